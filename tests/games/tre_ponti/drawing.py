"""Positions as drawings, and play in notation, for tests that read as sentences.

    table('''
      [7l]     | [Xh]   | [9a]
      Al : 7b  | Ka~ :  |    :
         : 8b  |     :  |    :
      0: 9h C
      1: Xl
    ''', turn=3)

Columns are written from the bridge outward, seat 0 left of the colon, seat 1 right; ``-`` is a hole. The cards that are
nowhere else are in the pile. A drawing need not be a position that a game leads to.
"""

from ponti.core.game import CHANCE
from ponti.games.tre_ponti.board import BYTES
from ponti.games.tre_ponti.components import card_text, read_card
from ponti.games.tre_ponti.phases.flow import OVER_PHASE, PLACE
from ponti.games.tre_ponti.rules import TRE_PONTI
from ponti.games.tre_ponti.scoring import bridge_total
from ponti.games.tre_ponti.state import NO_CARD, State

GAME = TRE_PONTI


def table(drawing: str, *, turn: int = 1, leader: int = 0, **options: bool | str) -> State:
    """The leader of ``turn`` is about to place a card."""
    state = GAME.new_game(options)
    state.turn = turn
    state.leader = state.actor = leader
    state.phase = PLACE
    lines = [line.strip() for line in drawing.strip().splitlines()]
    rows = [line.split("|") for line in lines if "|" in line]
    for bridge, head in enumerate(rows[0]):
        card = read_card(head.strip(" []"))
        state.set_bridge(bridge, card if card >= 0 else NO_CARD)
    for row in rows[1:]:
        for bridge, cell in enumerate(row):
            _lay(state, bridge, cell)
    for line in lines:
        if line[:2] in ("0:", "1:"):
            for text in line[2:].split():
                state.hold(int(line[0]), read_card(text))
    state.stack_unseen()
    return state


def _lay(state: State, bridge: int, cell: str) -> None:
    for seat, card in enumerate(cell.split(":", 1) if "C:" not in cell else _sides(cell)):
        if card.strip():
            state.push(seat, bridge, 0 if card.strip() == "-" else BYTES[card.strip()])


def _sides(cell: str) -> list[str]:
    """The two sides of a cell in which a declared Chronicler lies: a colon with a blank before it parts them."""
    left, right = f" {cell} ".split(" :", 1)
    return [left, right]


def crowded(state: State, pile: str) -> State:
    """``state`` with just these cards in the pile; the others lie at the third bridge."""
    kept = [read_card(card) for card in pile.split()]
    for _ in range(int(state.pile)):
        card = int(state.in_pile(0))
        state.unstack(card)
        if card in kept:
            kept.remove(card)
        else:
            state.push(1 if state.length(0, 2) == 13 else 0, 2, BYTES["C:b" if card == 32 else card_text(card)])
    state.stack_unseen()
    return state


def scored(suit: str, left: str, right: str = "", **options: bool | str) -> State:
    """A finished game in which only the first bridge, of this suit, has cards."""
    state = GAME.new_game(options)
    state.phase = OVER_PHASE
    state.turn = 6
    state.actor = 1 - state.leader
    used = {*left.replace("~", "").split(), *right.replace("~", "").split()}
    spare = next(rank + suit for rank in "89X7UOKA" if rank + suit not in used)
    state.set_bridge(0, read_card(spare))
    for seat, column in enumerate((left, right)):
        for card in column.split():
            state.push(seat, 0, 0 if card == "-" else BYTES[card])
    return state


def totals(state: State, bridge: int = 1) -> tuple[float, float]:
    """Both seats' points at a bridge."""
    return bridge_total(state, 0, bridge - 1) / 2, bridge_total(state, 1, bridge - 1) / 2


def play(state: State, *texts: str) -> State:
    """``state`` after these events; reveals play themselves, and so do draws at the start of a turn (lowest card)."""
    state = state.copy()
    for text in texts:
        settle(state)
        (action,) = GAME.parse(text)
        assert action in GAME.legal_actions(state), f"{text}: {legal(state)}"
        GAME.apply(state, action)
    settle(state)
    return state


def settle(state: State) -> None:
    """Turn up what lies face down and draw for the turn."""
    while GAME.to_act(state) == CHANCE and GAME.prompt(state).phase in ("reveal", "turn-draw"):
        GAME.apply(state, GAME.legal_actions(state)[0])


def legal(state: State) -> list[str]:
    """What may be done, in notation."""
    return [GAME.actions.text(action) for action in GAME.legal_actions(state)]


def refusal(state: State, text: str) -> tuple[str, str]:
    """The clause and the key of the reason against an action."""
    found = GAME.why_not(state, GAME.parse(text)[0])
    assert found is not None, f"{text} is allowed"
    return found.clause, found.words.key.removeprefix("tre-ponti-no-")


def column(state: State, seat: int, bridge: int) -> list[object]:
    """The cards of a column from the bridge outward."""
    columns = GAME.write_position(state)["columns"]
    assert isinstance(columns, list)
    row = columns[seat]
    assert isinstance(row, list)
    cards = row[bridge - 1]
    assert isinstance(cards, list)
    return list(cards)


def hand(state: State, seat: int) -> list[object]:
    """The cards of a hand."""
    hands = GAME.write_position(state)["hands"]
    assert isinstance(hands, list)
    cards = hands[seat]
    assert isinstance(cards, list)
    return list(cards)


def bridges(state: State) -> object:
    """The bridge cards."""
    return GAME.write_position(state)["bridges"]


def phase(state: State) -> tuple[str, int]:
    """What is being decided, and by whom."""
    return GAME.prompt(state).phase, int(GAME.to_act(state))
