"""Tables over HTTP and WebSocket: seats, views, bots. The rules stay in the games; this package only hosts them."""

from importlib.resources import files

from ponti.core.words import add_texts

add_texts(files("ponti").joinpath("server", "locale"))
