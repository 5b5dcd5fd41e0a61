"""Quick and sensible play for playouts, each phase with its own habit; it looks at the actor's own cards only."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.game import pick
from ponti.games.rialto.actions import (
    AS_ONE_ID,
    AS_TWO_ID,
    BRIDGE_ID,
    DONE_ID,
    DRAW_ID,
    ENOUGH_ID,
    GONDOLA_ID,
    JOKERS_ID,
    LAY_ID,
    MAN_ID,
    MASKS_ID,
    MOVE_ID,
    PASS_ID,
    PICK_ID,
    RECRUIT_ID,
    RETURN_ID,
    ROW_ID,
    TAKE_ID,
    TOSS_ID,
    USE_ID,
    WAIT_ID,
)
from ponti.games.rialto.board import ONE_END, OTHER_END, has_side, man_in, men_at
from ponti.games.rialto.cards import of_type
from ponti.games.rialto.components import TYPE_COUNT, VALUES, Y2, Y4
from ponti.games.rialto.phases import IS_CHANCE, PHASES
from ponti.games.rialto.scoring import district_value
from ponti.games.rialto.state import (
    AS_ONE,
    AS_TWO,
    BLUE,
    BRIDGE,
    BUILD,
    DISCARD,
    GENERAL,
    GONDOLA,
    GREEN,
    GREEN_CARD,
    HAND,
    JOKERS,
    LAY,
    MAKE_ROOM,
    MAN,
    MASKS,
    MEN,
    NUMBER,
    PULL,
    RECRUIT,
    ROW,
    ROWS,
    SHORTAGE,
    SUPPLY,
    RialtoState,
)

WANTED: Final = vec[i64]([10, 9, 10, 11, 13, 9, 12])
"""By type: what a card is worth in a hand, in tenths of a point."""

GREEN_USE: Final = vec[i64]([0, 0, 2, 3])
"""By green building: 1 is what the coin is worth."""

LIKED: Final = vec[i64]([0, 0, 1, 3, 0, 1, 2, 2, 1, 1, 2, 3])
"""By kind of building: how useful it is."""


def rollout(state: RialtoState, rng: Random) -> i64:
    """An action of the first seat that decides, or an outcome."""
    phase = PHASES[state.phase]
    legal = phase.legal(state, state.current)
    if IS_CHANCE[state.phase]:
        return legal[pick(phase.weights(state), rng)]
    if len(legal) == 1:
        return legal[0]
    if rng.randrange(10) == 0:
        return legal[rng.randrange(len(legal))]
    return _HABITS[state.phase].choose(state, legal, rng)


class Habit:
    """How one phase is played out: anything."""

    def choose(self, state: RialtoState, legal: vec[i64], rng: Random) -> i64:
        """One of several legal actions."""
        return legal[rng.randrange(len(legal))]


class Best(Habit):
    """The action with the highest worth; ties are drawn."""

    def choose(self, state: RialtoState, legal: vec[i64], rng: Random) -> i64:
        best: i64 = legal[0]
        top: i64 = -1_000_000
        for action in legal:
            worth = 8 * self.worth(state, action) + rng.randrange(8)
            if worth > top:
                top = worth
                best = action
        return best

    def worth(self, state: RialtoState, action: i64) -> i64:
        """How good an action looks."""
        raise NotImplementedError


def card_worth(state: RialtoState, seat: i64, kind: i64) -> i64:
    """What one more card of a type is worth beside those of the hand."""
    held = of_type(state.cells[HAND + seat], kind)
    worth = WANTED[kind]
    if kind == 5 and state.cells[SUPPLY + seat] <= held:
        worth -= 5
    if kind == 4 and state.cells[GENERAL + seat] == 0:
        worth += 2
    if kind == 3 and held == 0:
        worth += 6  # without one a point is lost
    return worth + min(held, 2)


class Rows(Best):
    """The row whose cards are worth most."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        row = state.cells[ROWS + action - ROW_ID]
        total: i64 = 0
        for kind in range(i64(TYPE_COUNT)):
            total += of_type(row, kind) * card_worth(state, state.current, kind)
        return total


class Greens(Best):
    """Green buildings that keep more cards: three cards alone are seldom worth a coin, with a full hand."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        return 1 if action == DONE_ID else GREEN_USE[action - USE_ID]


class GreenCards(Best):
    """Three cards of the pile but for a Joker."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        if action == DRAW_ID:
            return 15
        return card_worth(state, state.current, action - PICK_ID)


