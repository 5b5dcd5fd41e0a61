"""Players that think: random, greedy, alpha-beta and Monte Carlo tree search, written once for all games.

They see what their seat may see: every bot is handed a redacted state and knows nothing else.
"""

from importlib.resources import files

from ponti.core.words import add_texts

add_texts(files("ponti").joinpath("search", "locale"))
