"""What a screen is given, previews, notation, refusals and pictures."""

from typing import Any

import pytest

import ponti
from ponti.games.rialto.rules import RIALTO as GAME
from tests.games.rialto.table import lay, match, match_from, play, position


def scene(game: ponti.Match, viewer: int = 0) -> Any:
    return GAME.scene(game.view(viewer))  # type: ignore[arg-type]


def preview(game: ponti.Match, text: str) -> Any:
    return game.game.preview(game.state, GAME.parse(text)[0])


def test_a_district_shows_its_ends_its_value_and_everybody_s_rank_now() -> None:
    game = match(
        tiles={"CAN-CAS": [5, 6], "CAN-SPO": [1, 1]}, top_bridge="3-4", round=3,
        men=[{"CAN": 2}, {"CAN": 2}, {"CAN": 3}], general=[10, 10, 10], ranks=[1, 0, 2],
    )  # fmt: skip
    found = scene(game)["districts"][0]
    assert found["value"] == 6
    assert found["ends"] == [
        {"connection": "CAN-CAS", "value": 5, "tile": "bridge"},
        {"connection": "CAN-SPO", "value": 1, "tile": "gondola"},
    ]
    assert found["standing"] == [
        {"player": 2, "men": 3, "points": 6},
        {"player": 1, "men": 2, "points": 3},
        {"player": 0, "men": 2, "points": 1},
    ]
    assert found["payout"] == [6, 3, 1]


def test_the_doge_track_shows_its_stacks_from_the_top() -> None:
    game = match(ranks=[2, 1, 0], doge=[1, 4, 4])
    assert scene(game)["doge"] == {
        "ranks": [2, 1, 0],
        "spaces": [{"space": 4, "stack": [2, 1]}, {"space": 1, "stack": [0]}],
    }


def test_a_section_shows_counts_winner_and_the_tie() -> None:
    game = match(section="gold", hands=[{"gold": 2}, {"gold": 2}], ranks=[1, 0, 2])
    lay(game, 2, 2, 0)
    found = scene(game)["sections"]
    assert found[1] == {
        "id": "gold", "state": "done", "counts": [2, 2, 0], "winner": 1, "leader": 1, "tied": [1, 0],
        "gains": [2, 3, 0], "played": [],
    }  # fmt: skip
    assert (found[2]["state"], found[3]["state"]) == ("now", "coming")


def test_a_play_in_progress_shows_what_it_counts() -> None:
    game = match(hands=[{"gold": 2, "joker": 1}])
    play(game, "lay 2")
    assert scene(game)["play"] == {"player": 0, "cards": {"gold": 2}, "natural": 2, "jokers": 0, "count": 2}
    assert preview(game, "jokers 1") == {"count": 3, "leads": True, "plain": 3, "best": 4}
    assert "So far the play counts 2" in str(game.prompt().words)


def test_a_section_tells_who_is_ahead_before_it_is_settled() -> None:
    game = match(section="gold", hands=[{"gold": 2}, {"gold": 2}], ranks=[1, 0, 2])
    lay(game, 2)
    found = scene(game)["sections"][1]
    assert (found["winner"], found["leader"], found["tied"], found["gains"]) == (None, 0, [], [3, 0, 0])
    lay(game, 2)
    found = scene(game)["sections"][1]
    assert (found["winner"], found["leader"], found["tied"], found["gains"]) == (None, 1, [1, 0], [2, 3, 0])


@pytest.mark.parametrize(
    ("section", "counts", "gains"),
    [
        ("doge", (3, 1, 0), [4, 1, 0]),
        ("bridge", (2, 0, 1), [3, -1, 1]),
        ("bridge", (0, 0, 0), [-1, -1, -1]),
        ("gondola", (2, 1, 0), [2, 1, 0]),
        ("councilman", (2, 2), [3, 2, 0]),
    ],
)
def test_a_section_tells_what_the_actions_bring(section: str, counts: tuple[int, ...], gains: list[int]) -> None:
    hands = [{section: number} if number else {} for number in counts]
    game = match(section=section, hands=hands, men=[{"CAN": 1}] * 3, general=[9] * 3)
    lay(game, *counts)
    found = scene(game)["sections"]
    assert next(each for each in found if each["id"] == section)["gains"] == gains
    assert all(each["gains"] == [] for each in found if each["state"] == "coming")


