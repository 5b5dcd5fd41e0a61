"""What a screen draws, from a view alone.

::

    {"phase": "setup|start|bid|build|card|sale|offer|answer|stop|payee|turn|over",
     "round": 7,                            counts on in the final round
     "final": null | {"reason": "last_shop"|"stall", "play": 3, "plays": 11},
     "rounds_without_build": 0, "stall_cap": 11,
     "shops_to_build": 22,                  until the last possible one stands
     "ledger": "open"|"memory",
     "steps": [{"step": 1, "left": seat|null, "right": seat|null, "in_view": true}, …]   1..15
     "lord": {"step": 4, "facing": "up"|"down"},          0 is the bank he starts from; up is towards 15
     "start_player": seat|null, "last_mover": seat|null,
     "players": [{"seat": 0, "letter": "A",
                  "cash": 85|null,          null: the viewer must remember it
                  "shops_left": 9, "shops_built": 3,
                  "nearest": 3|null,        steps from the Lord to the nearest own shop ahead
                  "hand": ["J", "30", …]|null, "hand_size": 8,        a chosen card is still in the hand
                  "played": ["100", "20"]|null, "played_size": 2,     the newest last
                  "top": "20"|null,         the newest played card, always open
                  "has_chosen": true, "chosen": "30"|null,            null also when it is secret
                  "offer": 45|null, "has_offered": true,              of this round, null also when it is secret
                  "struck": false,          by the tie rule, this round
                  "rank": 1|null}, …],
     "auction": null | {"bid": 45, "high": seat|null, "to_bid": seat, "in": [seats], "lowest": 50, "entered": "2xx"|"",
                        "most": 245|null,   the bidder's cash, where the viewer may see it
                        "quick": [{"amount": 50, "text": "bid 50"}, …]},
     "sale": null | {"holder": seat, "mode": "public"|"sealed", "asked": [seats still to offer], "entered": "2xx"|"",
                     "most": 85|null, "quick": [{"amount": 0, "text": "offer 0"}, …]},
     "right": null | {"holder": seat, "mover": seat, "card": "30", "value": 30},     value: at the mover's own shop
     "payees": [seats],                     between whom the mover must choose
     "last": {"cards": null | ["30", "J", …],                                        turned up last, by seat
              "build": null | {"seat", "plot": "7L", "price": 45, "round": 6},
              "sale": null | {"seller", "buyer", "price", "round"},
              "move": null | {"mover", "from", "to", "payee": seat|null, "paid": 30, "turned": false, "round"}}}

Actions beside it are ``start|accept|pay`` with ``"player": "B"`` (a letter), ``build`` with ``"plot": "7L"``, ``card``
with ``"card": "J"``, ``stop`` with ``"step": 9``, ``bid|offer`` with ``"amount": 45`` (below 100, or the last two
digits), ``bid_digit|offer_digit`` with ``"digits": "2xx"``, and ``pass``, ``keep``, ``ask``, ``refuse``, ``turn``,
``straight``; what they would do stands in ``preview.py``.

Amounts are best sent as typed text (``{"type": "play", "text": "bid 245"}``), which stands for all their digits at
once; ``quick`` holds sensible ones for buttons. While several choose at the same time (``card``, and ``offer`` with
sealed offers), each seat may play as soon as it likes; that it has chosen is public, what it has chosen is not.

A member of ``last`` is news when it differs from the one in the scene before: money flies from the buyer of a shop to
the bank (``build``), from buyer to seller (``sale``), from the bank to the payee (``move``).

The option ``ledger`` = ``memory``: as at a real table, the others' cash, their hands and all but the top of the played
stacks are null until the game is over; a spectator sees nobody's. The state a bot reads keeps them, as they follow from
what everybody saw. The log should then show no more than the current round.
"""

from ponti.core.game import EVERYTHING, Json
from ponti.games.ponte_vecchio.amounts import ANY
from ponti.games.ponte_vecchio.board import NOTHING_AHEAD, ahead, count, distance
from ponti.games.ponte_vecchio.components import (
    CARD_NAMES,
    HAND,
    LAST_CALL,
    LETTERS,
    PLOT_NAMES,
    SHOPS,
    STEP_BITS,
    STEPS,
    last_shop,
)
from ponti.games.ponte_vecchio.phases.auction import lowest_bid
from ponti.games.ponte_vecchio.phases.move import card_value, owners_on
from ponti.games.ponte_vecchio.scoring import result
from ponti.games.ponte_vecchio.state import (
    ANSWER,
    BID,
    HIDDEN,
    NONE,
    OFFER,
    OVER_PHASE,
    PAYEE,
    PHASE_NAMES,
    REASONS,
    SALE,
    SALE_MODES,
    VecchioState,
)
from ponti.games.ponte_vecchio.words import deciding

