"""What cards, plays in progress, coins and buildings are still worth, in points.

The worths were chosen by hand and checked in matches between variants; only their proportions matter.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ponti.games.rialto.cards import is_hidden, of_type, size
from ponti.games.rialto.components import JOKER, KINDS, ROUNDS, TYPE_COUNT, VALUES
from ponti.games.rialto.pending import has_acted, is_playing, is_resolving, may_play, pending
from ponti.games.rialto.phases.limit import hand_limit
from ponti.games.rialto.state import (
    BRIDGE,
    BUILD,
    BUILT,
    DISCARD,
    DOGE,
    GENERAL,
    GONDOLA,
    GREEN_DRAWING,
    HAND,
    MAKE_ROOM,
    MAN,
    MONEY,
    PULL,
    SHORTAGE,
    SUPPLY,
    RialtoState,
    copies,
)

CARD_DOGE: Final = 0
CARD_BUILDING: Final = 2
CARD_BRIDGE: Final = 3
CARD_GONDOLA: Final = 4
CARD_COUNCILMAN: Final = 5

LATE: Final = vec[float]([0.5, 0.5, 1.0, 1.0, 0.7, -0.5])
EARLY: Final = vec[float]([0.8, 0.6, 0.5, 0.0, 0.7, 0.0])
"""By section: what each card of a play is worth in the last round, and how much more in the first."""
MAJORITY: Final = vec[float]([0.6, 0.8, 1.2, 3.0, 3.2, 1.5])
"""By section: what the majority is worth."""
CHANCE: Final = vec[float]([0.0, 0.12, 0.3, 0.55, 0.75, 0.9])
"""By cards of a type in the hand: how likely they bring the majority."""
FIRM: Final = 0.85
"""How likely the majority stays with who leads, for each player still to play; and one still to play takes it."""
COUNCILMAN: Final = 0.4
JOKER_WORTH: Final = 1.6
KEPT: Final = 0.1
KEPT_JOKER: Final = 0.5
"""What a card is worth that can be played only in a later round."""
NO_BRIDGE: Final = 1.0
"""What is lost without any bridge card."""
UNSEEN: Final = 0.9
COIN: Final = 0.5
MAN_LEFT: Final = 0.5
INCOME: Final = 1.2
"""Coins that a player is likely to get in a round."""
RANK: Final = 1.4
STEP: Final = 0.9

BY_USE: Final = vec[i64]([11, 3, 7, 10, 2, 6, 9, 5, 8, 1, 0, 4])
"""The kinds of buildings, most useful first."""
USE: Final = vec[float]([0.4, 0.5, 1.2, 1.9, 0.4, 0.9, 1.2, 1.7, 0.8, 1.0, 1.4, 2.8])
"""By kind: what a use is worth, its coin included."""


def rounds_left(state: RialtoState) -> i64:
    """Rounds to come after this one."""
    return ROUNDS - max(state.round, 1)


def assets(state: RialtoState, seat: i64, left: i64) -> float:
    """What is not yet points: the rest, uses of buildings, cards and the Doge rank."""
    cells = state.cells
    share = float(left) / 5.0
    worth = MAN_LEFT * float(cells[SUPPLY + seat])
    worth += uses(state, seat, left)
    worth += STEP * share * float(cells[DOGE + seat])
    worth += RANK * (1.0 - likely_rank(state, seat) / float(state.plan.players - 1))
    return worth + hand_worth(state, seat, share)


def likely_rank(state: RialtoState, player: i64) -> float:
    """How many players will stand higher with the Doge when what has been played is carried out."""
    doge = state.cells[DOGE + player]
    if state.section == 0:
        doge += pending(state, player)
    higher = 0.0
    for other in range(state.plan.players):
        if other == player:
            continue
        theirs = state.cells[DOGE + other]
        if state.section == 0:
            theirs += pending(state, other)
        if theirs > doge or (theirs == doge and state.rank(other) < state.rank(player)):
            higher += 1.0
    return higher


def uses(state: RialtoState, seat: i64, left: i64) -> float:
    """What coins and buildings are worth together: the best buildings are used first, what remains is half a point."""
    coins = float(state.cells[MONEY + seat])
    budget = coins + INCOME * float(left)
    worth = COIN * coins
    built = state.cells[BUILT + seat]
    for kind in BY_USE:
        number = copies(built, kind)
        if number == 0:
            continue
        times = float(number * left)
        if is_window_open(state, kind):
            times += float(state.usable(seat, kind))
        times = min(times, budget)
        worth += times * (USE[kind] - COIN)
        budget -= times
    return worth


def is_window_open(state: RialtoState, kind: i64) -> bool:
    """Whether a building of this kind can still be used this round."""
    if kind < 4:
        return state.phase <= GREEN_DRAWING
    if kind < 8:
        return state.section < 6
    return True


def card_worth(state: RialtoState, seat: i64, kind: i64, number: i64, share: float) -> float:
    """What each of some cards of a type is worth in a hand."""
    is_open = kind > state.section or (kind == state.section and may_play(state, seat))
    if kind == JOKER:
        return JOKER_WORTH if state.section < 5 or may_play(state, seat) else KEPT_JOKER if share > 0.0 else 0.0
    if not is_open:
        return KEPT if share > 0.0 else 0.0
    if kind == CARD_COUNCILMAN:
        return COUNCILMAN if state.cells[SUPPLY + seat] > 0 else 0.1
    if kind == CARD_GONDOLA and state.cells[GENERAL + seat] < number:
        return 1.0
    return LATE[kind] + EARLY[kind] * share


def hand_worth(state: RialtoState, seat: i64, share: float) -> float:
    """What the cards of a hand are worth: in phase I the best ones, as many as may be kept."""
    hand = state.cells[HAND + seat]
    if is_hidden(hand):
        return UNSEEN * float(size(hand))
    over: i64 = 0
    if state.phase <= DISCARD:
        over = max(size(hand) - hand_limit(state, seat), 0)
    numbers = vec[i64]([of_type(hand, kind) for kind in range(i64(TYPE_COUNT))])
    each = vec[float]([card_worth(state, seat, kind, numbers[kind], share) for kind in range(i64(TYPE_COUNT))])
    while over > 0:
        least: i64 = -1
        for kind in range(i64(TYPE_COUNT)):
            if numbers[kind] > 0 and (least < 0 or each[kind] < each[least]):
                least = kind
        dropped = min(over, numbers[least])
        numbers[least] -= dropped
        over -= dropped
    worth = 0.0
    for kind in range(i64(TYPE_COUNT)):
        number = numbers[kind]
        if number == 0:
            continue
        worth += float(number) * each[kind]
        if kind < JOKER and (kind > state.section or state.phase <= DISCARD):
            worth += CHANCE[min(number, 5)] * MAJORITY[kind]
            if kind == CARD_BRIDGE:
                worth += NO_BRIDGE
    return worth


def add_section(state: RialtoState, points: list[float], left: i64) -> None:
    """Add what the plays of this section will bring."""
    share = float(left) / 5.0
    if is_playing(state):
        for seat in range(state.seats):
            if not may_play(state, seat):
                points[seat] += play_worth(state, seat, pending(state, seat), share)
        add_majority(state, points)
    elif is_resolving(state):
        for seat in range(state.seats):
            if not has_acted(state, seat):
                points[seat] += play_worth(state, seat, pending(state, seat), share)
                if state.has_bonus(seat) and state.section in (CARD_BRIDGE, CARD_GONDOLA):
                    points[seat] += MAJORITY[state.section] - 1.0
        if state.current < state.seats:
            points[state.current] += action_worth(state, share)


def play_worth(state: RialtoState, seat: i64, count: i64, share: float) -> float:
    """What a play brings when it is acted upon."""
    section = state.section
    if section == CARD_BRIDGE and count == 0:
        return -NO_BRIDGE
    if section == CARD_COUNCILMAN:
        return -MAN_LEFT * float(min(count, state.cells[SUPPLY + seat]))  # the men count in their district
    each = LATE[section] + EARLY[section] * share
    if section == CARD_BUILDING:
        return each * float(min(count, 4)) + 0.7 * float(max(count - 4, 0))
    if section == CARD_GONDOLA:
        men = min(count, state.cells[GENERAL + seat])
        return each * float(men) + float(count - men)
    return each * float(count)


def action_worth(state: RialtoState, share: float) -> float:
    """What the decision in progress will bring."""
    if state.phase == BUILD:
        return (LATE[2] + EARLY[2] * share) * float(min(state.budget, 4))
    if state.phase == MAKE_ROOM:
        return float(VALUES[state.tile])
    if state.phase == BRIDGE:
        return MAJORITY[CARD_BRIDGE] - 1.0
    if state.phase == GONDOLA:
        return MAJORITY[CARD_GONDOLA]
    if state.phase == MAN:
        return MAJORITY[CARD_GONDOLA] / 2.0
    if state.phase == SHORTAGE:
        return 0.7
    return 0.3 if state.phase == PULL else 0.0


def add_majority(state: RialtoState, points: list[float]) -> None:
    """The majority goes to who leads; those who have still to play are taken to play all cards of the type."""
    best: i64 = 0
    leader: i64 = -1
    second: i64 = -1
    second_best: i64 = 0
    to_play: i64 = 0
    for player in range(state.plan.players):
        count = pending(state, player)
        if may_play(state, player):
            to_play += 1
            hand = state.cells[HAND + player]
            count = 1 if is_hidden(hand) else of_type(hand, state.section)
        count = 2 * state.plan.players * count - state.rank(player)
        if count > best:
            second, second_best = leader, best
            leader, best = player, count
        elif count > second_best:
            second, second_best = player, count
    if leader < 0:
        return
    firm = 1.0
    for _ in range(to_play):
        firm *= FIRM
    if may_play(state, leader):
        firm = FIRM
    worth = MAJORITY[state.section]
    if leader < state.seats:
        points[leader] += worth * firm
    if 0 <= second < state.seats:
        points[second] += worth * (1.0 - firm)


assert KINDS == len(BY_USE) == len(USE)
