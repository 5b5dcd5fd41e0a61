"""The toy: 2-4 seats choose one of their cards in secret; the best scores them all and takes two piers.

§1 Cards are dealt one at a time. §2 All choose a card in secret, and show them together. §3 The one highest (option:
lowest) card scores the sum of the shown cards; when it is not unique, nobody does. §4 Who scores takes two free piers.
§5 Most points win, then most piers. Option ``double``: the last round counts twice.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ponti.core.actions import ActionSpace
from ponti.core.errors import BadNotation
from ponti.core.game import CHANCE, EVERYTHING, OVER, EventView, Game, Json, Prompt, Refusal, Result, ScoreRow
from ponti.core.options import Options
from ponti.core.position import Fields
from ponti.core.words import Words, add_texts, say
from tests.toy.position import read_position, write_position
from tests.toy.state import ACTIONS, CHOOSE, DEAL, FREE, HIDDEN, MARK, NONE, OPTIONS, PIERS, ToyState


class Toy(Game[ToyState]):
    def __init__(self, actions: ActionSpace = ACTIONS) -> None:
        super().__init__("toy", (2, 4), actions, OPTIONS, max_events=8 + 8 + 4)

    # -- playing

    def start(self, options: Options, seats: int) -> ToyState:
        return ToyState(options, seats)

    def to_act(self, state: ToyState) -> i64:
        seats = self.acting(state)
        return seats[0] if seats else OVER

    def acting(self, state: ToyState) -> tuple[int, ...]:
        if state.dealt < state.hand_size * state.seats:
            return (CHANCE,)
        if state.marks_left:
            return (state.winner,)
        if not any(state.hands) and NONE in state.chosen:
            return ()
        return tuple(seat for seat, card in enumerate(state.chosen) if card == NONE)

    def legal_vec(self, state: ToyState, seat: i64 = -1) -> vec[i64]:
        actor = self.to_act(state) if seat == -1 else seat
        if actor == CHANCE:
            return _ids(DEAL + card - 1 for card in sorted(set(state.unseen())))
        if state.marks_left:
            return _ids(MARK + pier for pier, owner in enumerate(state.piers) if owner == FREE)
        return _ids(CHOOSE + card - 1 for card in sorted(set(state.hands[actor])))

    def weights_vec(self, state: ToyState) -> vec[i64]:
        unseen = state.unseen()
        return _ids(unseen.count(card) for card in sorted(set(unseen)))

    def apply(self, state: ToyState, action: i64, seat: i64 = -1) -> None:
        actor = int(self.to_act(state) if seat == -1 else seat)
        if action >= MARK:
            state.piers[action - MARK] = actor
            state.marks_left -= 1
            return
        card = int(action % CHOOSE) + 1
        if action < CHOOSE:
            receiver = state.dealt % state.seats
            state.hands[receiver] = sorted([*state.hands[receiver], card])
            return
        state.hands[actor].remove(card)
        state.chosen[actor] = card
        if NONE not in state.chosen:
            _show(state)

    def result(self, state: ToyState) -> Result:
        piers = [state.piers.count(seat) for seat in range(state.seats)]
        keys = list(zip(state.points, piers, strict=True))
        places = tuple(1 + sum(other > key for other in keys) for key in keys)
        tie = len(set(state.points)) < len(set(keys))
        over = not self.acting(state)
        rows = (
            ScoreRow(say("toy-points"), tuple(map(float, state.points)), is_total=True),
            ScoreRow(say("toy-piers"), tuple(map(float, piers))),
        )
        words = say("toy-result", points=max(state.points))
        scores = tuple(map(float, state.points))
        return Result(scores, places, "hands_empty" if over else "", words, ("piers",) if tie else (), rows)

    def evaluate(self, state: ToyState) -> list[float]:
        total = sum(state.points)
        return [(1 + points) / (2 + total) for points in state.points]

    # -- who may know what

    def redact(self, state: ToyState, seat: int) -> ToyState:
        view = state.copy()
        view.viewer = seat
        for other in range(state.seats):
            if other != seat:
                view.hands[other] = [HIDDEN] * len(state.hands[other])
                view.chosen[other] = NONE if state.chosen[other] == NONE else HIDDEN
        return view

    def redact_event(self, state: ToyState, action: int, seat: int, actor: int = -1) -> EventView:
        actor = int(self.to_act(state)) if actor == -1 else actor
        if action >= MARK:
            return EventView(actor, action, self.describe(state, action))
        owner = state.dealt % int(state.seats) if actor == CHANCE else actor
        if seat in (owner, EVERYTHING):
            return EventView(actor, action, self.describe(state, action))
        return EventView(
            actor, None, say("toy-deal-hidden" if actor == CHANCE else "toy-choose-hidden", seat=owner + 1)
        )

    def redeal(self, redacted: ToyState, rng: Random) -> ToyState:
        world = redacted.copy()
        world.viewer = EVERYTHING
        unseen = redacted.unseen()
        for place in range(world.seats):
            for index, card in enumerate(world.hands[place]):
                if card == HIDDEN:
                    world.hands[place][index] = unseen.pop(rng.randrange(len(unseen)))
            world.hands[place].sort()
            if world.chosen[place] == HIDDEN:
                world.chosen[place] = unseen.pop(rng.randrange(len(unseen)))
        return world

    # -- words

    def prompt(self, state: ToyState) -> Prompt:
        seats = self.acting(state)
        phase = "over" if not seats else "deal" if seats == (CHANCE,) else "mark" if state.marks_left else "choose"
        return Prompt(phase, _CLAUSES[phase], say(f"toy-prompt-{phase}", left=state.marks_left), seats)

    def describe(self, state: ToyState, action: int) -> Words:
        if action >= MARK:
            return say("toy-mark", pier=PIERS[action - MARK])
        return say("toy-deal" if action < CHOOSE else "toy-choose", card=action % CHOOSE + 1)

    def why_not(self, state: ToyState, action: int, seat: int = -1) -> Refusal | None:
        phase = self.prompt(state).phase
        if phase == "over" or action in self.legal_actions(state, seat):
            return Refusal("5", say("toy-prompt-over")) if phase == "over" else None
        wanted = "deal" if action < CHOOSE else "choose" if action < MARK else "mark"
        if wanted != phase:
            return Refusal(_CLAUSES[phase], say(f"toy-prompt-{phase}", left=state.marks_left))
        return Refusal(_CLAUSES[phase], say(f"toy-not-{phase}"))

    def parse(self, text: str) -> tuple[int, ...]:
        piers = text.strip().split("+")
        if len(piers) == 2 and piers[0] in PIERS and piers[1] in PIERS:
            if piers[0] == piers[1]:
                raise BadNotation("unknown_action", text=text.strip()[:40])
            return tuple(self.actions.parse(pier) for pier in sorted(piers))
        return (self.actions.parse(text),)

    def join(self, first: int, second: int) -> str:
        if first < MARK or second < MARK:
            return ""
        return "+".join(sorted((self.actions.text(first), self.actions.text(second))))

    # -- positions and pictures

    def picture(self, state: ToyState) -> str:
        hands = [" ".join("?" if card == HIDDEN else str(card) for card in hand) for hand in state.hands]
        return "\n".join(f"{seat}: {hand} ({state.points[seat]})" for seat, hand in enumerate(hands))

    def scene(self, state: ToyState) -> dict[str, Json]:
        return {**write_position(state), "phase": self.prompt(state).phase}

    def write_position(self, state: ToyState) -> dict[str, Json]:
        return write_position(state)

    def read_position(self, fields: Fields, options: Options, seats: int, viewer: int) -> ToyState:
        return read_position(fields, ToyState(options, seats, viewer))


_CLAUSES: Final = {"deal": "1", "choose": "2", "mark": "4", "over": "5"}
TOY: Final = Toy()
add_texts(Path(__file__).parent / "locale")


def _ids(ids: Iterable[int]) -> vec[i64]:
    found = vec[i64]()
    for id in ids:
        found = append(found, id)
    return found


def _show(state: ToyState) -> None:
    is_last = not any(state.hands)
    best = max(state.chosen) if state.options["wins"] == "high" else min(state.chosen)
    if state.chosen.count(best) == 1:
        state.winner = state.chosen.index(best)
        state.points[state.winner] += sum(state.chosen) * (2 if is_last and state.options["double"] else 1)
        state.marks_left = 2
    state.gone = sorted(state.gone + state.chosen)
    state.chosen = [NONE] * int(state.seats)
