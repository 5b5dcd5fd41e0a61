"""Playing through the socket."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ponti.server.app import create_app
from ponti.server.settings import Settings
from ponti.server.tables import Table
from tests.server.databases import ON_BOTH
from tests.server.screens import FRIEND, HOTSEAT, ME, Screen, make, screens

pytestmark = ON_BOTH


def refused(client: TestClient, table: str, *messages: str) -> str:
    """The code with which a socket is closed after these first messages."""
    with client.websocket_connect(f"/api/tables/{table}/socket") as session:
        for message in messages:
            session.send_text(message)
        error = session.receive_json()
        assert error["type"] == "error"
        assert error["words"]
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json()
        assert closed.value.code == 1008
        code: str = error["code"]
        return code


def test_a_move_reaches_everybody(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, FRIEND])
    with screens(client, made["table"], made["token"], made["tokens"][1], None) as [ada, bice, spectator]:
        assert (ada.state["you"], bice.state["you"], spectator.state["you"]) == ([0], [1], [])
        seat = ada.state["acting"][0]
        player = (ada, bice)[seat]
        answer = player.play(seat, player.legal(seat)[0])
        assert answer["type"] == "ack"
        for screen in (ada, bice, spectator):
            state = screen.until(answer["event"])
            assert state["log"][0]["seat"] == seat
            assert state["since"] == answer["event"] - len(state["log"])
        assert spectator.state["views"][0]["seat"] == "spectator"
        assert spectator.state["views"][0]["legal"] == []


def test_only_who_acts_has_legal_actions(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, FRIEND])
    with screens(client, made["table"], made["token"], made["tokens"][1]) as both:
        for seat, screen in enumerate(both):
            assert bool(screen.legal(seat)) == (seat in screen.state["acting"])


def test_legal_actions_have_words_in_the_clients_language(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, FRIEND], size=4)
    with (
        screens(client, made["table"], made["token"], lang="en") as [english],
        screens(client, made["table"], made["token"], lang="it") as [italian],
    ):
        first, second = english.state["views"][0]["legal"][0], italian.state["views"][0]["legal"][0]
        assert first["id"] == second["id"]
        assert first["action"] == second["action"]
        assert first["words"] != second["words"]
        english.send(type="lang", lang="it")
        english.receive()
        assert english.state["views"] == italian.state["views"]
        assert english.state["log"] == italian.state["log"]
        assert english.state["prompt"] == italian.state["prompt"]


def test_notation_is_understood(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        text = screen.state["views"][0]["legal"][0]["text"]
        assert screen.play(0, text)["type"] == "ack"
        assert screen.state["log"][0]["text"] == text


def test_a_stale_move_is_refused_and_the_state_follows(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, HOTSEAT])
    with screens(client, made["table"], made["token"]) as [screen]:
        seat, event = screen.state["acting"][0], screen.state["event"]
        action = screen.legal(seat)[0]
        assert screen.play(seat, action)["type"] == "ack"
        count = len(screen.texts)
        again = screen.play(seat, action, event)
        assert again["code"] == "stale_event"
        while screen.receive()["type"] != "state":
            pass
        assert len(screen.texts) > count
        assert screen.state["event"] > event


def test_refusals_carry_ref_code_and_clause(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND])
    with screens(client, made["table"], made["token"], None, lang="it") as [ada, spectator]:
        illegal = next(action for action in range(24) if action not in ada.legal(0))
        error = ada.play(0, illegal)
        assert (error["code"], bool(error["clause"])) == ("illegal_action", True)
        assert ada.play(1, ada.legal(0)[0])["code"] == "not_your_seat"
        assert ada.play(0, "nonsense")["code"] == "unknown_action"
        assert ada.ask(type="takeback", event=ada.state["event"])["code"] == "no_take_back"
        assert ada.ask(type="takeback", event=0)["code"] == "stale_event"
        for message in (
            {"type": "play", "seat": 0, "action": 0, "event": 1},
            {"type": "why", "seat": 0, "action": 0},
            {"type": "name", "seat": 0, "name": "Eve"},
            {"type": "hint", "seat": 0},
            {"type": "takeback", "event": spectator.state["event"]},
        ):
            assert spectator.ask(**message)["code"] == "not_your_seat"


def test_why_not_names_the_clause(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND])
    with screens(client, made["table"], made["token"]) as [screen]:
        legal = screen.legal(0)[0]
        illegal = next(action for action in range(24) if action not in screen.legal(0))
        allowed = screen.ask(type="why", seat=0, action=legal)
        assert (allowed["allowed"], allowed["words"]) == (True, "")
        forbidden = screen.ask(type="why", seat=0, action=illegal)
        assert not forbidden["allowed"]
        assert forbidden["clause"]
        assert forbidden["words"]


def test_secret_choices_come_in_any_order(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND, FRIEND])
    tokens = (made["token"], made["tokens"][1], made["tokens"][2])
    with screens(client, made["table"], *tokens) as players:
        event = players[0].state["event"]
        for seat in (2, 0, 1):
            assert players[seat].play(seat, players[seat].legal(seat)[0], event)["type"] == "ack"


def test_take_back(client: TestClient) -> None:
    made = make(client, "diavolo", [ME, HOTSEAT], size=5)
    with screens(client, made["table"], made["token"]) as [screen]:
        before = screen.state
        assert not before["views"][0]["can_take_back"]
        screen.play(0, screen.legal(0)[0])
        assert screen.state["views"][0]["can_take_back"]
        answer = screen.ask(type="takeback", event=screen.state["event"])
        assert answer["type"] == "ack"
        after = screen.until(answer["event"])
        assert after["views"] == before["views"]
        assert after["log"][-1]["kind"] == "taken_back"
        assert after["log"][-1]["length"] == 0


def test_names_are_taken_and_seen(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND])
    with screens(client, made["table"], made["token"], made["tokens"][1]) as [ada, friend]:
        assert not friend.state["seats"][1]["claimed"]
        assert friend.ask(type="name", seat=1, name="ada")["code"] == "name_taken"
        assert friend.ask(type="name", seat=1, name=" \u202e ")["code"] == "bad_name"
        assert friend.ask(type="name", seat=1, name=" Bice\n")["type"] == "ack"
        while not ada.state["seats"][1]["claimed"]:
            ada.receive()
        assert ada.state["seats"][1]["name"] == "Bice"


def test_a_new_name_stands_in_the_lines_before_it(client: TestClient) -> None:
    made = make(client, "tre_ponti", [ME, FRIEND])
    with screens(client, made["table"], made["token"], made["tokens"][1]) as [ada, friend]:
        assert any(line["words"] == "Player 2 draws a card" for line in ada.state["log"])
        friend.ask(type="name", seat=1, name="Bice")
        while not ada.state["seats"][1]["claimed"]:
            ada.receive()
        assert any(line["words"] == "Bice draws a card" for line in ada.state["log"])
        assert not any("Player 2" in line["words"] for line in ada.state["log"])


def test_presence_is_shown(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND])
    with screens(client, made["table"], made["token"]) as [ada]:
        assert [seat["connected"] for seat in ada.state["seats"]] == [True, False]
        with screens(client, made["table"], made["tokens"][1]):
            while not ada.state["seats"][1]["connected"]:
                ada.receive()
        while ada.state["seats"][1]["connected"]:
            ada.receive()


def test_a_client_that_comes_back_gets_what_it_missed(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND])
    with screens(client, made["table"], made["token"], made["tokens"][1]) as [ada, bice]:
        ada.play(0, ada.legal(0)[0])
        seen = bice.until(ada.state["event"])["event"]
        log = list(ada.state["log"])
    with screens(client, made["table"], made["token"], since=seen - 1) as [ada]:
        assert ada.state["log"] == log[-1:]
        assert ada.state["since"] == seen - 1
    with screens(client, made["table"], made["token"], since=10**6) as [ada]:
        assert (ada.state["log"], ada.state["since"]) == ([], seen)


def test_players_at_one_screen_read_only_what_everybody_may(client: TestClient) -> None:
    made = make(client, "toy", [ME, HOTSEAT])
    with screens(client, made["table"], made["token"], None) as [shared, spectator]:
        assert shared.state["you"] == [0, 1]
        assert [view["seat"] for view in shared.state["views"]] == [0, 1]
        assert shared.state["log"] == spectator.state["log"]
        assert all(line["action"] is None for line in shared.state["log"])


def test_a_table_outlives_its_server(database: str) -> None:
    with TestClient(create_app(database)) as client:
        made = make(client, "tre_ponti", [ME, HOTSEAT])
        with screens(client, made["table"], made["token"]) as [screen]:
            for _ in range(3):
                seat = screen.state["acting"][0]
                screen.play(seat, screen.legal(seat)[-1])
            before = screen.state
    with TestClient(create_app(database)) as client, screens(client, made["table"], made["token"]) as [screen]:
        for member in ("views", "event", "acting", "prompt", "dice", "table"):
            assert screen.state[member] == before[member]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ('{"type": "ping"}', "hello_expected"),
        ('{"type": "hello", "token": "wrong"}', "bad_token"),
        ('{"type": "hello", "token": 7}', "bad_message"),
        ('{"type": "hello", "lang": "fr"}', "bad_message"),
        ('{"type": "hello", "since": -1}', "bad_message"),
        ('{"type": "hello", "admin": true}', "bad_message"),
        ("[]", "bad_message"),
        ("{", "bad_json"),
        ("", "bad_json"),
        ("x" * 10_000, "too_large"),
    ],
)
def test_a_wrong_greeting_closes_the_socket(client: TestClient, message: str, code: str) -> None:
    assert refused(client, make(client, "toy", [ME, FRIEND])["table"], message) == code


def test_an_unknown_table_closes_the_socket(client: TestClient) -> None:
    assert refused(client, "nothing") == "unknown_table"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ('{"type": "hello"}', "hello_twice"),
        ('{"type": "play", "seat": 0, "action": 1, "event": 1, "ref": "x"}', "bad_message"),
        ('{"type": "play", "seat": 0, "event": 1}', "bad_message"),
        ('{"type": "play", "seat": 0, "action": 1, "text": "1", "event": 1}', "bad_message"),
        ('{"type": "play", "seat": true, "action": 1, "event": 1}', "bad_message"),
        ('{"type": "play", "seat": 0, "action": 1e99, "event": 1}', "bad_message"),
        ('{"type": "play", "seat": 0, "action": ' + "9" * 5000 + ', "event": 1}', "bad_json"),
        ('{"type": "resign"}', "bad_message"),
        ('{"no": "type"}', "bad_message"),
        ("[" * 4_000, "bad_json"),
        (r'{"type": "name", "seat": 0, "name": "\ud83d"}', "bad_json"),
        ("x" * 10_000, "too_large"),
    ],
)
def test_a_malformed_message_is_answered_and_the_socket_lives(client: TestClient, message: str, code: str) -> None:
    made = make(client, "toy", [ME, FRIEND])
    with screens(client, made["table"], made["token"]) as [screen]:
        screen.session.send_text(message)
        assert screen.answer(0)["code"] == code
        screen.session.send_bytes(message.encode("utf-8", "surrogatepass"))
        del screen.answers[0]
        assert screen.answer(0)["code"] == code
        screen.send(type="ping")
        assert screen.answer(-1) == {"type": "pong"}


def test_a_socket_from_another_site_is_not_accepted(client: TestClient, database: str, tmp_path: Path) -> None:
    made = make(client, "toy", [ME, FRIEND])
    path = f"/api/tables/{made['table']}/socket"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(path, headers={"origin": "https://evil.example"}),
    ):
        pass
    with client.websocket_connect(path, headers={"origin": "http://testserver"}) as session:
        assert Screen(session).receive()["type"] == "state"
    allowing = create_app(f"sqlite:///{tmp_path / 'other.db'}", Settings(origins=("http://localhost:5173",)))
    with TestClient(allowing) as other:
        made = make(other, "toy", [ME, FRIEND])
        path = f"/api/tables/{made['table']}/socket"
        with other.websocket_connect(path, headers={"origin": "http://localhost:5173"}) as session:
            assert Screen(session).receive()["type"] == "state"


def test_a_bug_is_no_end_of_the_connection(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug")

    made = make(client, "toy", [ME, FRIEND])
    with screens(client, made["table"], made["token"]) as [screen]:
        monkeypatch.setattr(Table, "why_not", broken)
        answer = screen.ask(type="why", seat=0, action=1)
        assert answer["code"] == "internal_error"
        assert "ZeroDivision" not in repr(answer)
        monkeypatch.undo()
        assert screen.play(0, screen.legal(0)[0])["type"] == "ack"