@pytest.mark.parametrize(
    ("section", "gains"), [("doge", [0, 0, 3]), ("gold", [0, 0, 0]), ("bridge", [-1, -1, 0]), ("councilman", [0, 0, 3])]
)
def test_the_virtual_player_gains_steps_and_men_only(section: str, gains: list[int]) -> None:
    game = match(
        "virtual-playing", section, [{}, {}, {section: 2}], 2, current=2, queue=[2, 0, 1], options={"virtual": True}
    )
    found = next(each for each in scene(game)["sections"] if each["id"] == section)
    assert (found["leader"], found["played"], found["gains"]) == (2, [2], gains)


def test_other_hands_are_null_and_their_sizes_are_told() -> None:
    found = scene(match(hands=[{"gold": 1}, {"doge": 3}, {}]))["players"]
    assert [person["hand"] for person in found] == [{"gold": 1}, None, None]
    assert [person["hand_size"] for person in found] == [1, 3, 0]


def test_a_bridge_previews_values_and_scores() -> None:
    game = match(section="bridge", hands=[{"bridge": 1}], men=[{"CAN": 1}], general=[12])
    lay(game, 1, 0, 0)
    shown = preview(game, "bridge CAN-SPO high CAN")
    assert shown["values"] == {"CAN": 6, "SPO": 3}
    assert shown["points"][0] == GAME.result(game.state).scores[0] + 6  # type: ignore[arg-type]


@pytest.mark.parametrize(("typed", "action"), [("2", "lay 2"), ("LAY 2", "lay 2"), ("pass", "pass")])
def test_typing_is_read_leniently(typed: str, action: str) -> None:
    game = match(hands=[{"gold": 2}])
    assert game.read(typed) == GAME.parse(action)


@pytest.mark.parametrize(
    ("text", "clause"),
    [("lay 3", "R16"), ("lay 0", "R17"), ("wait", "R16"), ("jokers 1", "R16"), ("take G1", "R16"), ("done", "R16")],
)
def test_a_refusal_names_its_clause(text: str, clause: str) -> None:
    game = match(hands=[{"gold": 2, "joker": 1}])
    refusal = game.why_not(text)
    assert refusal is not None
    assert refusal.clause == clause
    assert refusal.words.text("it") != refusal.words.text("en")


def test_a_picture_shows_districts_track_and_players() -> None:
    game = match(tiles={"CAN-CAS": [5, 6]}, top_bridge="3-4", round=2, hands=[{"gold": 2}, {"doge": 1}], doge=[3, 1, 0])
    text = game.game.picture(game.view(0))
    assert "CAN-CAS 5:6" in text
    assert "A@3 B@1 C@0" in text
    assert "2 gold" in text and "1 cards" in text


@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("phase", "next-row"),
        ("ranks", [0, 0, 1]),
        ("numbers", [1, 1, 2, 3, 4, 5]),
        ("tiles", {"CAN-DOR": [1, 1]}),
        ("tiles", {"CAN-CAS": [3, 3]}),
        ("top_bridge", None),
        ("pile", {"doge": 1}),
        ("section", 6),
        ("queue", []),
        ("budget", 3),
        ("tile", "CAN-CAS"),
        ("draws", 1),
        ("claimed", ["north"]),
    ],
)
def test_an_impossible_position_is_refused(member: str, value: object) -> None:
    with pytest.raises(ponti.BadPosition):
        match_from(position() | {member: value})


def test_playouts_take_the_same_when_only_hidden_cards_differ() -> None:
    from librt.random import Random

    for seed in range(20):
        chosen = set()
        for other in ({"doge": 3}, {"bridge": 2, "joker": 1}):
            game = match(hands=[{"gold": 2, "joker": 2}, other])
            chosen.add(int(game.game.rollout(game.state, Random(seed))))
        assert len(chosen) == 1
