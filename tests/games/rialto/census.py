"""What Rialto conserves: cards, buildings, councilmen, coins, bridges and gondolas."""

from ponti.core.game import AnyGame, State
from ponti.games.rialto.board import GONDOLA, all_men, bridge_of
from ponti.games.rialto.cards import of_type
from ponti.games.rialto.components import BRIDGE_NAMES, BUILDING_NAMES, PAIR_COUNT, TYPES
from ponti.games.rialto.phases.setup import bridges_left
from ponti.games.rialto.state import (
    ABSENT,
    BUILT,
    BURIED,
    COINED,
    DOGE,
    FRESH,
    GENERAL,
    HAND,
    KNOWN,
    MEN,
    MONEY,
    NONE,
    PLAYED,
    ROWS,
    START,
    SUPPLY,
    TILES,
    TOSSED,
    RialtoState,
    building_count,
    copies,
    ranked,
)


def card_sets(state: RialtoState) -> list[int]:
    """All places of cards in a full state."""
    players = range(int(state.plan.players))
    sets = [int(state.pile), int(state.discards)]
    sets += [int(state.cells[ROWS + row]) for row in range(int(state.plan.rows))]
    sets += [int(state.cells[first + p]) for p in players for first in (HAND, TOSSED, BURIED, PLAYED)]
    return sets


def census(game: AnyGame, state: State) -> dict[str, int]:
    """The box."""
    assert isinstance(state, RialtoState)
    cells, players = state.cells, range(int(state.plan.players))
    counts = {name: sum(of_type(cards, kind) for cards in card_sets(state)) for kind, name in enumerate(TYPES)}
    counts["cards"] = sum(cards >> 28 for cards in card_sets(state))
    stock = state.stock()
    for kind, name in enumerate(BUILDING_NAMES):
        counts[name] = copies(stock, kind) + sum(copies(cells[BUILT + player], kind) for player in players)
    for seat in range(int(state.seats)):
        men = cells[SUPPLY + seat] + cells[GENERAL + seat] + all_men(cells[MEN + seat])
        counts[f"men {seat}"] = 18 if state.phase == START else int(men)
    held = sum(cells[MONEY + p] + building_count(cells[COINED + p]) for p in players)
    counts["coins"] = int(held + state.coins_left())
    for kind, name in enumerate(BRIDGE_NAMES):
        placed = sum(bridge_of(cells[TILES + pair]) == kind for pair in range(PAIR_COUNT) if cells[TILES + pair])
        counts[name] = int(placed + bridges_left(state, kind)) + (state.top == kind)
    return {name: int(count) for name, count in counts.items()}


def check(game: AnyGame, state: State) -> None:
    """Bounds, the order of the Doge track, and that what everybody knows is true."""
    assert isinstance(state, RialtoState)
    cells = state.cells
    order = [int(ranked(state.ranks, place)) for place in range(int(state.plan.players))] if state.ranks else []
    assert sorted(order) in ([], list(range(int(state.plan.players))))
    steps = [int(cells[DOGE + player]) for player in order]
    assert steps == sorted(steps, reverse=True)
    gondolas = sum(cells[TILES + pair] == GONDOLA for pair in range(PAIR_COUNT))
    bridges = sum(cells[TILES + pair] != 0 for pair in range(PAIR_COUNT)) - gondolas
    assert max(gondolas, bridges) <= max(int(state.round), 0) <= 6
    assert state.top != NONE or state.round in (0, 6) or bridges > 0
    for seat in range(int(state.seats)):
        assert building_count(cells[BUILT + seat]) <= 7
        for kind in range(12):
            assert state.usable(seat, kind) >= 0
            assert copies(cells[COINED + seat], kind) + copies(cells[FRESH + seat], kind) <= copies(
                cells[BUILT + seat], kind
            )
        assert min(cells[MONEY + seat], cells[SUPPLY + seat], cells[GENERAL + seat]) >= 0
        for kind in range(7):
            heap = of_type(cells[HAND + seat], kind) + of_type(cells[TOSSED + seat], kind)
            assert of_type(cells[KNOWN + seat], kind) <= heap, "what is known is true"
            if cells[ABSENT + seat] >> kind & 1:
                assert of_type(cells[HAND + seat], kind) == 0, "what is proved is true"
