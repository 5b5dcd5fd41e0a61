"""Boards from data: the own one, others, and what is refused."""

from collections.abc import Callable
from copy import deepcopy
from json import dumps
from pathlib import Path
from typing import Any

import pytest

import ponti
from ponti.core.match import Match
from ponti.games.bridgetown.actions import OWN_BOARD, WALK_ID
from ponti.games.bridgetown.actions import Walk as WalkAction
from ponti.games.bridgetown.board_reader import load_board
from ponti.games.bridgetown.faults import BadBoard
from ponti.games.bridgetown.rules import BRIDGETOWN, game_on
from tests.games.bridgetown import oracle
from tests.games.bridgetown.table import card, position, state_of

Raw = dict[str, Any]


def other() -> Raw:
    """A copy of the own board, to be changed."""
    return deepcopy(oracle.board())


def match_on(raw: Raw, **said: Any) -> Match:
    """A match on another board, from a position as ``position`` says it."""
    game = game_on(raw)
    start = game.load_state({**position(**said), "game": game.id})
    return Match(game, start=start, dice=ponti.Dice(seed=1))


def test_the_own_board_is_as_the_page_says() -> None:
    kinds = [space.kind for space in OWN_BOARD.spaces]
    assert {kind: kinds.count(kind) for kind in kinds} == {"street": 79, "track": 21, "bridge": 19, "start": 1}
    assert [sum(edge.kind == kind for edge in OWN_BOARD.edges) for kind in range(4)] == [145, 24, 9, 1]
    assert sum(edge.under != "" for edge in OWN_BOARD.edges) == 9
    assert OWN_BOARD.bridge_ids == ("RI", "MQ", "HA", "MO", "BU", "ST", "BW", "FR")
    assert [int(speed) for speed in OWN_BOARD.speed] == [1, 2, 2, 3, 3, 4, 4, 5]


def test_steps_from_the_start_to_the_bridges() -> None:
    start = int(OWN_BOARD.start)
    assert [int(OWN_BOARD.distance[start * 8 + bridge]) for bridge in range(8)] == [12, 10, 8, 7, 5, 8, 7, 9]


def test_another_board_is_played_from_a_file(tmp_path: Path) -> None:
    raw = other()
    for node in raw["nodes"]:
        if node["id"] == "gA5":
            node["id"] = "mine"
    for edge in raw["edges"]:
        for end in "ab":
            edge[end] = "mine" if edge[end] == "gA5" else edge[end]
    for street in raw["streets"]:
        street["nodes"] = ["mine" if node == "gA5" else node for node in street["nodes"]]
    raw["modes"][1]["speed"] = 4
    file = tmp_path / "board.json"
    file.write_text(dumps(raw), "utf-8")
    game = game_on(file)
    assert game.actions.first(WalkAction) == WALK_ID
    assert str(game.title()) == "Bridgetown Races (other board)"
    match = Match(game, seats=2, dice=ponti.Dice(seed=3))
    assert game.parse("walk mine")
    while not match.is_over:
        match.play(match.legal_ids()[0])
    assert match.result().is_over
    assert game.dump_state(game.load_state(game.dump_state(state_of(match)))) == game.dump_state(state_of(match))


def test_a_board_with_short_and_near_bridges_has_ids_for_more_flags() -> None:
    raw = other()
    for mode in raw["modes"]:
        mode["speed"] = 6
    board = load_board(raw)
    assert board.most_flags == 4
    assert len(board.sets) == 8 + 28 + 56 + 70
    assert game_on(raw).actions.size > BRIDGETOWN.actions.size


def _shortened(raw: Raw, bridge: Raw) -> None:
    """Make one space of a bridge."""
    gone = set(bridge["nodes"][1:])
    kept = bridge["nodes"][0]
    raw["edges"] = [edge for edge in raw["edges"] if not {edge["a"], edge["b"]} <= gone | {kept}]
    for edge in raw["edges"]:
        edge.update({end: kept for end in "ab" if edge[end] in gone})
    raw["nodes"] = [node for node in raw["nodes"] if node["id"] not in gone]
    bridge["nodes"] = [kept]


def test_18_a28_on_a_board_with_bridges_of_one_space_one_move_takes_three_flags() -> None:
    raw = other()
    for bridge in raw["bridges"]:
        _shortened(raw, bridge)
    raw["modes"][5]["speed"] = 5
    flags = "yellow yellow yellow green orange blue white red"
    match = match_on(raw, planners=["taxi double", "walk"], racers=["wRI", "wMO"], flags=flags)
    match.play("double taxi")
    assert match.game.parse("to eA2 BW+FR")[0] not in match.legal_ids()
    match.play("to eHA RI+MQ+HA")
    assert card(match, 0) == {"RI": "yellow", "MQ": "yellow", "HA": "yellow"}


