"""At a table players go by their names: in the prompt, the log, the offered actions, refusals and the result."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from ponti.core.match import Match
from ponti.core.registry import game
from ponti.core.words import say
from ponti.server.speaking import Speech, speech_of
from ponti.server.wire import quoted
from tests.server.screens import FRIEND, ME, Screen, make, screens

QUOTED = 'Ada "the Ace" \\'
NAMED = ("rialto", "tre_ponti", "bridgetown", "ponte_vecchio")


def play_some(screen: Screen, count: int) -> None:
    """The first offered action, so many times."""
    for _ in range(count):
        if screen.state["result"] is not None:
            return
        seat = screen.state["acting"][0]
        screen.until(screen.play(seat, screen.legal(seat)[0])["event"])


def sentences(state: dict[str, Any]) -> str:
    """All that a state says of the game."""
    legal = [choice["words"] for view in state["views"] for choice in view["legal"]]
    result = state["result"] or {"words": ""}
    return "\n".join([state["prompt"]["words"], result["words"], *(line["words"] for line in state["log"]), *legal])


@pytest.mark.parametrize("id", NAMED)
def test_players_go_by_their_names(client: TestClient, id: str) -> None:
    made = make(client, id, [{**ME, "name": QUOTED}, {"kind": "hotseat", "name": "Bice"}])
    with screens(client, made["table"], made["token"]) as [screen]:
        said = sentences(screen.state)
        for _ in range(6):
            play_some(screen, 5)
            said += sentences(screen.state)
        assert [QUOTED in said, "Bice" in said, "layer 1" in said, "\x02" in said] == [True, True, False, False]


def test_in_italian_too(client: TestClient) -> None:
    made = make(client, "bridgetown", [ME, {"kind": "hotseat", "name": "Bice"}])
    with screens(client, made["table"], made["token"], lang="it") as [screen]:
        said = sentences(screen.state)
        play_some(screen, 6)
        said += sentences(screen.state)
        assert [name in said for name in ("Ada", "Bice", "iocatore 1")] == [True, True, False]


def test_whoever_has_no_name_yet_is_a_number(client: TestClient) -> None:
    made = make(client, "bridgetown", [ME, FRIEND])
    with screens(client, made["table"], made["token"], made["tokens"][1]) as [ada, friend]:
        while ada.state["acting"] != [1]:
            play_some(ada, 1)
        before = ada.state["prompt"]["words"]
        friend.ask(type="name", seat=1, name="Bice")
        while ada.state["seats"][1]["name"] != "Bice":
            ada.receive()
        after = ada.state["prompt"]["words"]
        assert (before.partition(":")[0], after.partition(":")[0]) == ("Player 2", "Bice")


def test_a_refusal_names_the_players(client: TestClient) -> None:
    made = make(client, "ponte_vecchio", [ME, {"kind": "hotseat", "name": "Bice"}])
    with screens(client, made["table"], made["token"]) as [screen]:
        waiting = next(seat for seat in (0, 1) if seat not in screen.state["acting"])
        refused = screen.ask(type="play", seat=waiting, action=0, event=screen.state["event"])
        assert refused["words"].startswith(("Ada", "Bice")[waiting])


def test_the_past_names_them_too(client: TestClient) -> None:
    made = make(client, "bridgetown", [ME, {"kind": "hotseat", "name": "Bice"}])
    with screens(client, made["table"], made["token"]) as [screen]:
        play_some(screen, 6)
        last = screen.state["event"]
    log = client.get(f"/api/tables/{made['table']}/log").json()["log"]
    shown = client.get(f"/api/tables/{made['table']}/replay", params={"event": last}).json()
    said = "\n".join(line["words"] for line in log) + shown["prompt"]["words"]
    assert ["Ada" in said, "Bice" in said, "layer 1" in said] == [True, True, False]


def test_a_record_tells_its_own_names() -> None:
    match = Match(game("bridgetown"), seats=2, names=("Ada", "Bice"))
    said = say("bridgetown-do-start", player=1)
    assert [speech_of(names, "en").text(said) for names in (match.names, (), ("Ada", ""))] == [
        said.text().replace("player 1", "Ada").replace("Player 1", "Ada"),
        said.text(),
        said.text(),
    ]


def test_places_in_json_are_filled_with_json() -> None:
    json = quoted(say("bridgetown-do-start", player=1), "en")
    filled = Speech("en", {1: QUOTED}).fill(b"[%s]" % json)
    assert [b"u0002" in json, b"u0002" in filled, b'Ada \\"the Ace\\" \\\\' in filled] == [True, False, True]
