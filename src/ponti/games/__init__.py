"""The games. Importing this package registers them all, in the order of the lobby."""

from ponti.core.registry import register
from ponti.games.bridgetown.rules import BRIDGETOWN
from ponti.games.diavolo.rules import DIAVOLO
from ponti.games.ponte_vecchio.rules import PONTE_VECCHIO
from ponti.games.rialto.rules import RIALTO
from ponti.games.tre_ponti.rules import TRE_PONTI

register(DIAVOLO)
register(TRE_PONTI)
register(PONTE_VECCHIO)
register(RIALTO)
register(BRIDGETOWN)
