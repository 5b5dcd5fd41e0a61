"""What a position in play promises to each side."""

from ponti.games.diavolo.components import DARK, LIGHT
from ponti.games.diavolo.scoring import measure
from ponti.games.diavolo.state import DiavoloState


def evaluate(state: DiavoloState) -> list[float]:
    """Chances of each seat."""
    lead = (measure(state, LIGHT) - measure(state, DARK)) / 1_000_000
    light = 0.5 + 0.5 * lead / (4 + abs(lead))
    return [light, 1 - light] if state.light_seat != 1 else [1 - light, light]
