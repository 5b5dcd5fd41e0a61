"""The games. Importing this package registers them all, in the order of the lobby."""

from ponti.core.registry import register
from ponti.games.tre_ponti.rules import TRE_PONTI

register(TRE_PONTI)
