"""Measuring bots and games: matches with intervals, self-play reports, speed. Also bots that are other programs."""

from importlib.resources import files

from ponti.core.words import add_texts

add_texts(files("ponti").joinpath("lab", "locale"))
