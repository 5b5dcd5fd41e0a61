"""The suite itself: a game with one fault fails the test that is there to find it."""

from collections.abc import Callable

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti import CHANCE, PontiError
from ponti.core.actions import ActionSpace
from ponti.core.game import EventView, Json, Prompt, Refusal
from ponti.core.words import say
from tests.conformance import (
    test_codec,
    test_conservation,
    test_copies,
    test_playing,
    test_positions,
    test_redeal,
    test_refusals,
    test_secrets,
    test_simultaneous,
    test_words,
)
from tests.conformance.cases import Case
from tests.toy.game import Toy
from tests.toy.state import CHOOSE, KINDS, MARK, NONE, ToyState


class ShowsHands(Toy):
    def redact(self, state: ToyState, seat: int) -> ToyState:
        view = super().redact(state, seat)
        view.hands = [hand[:] for hand in state.hands]
        return view


class ShowsChoices(Toy):
    def redact(self, state: ToyState, seat: int) -> ToyState:
        view = super().redact(state, seat)
        view.chosen = state.chosen[:]
        return view


class TellsInTheLog(Toy):
    def redact_event(self, state: ToyState, action: int, seat: int, actor: int = -1) -> EventView:
        actor = int(self.to_act(state)) if actor == CHANCE else actor
        return EventView(actor, action, self.describe(state, action))


class TellsUnannounced(Toy):
    def __init__(self) -> None:
        super().__init__(ActionSpace(*KINDS, telling=()))


class TellsInThePrompt(Toy):
    def prompt(self, state: ToyState) -> Prompt:
        prompt = super().prompt(state)
        return Prompt(prompt.phase, prompt.clause, say("toy-result", points=max(state.chosen)), prompt.seats)


class TellsInARefusal(Toy):
    def why_not(self, state: ToyState, action: int, seat: int = -1) -> Refusal | None:
        refusal = super().why_not(state, action, seat)
        return refusal and Refusal(f"{sum(map(sum, state.hands))}", refusal.words)


class DealsWhatIsGone(Toy):
    def redeal(self, redacted: ToyState, rng: Random) -> ToyState:
        world = super().redeal(redacted, rng)
        world.hands = [[1] * len(hand) if seat != redacted.viewer else hand for seat, hand in enumerate(world.hands)]
        return world


class SharedState(ToyState):
    def copy(self) -> ToyState:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class SharesHands(Toy):
    def start(self, options: dict[str, bool | int | str], seats: int) -> ToyState:
        return SharedState(options, seats)


class ListsDownwards(Toy):
    def legal_vec(self, state: ToyState, seat: i64 = -1) -> vec[i64]:
        return vec[i64](sorted(super().legal_vec(state, seat), reverse=True))


class ForgetsAWeight(Toy):
    def weights_vec(self, state: ToyState) -> vec[i64]:
        return vec[i64](list(super().weights_vec(state))[1:])


class RollsWhatIsNot(Toy):
    def rollout(self, state: ToyState, rng: Random) -> i64:
        return MARK


class AllowsEverything(Toy):
    def why_not(self, state: ToyState, action: int, seat: int = -1) -> Refusal | None:
        return None


class FirstComesFirst(Toy):
    def apply(self, state: ToyState, action: i64, seat: i64 = -1) -> None:
        if CHOOSE <= action < MARK and state.chosen.count(NONE) == 1:
            state.points[int(seat)] += 1
        super().apply(state, action, seat)


class ForgetsMarks(Toy):
    def write_position(self, state: ToyState) -> dict[str, Json]:
        return {**super().write_position(state), "marks_left": 0}


class DrawsFromTheSleeve(Toy):
    def apply(self, state: ToyState, action: i64, seat: i64 = -1) -> None:
        super().apply(state, action, seat)
        if action < CHOOSE:
            state.hands[-1] = [2] * len(state.hands[-1])


class WritesOneWordForTwo(Toy):
    def join(self, first: int, second: int) -> str:
        return "a+b" if super().join(first, second) else ""


class SaysNothing(Toy):
    def prompt(self, state: ToyState) -> Prompt:
        prompt = super().prompt(state)
        return Prompt(prompt.phase, prompt.clause, say("toy-unspoken"), prompt.seats)


FAULTS: list[tuple[type[Toy], Callable[[Case], None]]] = [
    (ShowsHands, test_secrets.test_states_that_look_alike_are_alike_in_everything_shown),
    (ShowsChoices, test_simultaneous.test_a_choice_does_not_show_before_all_have_chosen),
    (TellsInTheLog, test_secrets.test_what_a_viewer_reads_in_the_log_follows_from_what_it_sees),
    (TellsUnannounced, test_secrets.test_an_action_that_can_tell_nothing_tells_nothing),
    (TellsInThePrompt, test_secrets.test_legal_lists_and_prompts_follow_from_the_view),
    (TellsInARefusal, test_secrets.test_states_that_look_alike_are_alike_in_everything_shown),
    (DealsWhatIsGone, test_redeal.test_a_redealt_state_fits_the_view_and_the_rules),
    (SharesHands, test_copies.test_a_copy_and_its_original_go_separate_ways),
    (ListsDownwards, test_playing.test_legal_ids_ascend_and_exist_for_every_acting_seat),
    (ForgetsAWeight, test_playing.test_each_chance_outcome_has_a_positive_weight),
    (RollsWhatIsNot, test_playing.test_sample_and_rollout_give_legal_actions_of_the_first_acting_seat),
    (AllowsEverything, test_refusals.test_there_is_a_reason_exactly_against_what_is_not_allowed),
    (FirstComesFirst, test_simultaneous.test_the_order_of_simultaneous_choices_does_not_matter),
    (ForgetsMarks, test_positions.test_a_loaded_position_goes_on_like_the_original),
    (DrawsFromTheSleeve, test_conservation.test_nothing_is_lost_or_made_during_a_game),
    (WritesOneWordForTwo, test_codec.test_a_joined_notation_stands_for_its_two_actions),
    (SaysNothing, test_words.test_prompts_actions_events_and_results_are_sentences),
]


@pytest.mark.parametrize(("broken", "test"), FAULTS, ids=lambda value: value.__name__)
def test_a_fault_is_found(broken: type[Toy], test: Callable[[Case], None]) -> None:
    test(Case(Toy(), (), 3))
    with pytest.raises((AssertionError, LookupError, ValueError, PontiError)):
        test(Case(broken(), (), 3))
