"""The command line: one file per command, all words in the language files beside them."""

from importlib.resources import files

from ponti.core.words import add_texts

add_texts(files("ponti").joinpath("cli", "locale"))