def test_16_a17_beside_a_track_that_is_too_short_no_way_is_long_enough() -> None:
    raw = other()
    for node in raw["nodes"]:
        if node["kind"] == "track" and node["id"] not in ("tOT", "tRQ"):
            node["kind"] = "street"
    for edge in raw["edges"]:
        if edge["kind"] == "track" and not {"bST1", "bST2"} & {edge["a"], edge["b"]}:
            edge["kind"] = "street"
    match = match_on(raw, planners=["streetcar", "streetcar"], racers=["wGL", "fHA"])
    match.play("use streetcar")
    assert "No way from here is exactly 6 spaces long." in str(match.prompt().words)
    match.play("stay")
    match.play("use streetcar")
    assert "neither on the track nor beside it" in str(match.prompt().words)


def _node(raw: Raw, id: str) -> Raw:
    found: Raw = next(node for node in raw["nodes"] if node["id"] == id)
    return found


def _drop(raw: Raw, *pairs: str) -> None:
    """Take connections away, given as ``"bMO1-bMO2"``."""
    gone = [set(pair.split("-")) for pair in pairs]
    raw["edges"] = [edge for edge in raw["edges"] if {edge["a"], edge["b"]} not in gone]


WRONGS: dict[str, tuple[Callable[[Raw], object], str]] = {
    "two spaces with one id": (lambda raw: _node(raw, "gA5").update(id="ga4"), "ga4 is used twice"),
    "an id with signs": (lambda raw: _node(raw, "gA5").update(id="g A5"), "is no id"),
    "a bridge space with a bank": (lambda raw: _node(raw, "bMO1").update(bank="W"), "bank R"),
    "two starts": (lambda raw: _node(raw, "gA5").update(kind="start"), "exactly one space is the start"),
    "an unknown space": (lambda raw: raw["edges"][0].update(a="nowhere"), r"\$\.edges\[0\]\.a"),
    "a connection twice": (lambda raw: raw["edges"].append(raw["edges"][0]), "listed twice"),
    "a connection to itself": (lambda raw: raw["edges"][0].update(b=raw["edges"][0]["a"]), "leads nowhere"),
    "seven bridges": (lambda raw: raw["bridges"].pop(), r"\$\.bridges"),
    "no blue bridge": (lambda raw: raw["bridges"][5].update(blueOnly=False), "for blue flags alone"),
    "a bridge out of order": (lambda raw: raw["bridges"][0].update(order=2), "order"),
    "two bridges with one id": (lambda raw: raw["bridges"][1].update(id="RI"), "RI is used twice"),
    "a space of no bridge": (lambda raw: raw["bridges"][3].update(nodes=["bMO1"]), "bMO2"),
    "a bridge with a gap": (lambda raw: _drop(raw, "bMO1-bMO2"), "not joined in a row"),
    "a bridge without a head": (lambda raw: _drop(raw, "bMO2-eMO"), "MO needs one way up"),
    "a bridge with a turning": (
        lambda raw: raw["edges"].append({"a": "bMO2", "b": "eA4", "kind": "street"}),
        "MO needs one way up",
    ),
    "a place out of reach": (lambda raw: _drop(raw, "wS-wRI", "wS-xRI", "wS-tGI"), "wS cannot be"),
    "a ford": (lambda raw: raw["edges"].append({"a": "wMO", "b": "eMO", "kind": "street"}), "different banks"),
    "a track that is cut": (lambda raw: _drop(raw, "fA6-fBW", "fCC-fA6"), "fA6"),
    "a track on a street": (lambda raw: raw["edges"][0].update(kind="track"), "tracks join only"),
    "stairs in the street": (lambda raw: raw["edges"][0].update(kind="stairs"), "stairs lead from a bridge"),
    "a start on the track": (lambda raw: raw["edges"][-1].update(b="tMB"), "onto one street space"),
    "a start that is entered": (lambda raw: raw["edges"][-1].update(a="yBU", b="START"), "lead from the start arrow"),
    "a mode twice": (lambda raw: raw["modes"][0].update(id="taxi"), "every mode needs"),
    "a colour twice": (lambda raw: raw["modes"][0].update(flag="blue"), "every mode needs"),
    "a rocket": (lambda raw: raw["modes"][0].update(speed=7), "speed"),
    "no specials": (lambda raw: raw.update(specials=["first"]), "specials"),
    "a place that is no number": (lambda raw: _node(raw, "gA5").update(x="left"), "x"),
    "a river of one point": (lambda raw: raw["river"].update(centre=[[0, 0]]), "centre"),
    "four barges": (lambda raw: raw["barges"].pop(), "barges"),
    "under an unknown bridge": (lambda raw: raw["edges"][0].update(under="XX"), "under"),
}


@pytest.mark.parametrize("name", WRONGS)
def test_a_board_that_cannot_be_played_on_is_refused(name: str) -> None:
    change, message = WRONGS[name]
    raw = other()
    change(raw)
    with pytest.raises(BadBoard, match=message) as error:
        load_board(raw)
    assert error.value.code == "bad_board"
    assert error.value.words.text("it").startswith("Il tabellone non si può usare")


def test_missing_and_broken_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="cannot be read"):
        load_board(tmp_path / "none.json")
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    with pytest.raises(BadBoard, match="not JSON"):
        load_board(str(broken))
    broken.write_text("[]", "utf-8")
    with pytest.raises(BadBoard):
        load_board(broken)
