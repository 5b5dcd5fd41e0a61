"""What screens and terminals show."""

from typing import cast

from ponti.core.game import SPECTATOR
from ponti.games.tre_ponti.state import State
from tests.games.tre_ponti.drawing import GAME, play, table, totals

TABLE = """
    [7l]       | [Xh]       | [9b]
    Ka : 7b    | 8h~ : C:b  |    :
    9l :       |    :       |    :
    0: 7h 8l Uh Oh Ah C
    1: 8b 9h
"""


def bridge(state: State, number: int) -> dict[str, object]:
    scene = cast(dict[str, list[dict[str, object]]], GAME.scene(state))
    return scene["bridges"][number - 1]


def lying(state: State, number: int, seat: int, position: int) -> dict[str, object]:
    columns = cast(list[list[dict[str, object]]], bridge(state, number)["columns"])
    return columns[seat][position - 1]


def test_a_bridge_shows_running_totals_and_who_leads() -> None:
    state = table(TABLE)
    assert (bridge(state, 1)["totals"], bridge(state, 1)["leads"]) == ([2 + 11 + 2, 7.0], 0)


def test_a_lying_card_shows_its_value_and_what_halves_it() -> None:
    state = table(TABLE)
    assert lying(state, 2, 0, 1) == {
        "card": "8h",
        "face_down": False,
        "sideways": True,
        "declared": None,
        "value": 4,
        "halved": True,
        "hole": False,
    }


def test_a_declared_chronicler_shows_its_suit() -> None:
    state = table(TABLE)
    assert (lying(state, 2, 1, 1)["card"], lying(state, 2, 1, 1)["declared"]) == ("C", "b")


def test_a_face_down_card_has_no_value_yet_and_is_known_to_its_owner_only() -> None:
    state = play(table(TABLE), "7h@3")
    cards = [lying(GAME.redact(state, seat), 3, 0, 1)["card"] for seat in (0, 1, SPECTATOR)]
    assert (cards, lying(state, 3, 0, 1)["value"], totals(state, 3)) == (["7h", None, None], None, (0, 0))


def test_a_hand_is_shown_to_its_owner_only() -> None:
    scene = GAME.scene(GAME.redact(table(TABLE), 1))
    assert scene["hands"] == [{"count": 6, "cards": None}, {"count": 2, "cards": ["9h", "8b"]}]


def test_the_card_in_resolution_is_pointed_at() -> None:
    state = play(table(TABLE), "8l@1", "8b@1")
    pending = {"seat": 0, "bridge": 1, "position": 3, "step": "leaf", "compulsory": False}
    assert GAME.scene(state)["pending"] == pending


def test_the_place_of_the_last_event_is_pointed_at() -> None:
    state = play(table(TABLE), "8l@1", "8b@1", "turn 1:1.1")
    assert GAME.scene(state)["last"] == {"seat": 1, "bridge": 1, "position": 2}


def preview(state: State, text: str) -> dict[str, object]:
    return dict(GAME.preview(state, GAME.parse(text)[0]))


def test_a_placement_previews_its_value_and_the_totals() -> None:
    """7h at the second position of bridge 1 against nothing: 7 + 1, and the King counts one card more."""
    assert preview(table(TABLE), "7h@1") == {
        "seat": 0,
        "bridge": 1,
        "position": 3,
        "value": 7,
        "halved": False,
        "totals": [[15 + 7 + 1 + 1, 7], [5, 4], [0, 0]],
    }


def test_a_preview_changes_nothing() -> None:
    state = table(TABLE)
    preview(state, "7h@1")
    assert state.length(0, 0) == 2


def test_a_leaf_previews_the_totals_after_it() -> None:
    state = play(table(TABLE), "8l@1", "8b@3")
    assert preview(state, "turn 1:1.1")["totals"] == [[15 + 10 + 1, 5], [5, 4], [0, 0]]


def test_a_swap_previews_the_bridge_card_in_the_column() -> None:
    state = play(table(TABLE), "Uh@2", "8b@3")
    assert (preview(state, "swap")["value"], preview(state, "swap")["position"]) == (12, 2)


def test_a_move_previews_the_card_at_its_new_place() -> None:
    state = play(table(TABLE), "Oh@2", "8b@3")
    assert (preview(state, "move 1.2")["value"], preview(state, "move 1.2")["bridge"]) == (9, 2)


def test_an_extra_card_previews_like_a_placement() -> None:
    state = play(table(TABLE), "Ah@3", "8b@3")
    assert (preview(state, "+7h@2")["value"], preview(state, "+7h@2")["position"]) == (9, 2)


def test_a_face_down_chronicler_has_no_preview() -> None:
    assert preview(table(TABLE), "C@1") == {}


def test_a_hidden_card_that_is_turned_has_no_preview() -> None:
    state = play(table(TABLE, leaf_hits_facedown=True), "8l@1", "8b@1")
    assert preview(state, "turn 1:1.2") == {}


def test_a_declaration_previews_the_ace_of_its_suit() -> None:
    state = play(table(TABLE), "C@3", "8b@1")
    assert (preview(state, "C:b")["value"], preview(state, "C:h")["value"]) == (6, 4)


def test_the_picture_shows_everything_without_a_word() -> None:
    state = play(table(TABLE), "8l@1", "8b@1")
    assert GAME.picture(state).splitlines() == [
        "1/6 0> #18",
        "             1[7l]          |          2[Xh]          |          3[9b]",
        " =          26 : 7          |          5 : 4          |          0 : 0",
        " 1        Ka=2 : 7b=7       |      8h~=4 : C:b=4      |            :",
        " 2       9l=11 : ?          |            :            |            :",
        " 3      8l=10< :            |            :            |            :",
        "0: 7h Uh Oh Ah C",
        "1: 9h",
    ]