class Discards(Best):
    """What is worth least; lower types first, since the order is fixed."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        kind = action - TOSS_ID
        return -card_worth(state, state.current, kind) - 2 * kind


def idle_card(state: RialtoState, seat: i64) -> bool:
    """Whether the hand holds a card whose section is over."""
    for kind in range(state.section):
        if of_type(state.cells[HAND + seat], kind) > 0:
            return True
    return False


class Lays(Best):
    """All cards of the type; without any, a card whose section is over is turned, or Jokers alone are played in F."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        seat = state.current
        if action == PASS_ID:
            return 1
        if action == WAIT_ID:
            return 0
        if action == LAY_ID:
            can_turn = state.usable(seat, Y4) + state.usable(seat, Y2) > 0
            return 2 if state.section == 5 or (can_turn and idle_card(state, seat)) else 0
        return action - LAY_ID + 2


def best_other(state: RialtoState) -> i64:
    """What has to be beaten in this section."""
    best: i64 = 0
    for player in range(state.plan.players):
        if player != state.current:
            count = state.count(player, state.section)
            if state.rank(player) < state.rank(state.current) and count > 0:
                count += 1
            best = max(best, count)
    return best


class AddedJokers(Best):
    """Jokers as far as they win the majority of C, D or E; all of them in F, where men are there for them."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        number = action - JOKERS_ID
        count = state.natural + number if state.natural > 0 else number - 1
        if state.section == 5:
            return min(count, state.cells[SUPPLY + state.current] + 1)
        if number == 0:
            return 3
        wins = count >= best_other(state) and count - 1 < best_other(state)
        return 6 if wins and state.section >= 2 else 4 - number if state.section >= 2 else 1 - number


class UsedMasks(Best):
    """As many as there are."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        return action - MASKS_ID


class Turned(Best):
    """A card whose section is over; another one only where one must be turned."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        if action == ENOUGH_ID:
            return 0
        kind = action - (AS_ONE_ID if state.phase == AS_ONE else AS_TWO_ID)
        return 5 if kind < state.section else -WANTED[kind]


class Buildings(Best):
    """The most valuable one, and of equals the one that does most."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        return 0 if action == DONE_ID else 4 * VALUES[action - TAKE_ID] + LIKED[action - TAKE_ID]


class Returned(Best):
    """The least valuable one."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        return -VALUES[(action - RETURN_ID) // 3]


def claim(state: RialtoState, district: i64) -> i64:
    """How well a player stands in a district against the best other: a round to come counts as even."""
    own = men_at(state.cells[MEN + state.current], district)
    best: i64 = 0
    for player in range(state.plan.players):
        if player != state.current:
            best = max(best, men_at(state.cells[MEN + player], district))
    if state.cells[NUMBER + district] > state.round:
        return 0
    return max(min(own - best, 2), -2)


class Bridges(Best):
    """The high end where the player leads."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        place = action - BRIDGE_ID
        one, other = ONE_END[place // 2], OTHER_END[place // 2]
        high, low = (one, other) if place % 2 == 0 else (other, one)
        return 3 * claim(state, high) + 2 * claim(state, low)


class Gondolas(Best):
    """Where the player trails, so that bridges go elsewhere."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        pair = action - GONDOLA_ID
        return -claim(state, ONE_END[pair]) - claim(state, OTHER_END[pair])


class Ends(Best):
    """A district that one man more wins or opens, by what it is worth; the last one of a side above all."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        district = action - MAN_ID
        men = state.cells[MEN + state.current]
        standing = claim(state, district)
        side = district // 3
        worth = 4 + district_value(state, district)
        if standing == 0 or standing == -1 or men_at(men, district) == 0:
            worth *= 2
        if state.flipped >> side & 1 == 0 and not has_side(men, side) and has_side(men + man_in(district), side):
            worth += 20
        return worth


class Shortages(Ends):
    """A man of the board, as at any gondola; no man leaves a district."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        if action == DONE_ID or action >= MOVE_ID:
            return 0
        return 1 + Ends.worth(self, state, action)


class Pulls(Best):
    """No man leaves a district."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        return 1 if action == DONE_ID else 0


class Blues(Best):
    """Every blue building, the most valuable first."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        return -1 if action == DONE_ID else action


class Recruits(Best):
    """The man is welcome."""

    def worth(self, state: RialtoState, action: i64) -> i64:
        return 1 if action == RECRUIT_ID else 0


_ANY: Final = Habit()
_SPECIAL: Final[dict[int, Habit]] = {
    ROW: Rows(),
    GREEN: Greens(),
    GREEN_CARD: GreenCards(),
    DISCARD: Discards(),
    LAY: Lays(),
    JOKERS: AddedJokers(),
    MASKS: UsedMasks(),
    AS_ONE: Turned(),
    AS_TWO: Turned(),
    BUILD: Buildings(),
    MAKE_ROOM: Returned(),
    BRIDGE: Bridges(),
    GONDOLA: Gondolas(),
    MAN: Ends(),
    SHORTAGE: Shortages(),
    PULL: Pulls(),
    BLUE: Blues(),
    RECRUIT: Recruits(),
}
_HABITS: Final[list[Habit]] = [_SPECIAL.get(phase, _ANY) for phase in range(len(PHASES))]