QUICK_RAISES = (0, 5, 10, 20, 50)
"""Above the lowest amount, for buttons."""


def scene(state: VecchioState) -> dict[str, Json]:
    """The scene; its shape stands at the head of this module."""
    return {
        "phase": PHASE_NAMES[state.phase],
        "round": int(state.round),
        "final": _final(state),
        "rounds_without_build": rounds_without_build(state),
        "stall_cap": int(state.terms.stall_cap),
        "shops_to_build": int(last_shop(state.seats) - count(state.on_bridge())),
        "ledger": "memory" if state.terms.memory else "open",
        "steps": _steps(state),
        "lord": {"step": int(state.lord), "facing": facing_name(state)},
        "start_player": seat_or_none(state.starter),
        "last_mover": seat_or_none(state.last_mover),
        "players": _players(state),
        "auction": _auction(state),
        "sale": _sale(state),
        "right": _right(state),
        "payees": seats_in(owners_on(state, state.lord)) if state.phase == PAYEE else [],
        "last": {"cards": revealed_names(state), **last_facts(state)},
    }


def remembers(state: VecchioState, seat: int) -> bool:
    """Whether the viewer sees a player's cash, hand and stack, or must remember them."""
    open_ledger = not state.terms.memory or state.phase == OVER_PHASE
    return open_ledger or state.viewer in (EVERYTHING, seat)


def rounds_without_build(state: VecchioState) -> int:
    """How many rounds in a row have ended without a build; 0 in the final round."""
    if state.is_final() or state.round == 0 or state.build_round == state.round:
        return 0
    return int(state.round - state.build_round - 1)


def facing_name(state: VecchioState) -> str:
    """Which way the Lord looks."""
    return "up" if state.facing > 0 else "down"


def seat_or_none(seat: int) -> int | None:
    """A seat as JSON."""
    return None if seat == NONE else int(seat)


def seats_in(bits: int) -> list[Json]:
    """A set of seats as a list."""
    return [seat for seat in range(len(LETTERS)) if bits >> seat & 1]


def hand_names(state: VecchioState, seat: int) -> list[Json]:
    """A hand, ascending."""
    return [CARD_NAMES[card] for card in range(HAND) if state.hands[seat] >> card & 1]


def stack_names(state: VecchioState, seat: int) -> list[Json]:
    """A played stack, the newest card last."""
    stack = int(state.stacks[seat])
    names: list[Json] = []
    while stack:
        names.insert(0, CARD_NAMES[(stack & 15) - 1])
        stack >>= 4
    return names


def revealed_names(state: VecchioState) -> list[Json] | None:
    """The cards that were turned up last, by seat."""
    return [CARD_NAMES[state.card(seat)] for seat in range(int(state.seats))] if state.revealed else None


def last_facts(state: VecchioState) -> dict[str, Json]:
    """The last build, sale and move."""
    facts = state.facts
    build: dict[str, Json] = {
        "seat": int(facts.built_by),
        "plot": PLOT_NAMES[facts.built_plot],
        "price": int(facts.built_price),
        "round": int(state.build_round),
    }
    sale: dict[str, Json] = {
        "seller": int(facts.seller),
        "buyer": int(facts.buyer),
        "price": int(facts.sale_price),
        "round": int(facts.sale_round),
    }
    move: dict[str, Json] = {
        "mover": int(state.last_mover),
        "from": int(facts.moved_from),
        "to": int(facts.moved_to),
        "payee": seat_or_none(facts.paid_to),
        "paid": int(facts.paid),
        "turned": facts.turned,
        "round": int(facts.move_round),
    }
    return {
        "build": None if facts.built_by == NONE else build,
        "sale": None if facts.seller == NONE else sale,
        "move": None if facts.moved_from == NONE else move,
    }


def _final(state: VecchioState) -> dict[str, Json] | None:
    if not state.is_final():
        return None
    play = min(int(state.final_plays) + 1, LAST_CALL)
    return {"reason": REASONS[state.final_reason], "play": play, "plays": LAST_CALL}


