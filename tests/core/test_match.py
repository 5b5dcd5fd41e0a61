"""A match: the only place that checks legality and rolls dice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ponti
from ponti import (
    CHANCE,
    SPECTATOR,
    BadNotation,
    BadOptions,
    Dice,
    GameOver,
    IllegalAction,
    Match,
    NotYourTurn,
    PontiError,
)
from ponti.core.game import AnyGame
from ponti.core.match import Playable
from ponti.core.record import Event
from tests.core.strategies import HUGE, odd_values
from tests.toy.game import TOY
from tests.toy.state import CHOOSE, DEAL, MARK, Choose, Mark, ToyState

GAME: AnyGame = TOY


def match_with(*cards: int, seats: int = 2, deck: int = 6) -> Match:
    """A match in which these cards have been dealt."""
    match = Match(GAME, {"deck": deck}, seats, rolls=False)
    for card in cards:
        match.play(DEAL + card - 1)
    return match


def played_out(seed: int, seats: int = 3) -> Match:
    match = Match(GAME, {"deck": 9}, seats, dice=Dice(seed=seed))
    while not match.is_over:
        seat = match.acting()[-1]
        match.play(match.legal_ids(seat)[0], seat)
    return match


def snapshot(match: Match) -> tuple[dict[str, object], list[Event]]:
    return dict(GAME.dump_state(match.state)), list(match.events)


# -- the start ------------------------------------------------------------------------------------------------------


def test_a_match_takes_options_and_seats() -> None:
    match = Match(GAME, {"deck": 9}, 3, dice=Dice(seed=1))
    assert (match.start.options["deck"], match.start.seats) == (9, 3)


def test_chance_is_played_at_once() -> None:
    match = Match(GAME, seats=3, dice=Dice(seed=1))
    assert [event.seat for event in match.events] == [CHANCE] * 6
    assert match.acting() == (0, 1, 2)


def test_the_same_dice_deal_the_same() -> None:
    deals = [Match(GAME, dice=Dice(seed=seed)).events for seed in (1, 1, 2, 3, 4)]
    assert deals[0] == deals[1]
    assert deals[0] not in deals[2:]


@pytest.mark.parametrize(("options", "seats"), [({"deck": 1}, 2), ({"x": 1}, 2), ({}, 5), ({}, 1), ({}, -1)])
def test_a_match_that_is_not_offered_cannot_start(options: dict[str, object], seats: int) -> None:
    with pytest.raises(BadOptions):
        Match(GAME, options, seats)


def test_a_match_can_start_from_a_position_and_leaves_it_alone() -> None:
    state = match_with(1, 2, 3, 4).state
    before = GAME.dump_state(state)
    match = Match(GAME, start=state)
    match.play("2", 1)
    assert GAME.dump_state(state) == before
    assert GAME.dump_state(match.start) == before


# -- playing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("playable", [CHOOSE + 2, "3", " 3 ", Choose(3)])
def test_an_action_is_an_id_a_text_or_a_dataclass(playable: Playable) -> None:
    match = match_with(3, 1, 4, 2)
    assert match.play(playable) == [Event(0, CHOOSE + 2)]


def test_legal_actions_are_typed() -> None:
    match = match_with(3, 1, 4, 2)
    assert match.legal() == [Choose(3), Choose(4)]
    assert match.legal(1) == [Choose(1), Choose(2)]
    assert match.legal_ids(1) == [CHOOSE, CHOOSE + 1]


def test_a_seat_that_may_not_act_has_nothing_to_choose_from() -> None:
    match = match_with(3, 1, 4, 2)
    match.play("3")
    assert match.legal(0) == []
    assert match.legal_ids(SPECTATOR) == []


def test_a_whole_turn_is_one_word() -> None:
    match = match_with(3, 1, 4, 2)
    match.play("3", 0)
    match.play("1", 1)
    assert match.play("e+b") == [Event(0, MARK + 1), Event(0, MARK + 4)]


def test_simultaneous_choices_come_in_any_order() -> None:
    one, other = match_with(3, 1, 4, 2), match_with(3, 1, 4, 2)
    one.play("3", 0)
    one.play("1", 1)
    other.play("1", 1)
    other.play("3", 0)
    assert GAME.dump_state(one.state) == GAME.dump_state(other.state)
    assert one.events != other.events


def test_without_a_seat_the_first_that_acts_plays() -> None:
    match = match_with(3, 1, 4, 2)
    assert [match.play("3")[0].seat, match.play("1")[0].seat] == [0, 1]


# -- refusals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("playable", "seat", "error", "code"),
    [
        ("5", 0, IllegalAction, "illegal_action"),
        ("a", 0, IllegalAction, "illegal_action"),
        ("a+b", 0, IllegalAction, "illegal_action"),
        ("+1", 0, IllegalAction, "illegal_action"),
        ("3", 2, NotYourTurn, "not_your_turn"),
        ("3", CHANCE, NotYourTurn, "not_your_turn"),
        ("3", SPECTATOR, NotYourTurn, "not_your_turn"),
        ("3", 10**30, NotYourTurn, "not_your_turn"),
        ("", 0, BadNotation, "unknown_action"),
        ("xyz", 0, BadNotation, "unknown_action"),
        (-1, 0, BadNotation, "unknown_action"),
        (GAME.actions.size, 0, BadNotation, "unknown_action"),
        (Choose(77), 0, BadNotation, "unknown_action"),
        (True, 0, BadNotation, "unknown_action"),
    ],
)
def test_a_refused_action_changes_nothing(playable: Playable, seat: int, error: type[PontiError], code: str) -> None:
    match = match_with(3, 1, 4, 2)
    before = snapshot(match)
    with pytest.raises(error) as caught:
        match.play(playable, seat)
    assert caught.value.code == code
    assert caught.value.words.text("it") != str(caught.value)
    assert snapshot(match) == before


def test_an_illegal_action_names_the_clause() -> None:
    with pytest.raises(IllegalAction, match="You do not hold this card") as caught:
        match_with(3, 1, 4, 2).play("5")
    assert caught.value.clause == "2"


def test_a_turn_of_which_the_second_half_is_illegal_is_not_half_played() -> None:
    match = match_with(3, 1, 4, 2)
    match.play("3")
    match.play("1")
    match.play("a")
    before = snapshot(match)
    for word in ("b+c", "a+b"):  # only one pier is left to take; a is taken
        with pytest.raises(PontiError):
            match.play(word)
    assert snapshot(match) == before


def test_one_word_is_one_seats_turn() -> None:
    """The second half of a word never falls to the next seat."""
    match = match_with(3, 1, 4, 2)
    match.play("3")
    match.play("1")
    match.play("a")
    with pytest.raises((NotYourTurn, IllegalAction)):
        match.play("b+c", 0)


@pytest.mark.parametrize("playable", [None, 1.0, [3], {"type": "choose"}, b"3", True, pytest.param(HUGE, id="huge")])
def test_what_is_no_action_at_all_is_bad_notation(playable: object) -> None:
    with pytest.raises(BadNotation):
        match_with(3, 1, 4, 2).play(playable)


def test_nothing_is_played_after_the_end() -> None:
    match = played_out(1)
    before = snapshot(match)
    with pytest.raises(GameOver):
        match.play("a")
    with pytest.raises(GameOver):
        match.why_not("a")
    assert match.legal() == []
    assert match.result().is_over
    assert snapshot(match) == before


def test_who_waits_is_told_by_number() -> None:
    match = match_with(3, 1, 4, 2)
    match.play("3", 0)
    with pytest.raises(NotYourTurn, match="Player 1 cannot decide now"):
        match.play("4", 0)


def test_nobody_plays_chance_when_none_is_due() -> None:
    with pytest.raises(NotYourTurn, match="Nothing is left to chance"):
        match_with(3, 1, 4, 2).play("+5", CHANCE)


def test_why_not_says_the_same_as_play_and_changes_nothing() -> None:
    match = match_with(3, 1, 4, 2)
    before = snapshot(match)
    assert match.why_not("3") is None
    assert match.why_not(Choose(2), 1) is None
    refusal = match.why_not("5")
    assert refusal is not None
    assert (refusal.clause, str(refusal.words)) == ("2", "You do not hold this card.")
    with pytest.raises(NotYourTurn):
        match.why_not("3", 7)
    with pytest.raises(BadNotation):
        match.why_not("?")
    assert snapshot(match) == before


def test_why_not_looks_at_every_part_of_a_turn() -> None:
    match = match_with(3, 1, 4, 2)
    match.play("3")
    match.play("1")
    assert match.why_not("a+b") is None
    match.play("a")
    assert match.why_not(Mark("b")) is None
    assert match.why_not(Mark("a")) is not None


@given(odd_values, st.none() | st.integers())
def test_anything_is_played_or_refused(playable: object, seat: int | None) -> None:
    match = match_with(3, 1, 4, 2)
    before = snapshot(match)
    try:
        events = match.play(playable, seat)
    except PontiError:
        assert snapshot(match) == before
    else:
        assert match.events[4:] == events


# -- views, history -------------------------------------------------------------------------------------------------


def test_a_view_is_what_the_seat_may_know() -> None:
    view = match_with(3, 1, 4, 2).view(1)
    assert isinstance(view, ToyState)
    assert view.hands == [[-1, -1], [1, 2]]
    assert view.viewer == 1


def test_the_log_of_a_seat_hides_what_it_may_not_know() -> None:
    match = match_with(3, 1, 4, 2)
    match.play("3", 0)
    known = [view.action for view in match.event_views(1)]
    assert known == [None, DEAL, None, DEAL + 1, None]
    assert [view.action for view in match.event_views(0)] == [DEAL + 2, None, DEAL + 3, None, CHOOSE + 2]
    assert all(view.action is None for view in match.event_views(SPECTATOR))
    assert str(match.event_views(1)[-1].words) == "Player 1 has chosen."


def test_the_log_can_begin_later() -> None:
    match = played_out(2)
    whole = match.event_views(1)
    assert len(whole) == len(match.events)
    assert match.event_views(1, since=5) == whole[5:]
    assert match.event_views(1, since=len(whole)) == []


@pytest.mark.parametrize("count", range(17))
def test_a_match_can_be_taken_back_to_any_event(count: int) -> None:
    match = played_out(5)
    earlier = match.until(count)
    assert earlier.events == match.events[:count]
    assert len(match.events) >= 16, "the later match stays"
    state = match.start.copy()
    for event in match.events[:count]:
        GAME.apply(state, event.action, event.seat)
    assert GAME.dump_state(earlier.state) == GAME.dump_state(state)


@pytest.mark.parametrize("count", [0, 3, 6, 8])
def test_after_taking_back_the_dice_give_the_same_again(count: int) -> None:
    match = played_out(5)
    again = match.until(count)
    while len(again.events) < len(match.events):
        event = next(event for event in match.events[len(again.events) :] if event.seat != CHANCE)
        again.play(event.action, event.seat)
    assert again.events == match.events
    assert again.record() == match.record()


def test_a_refused_action_rolls_no_dice_that_are_due() -> None:
    match = played_out(5).until(3)
    before = snapshot(match)
    with pytest.raises(IllegalAction):
        match.play("a", 0)
    assert snapshot(match) == before


def test_a_copy_goes_its_own_way() -> None:
    match = Match(GAME, dice=Dice(seed=5), names=("Ada", "Bo"))
    before = snapshot(match)
    twin = match.copy()
    twin.play(twin.legal_ids()[0])
    assert snapshot(match) == before
    assert twin.events[:-1] == match.events
    assert (twin.names, twin.dice.commitment) == (match.names, match.dice.commitment)


def test_the_prompt_says_who_decides_what() -> None:
    prompt = match_with(3, 1, 4, 2).prompt()
    assert (prompt.phase, prompt.clause, prompt.seats) == ("choose", "2", (0, 1))
    assert prompt.words.text("it") == "Scegli una carta in segreto."


def test_a_position_is_played_on_with_ponti_itself() -> None:
    match = ponti.Match(ponti.game("toy"), seats=2, dice=ponti.Dice(seed=1))
    loaded = GAME.load_state(GAME.dump_state(match.state))
    assert ponti.Match(GAME, start=loaded).legal_ids() == match.legal_ids()
