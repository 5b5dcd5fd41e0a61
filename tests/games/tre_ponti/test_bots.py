"""The estimate and the quick play that bots use (sec. 6): sensible, symmetric, and blind to what a seat cannot know."""

import pytest
from librt.random import Random

from ponti.core.game import OVER
from ponti.games.tre_ponti.state import State
from tests.games.tre_ponti.drawing import GAME, play, table

TABLE = """
    [7l]       | [Xh]       | [9b]
    Ka : 7b    | 8h~ : C:b  |    : 8a
    9l :       |    :       |    :
    0: {first}
    1: {second}
"""
MIRROR = """
    [7l]       | [Xh]       | [9b]
    7b : Ka    | C:b : 8h~  | 8a :
       : 9l    |    :       |    :
    0: {second}
    1: {first}
"""


def start(first: str, second: str, turn: int = 3, drawing: str = TABLE, leader: int = 0) -> State:
    return table(drawing.format(first=first, second=second), turn=turn, leader=leader)


def quick(state: State, seed: int = 1) -> str:
    return GAME.actions.text(int(GAME.rollout(state, Random(seed))))


def test_the_estimate_is_the_same_from_the_other_side() -> None:
    state = start("7h 8l", "8b 9h 7a")
    mirrored = start("7h 8l", "8b 9h 7a", drawing=MIRROR, leader=1)
    assert GAME.evaluate(state) == pytest.approx(GAME.evaluate(mirrored)[::-1])


def test_the_estimate_shares_one_win() -> None:
    state = start("7h 8l", "8b 9h")
    assert sum(GAME.evaluate(state)) == pytest.approx(1)


def test_a_lead_counts_for_more_near_the_end() -> None:
    drawing = "[7l] | [Xh] | [9b]\n Xl : 7b | Ka : 7a | 8b :\n 9l : | 9h : | :\n0: 7h\n1: 8a"
    worths = [GAME.evaluate(table(drawing, turn=turn))[0] for turn in (2, 4, 6)]
    assert worths == sorted(worths)


def test_nothing_is_known_before_the_bridges() -> None:
    state = GAME.new_game()
    assert GAME.evaluate(state) == [0.5, 0.5]


def test_an_own_face_down_card_counts_for_what_it_is() -> None:
    state = start("Xl 7h", "8b 9h", turn=6)
    good, poor = (GAME.evaluate(GAME.redact(placed(state, text), 0))[0] for text in ("Xl@3", "7h@3"))
    assert good > poor


def placed(state: State, text: str) -> State:
    after = state.copy()
    GAME.apply(after, GAME.parse(text)[0])
    return after


def test_quick_play_always_draws() -> None:
    state = play(start("7a 9h", "8b"), "7a@1", "8b@2")
    assert quick(state) == "draw"


def test_quick_play_turns_the_other_s_card() -> None:
    state = play(start("8l 9h", "8b"), "8l@3", "8b@2")
    assert quick(state) == "turn 1:3.1"


def test_quick_play_does_not_turn_its_own_cards_for_nothing() -> None:
    state = play(table("[7l] | [Xh] | [9b]\n 7h : | : | :\n0: 8l\n1: 8b"), "8l@1", "8b@2")
    assert quick(state) == "pass"


def test_quick_play_turns_an_own_card_when_it_must() -> None:
    state = play(start("Al 8l", "8b"), "Al@2", "8b@3", "pass", "+8l@1")
    state.put(39, state.byte(39) + 64)
    assert quick(state) in ("turn 0:1.1", "turn 0:1.2", "turn 0:1.3")


def test_quick_play_swaps() -> None:
    state = play(start("Uh", "8b"), "Uh@2", "8b@3")
    assert quick(state) == "swap"


def test_quick_play_names_a_suit_that_brings_another_card() -> None:
    state = play(table("[7l] | [Xh] | [9b]\n : | : | :\n0: C Xa 9a\n1: 8b"), "C@1", "8b@2")
    assert quick(state) == "C:a"


@pytest.mark.parametrize("seed", range(5))
def test_quick_play_does_not_look_at_the_other_s_hand_or_face_down_card(seed: int) -> None:
    """What is dealt to the other seat changes nothing: a playout's player knows what a player knows."""
    choices = set[str]()
    for second in ("8b 9a", "Kb Ul", "C Xa"):
        state = placed(start("7h 8l Uh Ab", second, leader=1), f"{second.split()[0]}@2")
        choices.add(quick(state, seed))
    assert len(choices) == 1


@pytest.mark.parametrize("options", [{}, {"reveal": "both", "gap": "hole"}, {"chronicler_via_ace": False}])
def test_quick_games_come_to_their_end(options: dict[str, bool | str]) -> None:
    rng = Random(4)
    for _ in range(10):
        state = GAME.new_game(options)
        while GAME.to_act(state) != OVER:
            action = GAME.rollout(state, rng)
            assert action in GAME.legal_actions(state)
            GAME.apply(state, action)


def test_quick_play_beats_random_play() -> None:
    """Sec. 5: a greedy step wins about nine games in ten against random play."""
    rng = Random(8)
    won = 0.0
    for number in range(60):
        state = GAME.new_game()
        while (seat := GAME.to_act(state)) != OVER:
            GAME.apply(state, (GAME.rollout if seat == number % 2 else GAME.sample)(state, rng))
        won += GAME.rewards(state)[number % 2]
    assert won >= 45
