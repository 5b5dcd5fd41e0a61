"""Who sees what (ruling 17, decisions 8 and 9)."""

import pytest

from ponti.core.game import CHANCE, EVERYTHING, SPECTATOR, EventView
from ponti.games.tre_ponti.state import State
from tests.games.tre_ponti.drawing import GAME, hand, play, refusal, table

SMALL = """
    [7l]       | [Xh]       | [9b]
    Ka : 7b    | 8h~ : C:a  |    :
    0: 7h 9h
    1: 8b C
"""


def seen(state: State, seat: int) -> dict[str, object]:
    """What a seat reads in a position."""
    return dict(GAME.write_position(GAME.redact(state, seat)))


def event(state: State, text: str, seat: int) -> tuple[int | None, str]:
    """What a seat reads of an event."""
    view = GAME.redact_event(state, GAME.parse(text)[0], seat)
    return view.action, str(view.words)


def test_17_a_seat_sees_its_own_hand_and_only_the_size_of_the_other() -> None:
    state = table(SMALL)
    assert seen(state, 0)["hands"] == [["7h", "9h"], ["?", "?"]]


def test_17_a_spectator_sees_no_hand() -> None:
    state = table(SMALL)
    assert seen(state, SPECTATOR)["hands"] == [["?", "?"], ["?", "?"]]


@pytest.mark.parametrize("member", ["bridges", "columns", "placed", "pile", "turn", "leader", "phase", "pending"])
def test_17_the_table_is_public(member: str) -> None:
    """Bridges, columns with marks and declared suits, the place of a face-down card, sizes."""
    state = play(table(SMALL), "7h@1")
    assert seen(state, SPECTATOR)[member] == GAME.write_position(state)[member]


def test_17_the_pile_s_contents_are_blanked() -> None:
    """They would tell the other hand."""
    view = GAME.redact(table(SMALL), 0)
    assert {int(view.in_pile(index)) for index in range(view.pile)} == {33}


def test_17_no_byte_of_a_view_tells_a_hidden_card() -> None:
    """What a hand or the pile held before is not left behind in the packed row."""
    one = play(table(SMALL), "7h@1")
    other = play(table(SMALL.replace("8b C", "8b Kb")), "7h@1")
    assert list(GAME.redact(one, 0).cells) == list(GAME.redact(other, 0).cells)


def test_17_a_face_down_card_is_known_to_its_owner() -> None:
    state = play(table(SMALL), "7h@1")
    assert [seen(state, seat)["face_down"] for seat in (0, 1, SPECTATOR)] == [["7h", None], ["?", None], ["?", None]]


def test_17_a_mark_on_a_face_down_card_is_visible() -> None:
    """Decision 8, with `leaf_hits_facedown`: the leader must play an extra card while the marked card waits."""
    state = table(SMALL.replace("7h 9h", "8l Al"), leaf_hits_facedown=True)
    state = play(state, "Al@1", "8b@1", "turn 1:1.2")
    assert seen(state, 0)["columns"] == [[["Ka", "Al"], ["8h~"], []], [["7b", "?~"], ["C:a"], []]]


def test_17_hands_left_after_the_sixth_turn_are_not_shown() -> None:
    state = play(table(SMALL, turn=6), "7h@1", "8b@3")
    assert (seen(state, 0)["hands"], GAME.to_act(state)) == ([["9h"], ["?"]], -2)


def test_17_redacting_for_everybody_changes_nothing_in_the_game() -> None:
    state = table(SMALL)
    GAME.redact(state, 0)
    assert (state.viewer, hand(state, 1)) == (EVERYTHING, ["8b", "C"])


def test_8_a_placement_reads_as_a_card_at_a_bridge_for_others() -> None:
    """Decision 8."""
    state = table(SMALL)
    assert event(state, "7h@2", 1) == (None, "Player 1 places a card at bridge 2")


def test_8_the_placing_seat_reads_its_card() -> None:
    """Decision 8."""
    state = table(SMALL)
    assert event(state, "7h@2", 0) == (GAME.parse("7h@2")[0], "Player 1 places the Seven of hearts at bridge 2")


def test_8_a_draw_reads_as_a_card_for_others() -> None:
    """Decision 8."""
    state = play(table(SMALL.replace("7h 9h", "7a")), "7a@1", "8b@3", "draw")
    assert event(state, "draw Kl", 1) == (None, "Player 1 draws a card")


def test_8_the_drawing_seat_reads_its_card() -> None:
    """Decision 8."""
    state = play(table(SMALL.replace("7h 9h", "7a")), "7a@1", "8b@3", "draw")
    assert event(state, "draw Kl", 0)[1] == "Player 1 draws the King of leaves"


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_8_a_reveal_reads_the_same_for_all(seat: int) -> None:
    """Decision 8: from then on the card is public."""
    state = table(SMALL)
    for text in ("7h@2", "8b@2"):
        GAME.apply(state, GAME.parse(text)[0])
    words = "Player 1 reveals the Seven of hearts at bridge 2"
    assert (
        GAME.redact_event(state, GAME.parse("reveal 7h")[0], seat)
        == EventView(CHANCE, GAME.parse("reveal 7h")[0], GAME.describe(state, GAME.parse("reveal 7h")[0]))
        and event(state, "reveal 7h", seat)[1] == words
    )


def test_17_in_a_view_a_reveal_may_be_any_unseen_card() -> None:
    state = table(SMALL)
    for text in ("7h@2", "8b@2"):
        GAME.apply(state, GAME.parse(text)[0])
    view = GAME.redact(state, SPECTATOR)
    texts = [GAME.actions.text(id) for id in GAME.legal_actions(view)]
    assert ("reveal 7h" in texts, "reveal Xh" in texts, sum(GAME.chance_weights(view))) == (True, False, 34 - 3 - 4)


def test_17_a_view_refuses_another_reveal_only_when_it_knows_the_card() -> None:
    state = table(SMALL)
    for text in ("7h@2", "8b@2"):
        GAME.apply(state, GAME.parse(text)[0])
    assert refusal(state, "reveal 8b") == ("§4", "other-card")