def _steps(state: VecchioState) -> list[Json]:
    view = ahead(state.lord, state.facing)
    steps: list[Json] = []
    for step in range(1, STEPS + 1):
        left, right = (seat_or_none(state.owner(2 * step - 2 + side)) for side in range(2))
        steps.append({"step": step, "left": left, "right": right, "in_view": view & STEP_BITS[step] != 0})
    return steps


def _players(state: VecchioState) -> list[Json]:
    places = result(state).places
    players: list[Json] = []
    for seat in range(int(state.seats)):
        known = remembers(state, seat)
        near = int(distance(state.shops[seat], state.lord, state.facing))
        stack = stack_names(state, seat)
        built = int(count(state.shops[seat]))
        players.append({
            "seat": seat,
            "letter": LETTERS[seat],
            "cash": int(state.cash[seat]) if known else None,
            "shops_left": SHOPS - built,
            "shops_built": built,
            "nearest": None if near == NOTHING_AHEAD else near,
            "hand": hand_names(state, seat) if known else None,
            "hand_size": int(count(state.hands[seat])),
            "played": stack if known else None,
            "played_size": len(stack),
            "top": stack[-1] if stack else None,
            "has_chosen": state.chosen[seat] != NONE,
            "chosen": CARD_NAMES[state.chosen[seat]] if state.chosen[seat] >= 0 else None,
            "offer": _offer(state, seat),
            "has_offered": _has_offered(state, seat),
            "struck": state.struck >> seat & 1 == 1,
            "rank": places[seat] if not state.terms.memory or state.phase == OVER_PHASE else None,
        })  # fmt: skip
    return players


def _has_offered(state: VecchioState, seat: int) -> bool:
    return state.phase in (OFFER, ANSWER) and state.amounts[seat] != NONE and state.asked >> seat & 1 == 0


def _offer(state: VecchioState, seat: int) -> int | None:
    return int(state.amounts[seat]) if _has_offered(state, seat) and state.amounts[seat] != HIDDEN else None


def _auction(state: VecchioState) -> dict[str, Json] | None:
    if state.phase != BID:
        return None
    bidder = int(state.current)
    lowest = int(lowest_bid(state))
    return {
        "bid": int(state.bid),
        "high": seat_or_none(state.high),
        "to_bid": bidder,
        "in": seats_in(state.bidders),
        "lowest": lowest,
        "entered": entered_text(state, bidder),
        "most": int(state.cash[bidder]) if remembers(state, bidder) else None,
        "quick": _quick(state, bidder, "bid", lowest, QUICK_RAISES),
    }


def _sale(state: VecchioState) -> dict[str, Json] | None:
    if state.phase not in (SALE, OFFER, ANSWER):
        return None
    bidder = deciding(state)
    offering = state.phase == OFFER
    return {
        "holder": int(state.holder),
        "mode": SALE_MODES[state.terms.sale_mode],
        "asked": seats_in(state.asked),
        "entered": entered_text(state, bidder) if offering else "",
        "most": int(state.cash[bidder]) if offering and remembers(state, bidder) else None,
        "quick": _quick(state, bidder, "offer", 0, (0, 5, 10, 20, 30, 50)) if offering else [],
    }


def _quick(state: VecchioState, seat: int, word: str, lowest: int, above: tuple[int, ...]) -> list[Json]:
    """Amounts for buttons: some above the lowest, and all the cash; nothing in the middle of an amount."""
    if not remembers(state, seat) or entered_text(state, seat):
        return []
    most = int(state.cash[seat])
    amounts = [lowest + more for more in above if lowest + more < most]
    return [{"amount": amount, "text": f"{word} {amount}"} for amount in [*amounts, most]]


def entered_text(state: VecchioState, seat: int) -> str:
    """What has been entered of an amount, such as ``2xx``; empty when nothing is, or when it is secret."""
    place = int(state.places[seat])
    if place == ANY or state.amounts[seat] < 0:
        return ""
    left = place + 1
    return str(int(state.amounts[seat]))[:-left].zfill(1) + "x" * left


def _right(state: VecchioState) -> dict[str, Json] | None:
    if state.holder == NONE:
        return None
    card = state.card(state.mover)
    return {
        "holder": int(state.holder),
        "mover": int(state.mover),
        "card": CARD_NAMES[card],
        "value": int(card_value(state, card, state.mover, state.mover)),
    }
