"""The chat of a table: who may write and read, what becomes of a text, muting, and other servers."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from ponti.core.errors import PontiError
from ponti.server.app import create_app
from ponti.server.chat import LONGEST_LINE, clean_line
from tests.server.databases import ON_BOTH
from tests.server.screens import FRIEND, HOTSEAT, ME, Screen, make, screens
from tests.server.visitors import me

pytestmark = ON_BOTH

BICE = {"kind": "friend", "name": "Bice"}


def table_of_two(client: TestClient, **settings: object) -> dict[str, Any]:
    wanted = {"game": "toy", "seats": [ME, BICE], "settings": settings}
    made: dict[str, Any] = client.post("/api/tables", json=wanted).json()
    return {**made, "tokens": [made["token"], made["links"][0]["token"], None]}


def texts(screen: Screen) -> list[str]:
    return [line["text"] for line in screen.said]


def test_what_is_said_is_read_by_all_who_watch(client: TestClient) -> None:
    made = table_of_two(client)
    with screens(client, made["table"], *made["tokens"]) as [ada, bice, spectator]:
        assert ada.ask(type="chat", text="Good luck!")["type"] == "ack"
        assert bice.ask(type="chat", text="Thanks")["type"] == "ack"
        for screen in (ada, bice, spectator):
            assert [(line["name"], line["seat"], line["text"]) for line in screen.until_said(2)] == [
                ("Ada", 0, "Good luck!"),
                ("Bice", 1, "Thanks"),
            ]
        assert (ada.chat["me"], bice.chat["me"], spectator.chat["me"]) == ("seat:0", "seat:1", None)
        assert [line["who"] for line in spectator.said] == ["seat:0", "seat:1"]
    with screens(client, made["table"], made["tokens"][1]) as [bice]:
        assert [line["text"] for line in bice.until_said(2)] == ["Good luck!", "Thanks"]


def test_the_chat_outlives_the_server(client: TestClient, database: str) -> None:
    made = table_of_two(client)
    with screens(client, made["table"], made["token"]) as [ada]:
        ada.ask(type="chat", text="Until tomorrow")
        ada.until_said(1)
    with TestClient(create_app(database)) as again, screens(again, made["table"], made["token"]) as [ada]:
        assert [line["text"] for line in ada.until_said(1)] == ["Until tomorrow"]
        ada.ask(type="chat", text="Good morning")
        assert [line["number"] for line in ada.until_said(2)] == [1, 2]


def test_spectators_write_when_they_have_a_name(client: TestClient) -> None:
    made = table_of_two(client)
    with screens(client, made["table"], None) as [nobody]:
        nobody.hear()
        assert nobody.chat["writes"] is False
        assert nobody.ask(type="chat", text="Hello")["code"] == "chat_name_needed"
        assert nobody.ask(type="mute", who="seat:0", muted=True)["code"] == "chat_name_needed"
    person = me(client, "Carla")
    with screens(client, made["table"], None) as [carla]:
        assert carla.ask(type="chat", text="Hello")["type"] == "ack"
        [line] = carla.until_said(1)
        assert (line["name"], line["seat"], line["colour"]) == ("Carla", None, person["colour"])
        assert carla.chat["writes"] is True
        assert carla.chat["me"] == line["who"] != ""
        assert person["id"] not in str(carla.texts), "who a person is elsewhere is nobody's business"


def test_a_player_without_a_name_is_called_by_the_seat(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND])
    tokens = (made["tokens"][1], made["token"])
    with screens(client, made["table"], *tokens, lang="it") as [friend, ada]:
        friend.ask(type="chat", text="Eccomi")
        assert friend.until_said(1)[0]["name"] == "Giocatore 2"
        friend.ask(type="name", seat=1, name="Bice")
        friend.ask(type="chat", text="Ora ho un nome")
        assert [line["name"] for line in ada.until_said(2)] == ["Bice", "Bice"]


def test_a_table_can_do_without(client: TestClient) -> None:
    made = table_of_two(client, chat=False)
    with screens(client, made["table"], made["token"]) as [ada]:
        ada.hear()
        assert (ada.chat["on"], ada.chat["writes"]) == (False, False)
        assert ada.ask(type="chat", text="Hello")["code"] == "chat_off"


def test_who_is_muted_is_not_read_any_more(client: TestClient) -> None:
    made = table_of_two(client)
    with screens(client, made["table"], *made["tokens"]) as [ada, bice, spectator]:
        bice.ask(type="chat", text="Hurry up")
        ada.until_said(1)
        assert ada.ask(type="mute", who="seat:1", muted=True)["type"] == "ack"
        assert ada.until_said(0) == []
        assert ada.chat["muted"] == [{"who": "seat:1", "name": "Bice"}]
        bice.ask(type="chat", text="Hello?")
        assert len(spectator.until_said(2)) == 2
        ada.ask(type="chat", text="Quiet here")
        assert [line["text"] for line in ada.until_said(1)] == ["Quiet here"]
        assert "Hello?" not in str(ada.texts), "it is not even sent"
    with screens(client, made["table"], made["token"]) as [ada]:
        assert [line["text"] for line in ada.until_said(1)] == ["Quiet here"], "it is remembered"
        assert ada.ask(type="mute", who="seat:1", muted=False)["type"] == "ack"
        assert [line["text"] for line in ada.until_said(3)] == ["Hurry up", "Hello?", "Quiet here"]


@pytest.mark.parametrize("who", ["seat:0", "seat:1", "nobody", ""])
def test_only_others_who_wrote_can_be_muted(client: TestClient, who: str) -> None:
    made = table_of_two(client)
    with screens(client, made["table"], made["token"]) as [ada]:
        ada.ask(type="chat", text="Hello")
        assert ada.ask(type="mute", who=who, muted=True)["code"] == "unknown_writer"


def test_the_chat_follows_the_language(client: TestClient) -> None:
    made = make(client, "toy", [ME, FRIEND])
    with screens(client, made["table"], made["tokens"][1]) as [friend]:
        friend.ask(type="chat", text="Hi")
        assert friend.until_said(1)[0]["name"] == "Player 2"
        friend.send(type="lang", lang="it")
        while friend.said[0]["name"] != "Giocatore 2":
            friend.hear()


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("  Good\n\tluck  ", "Good luck"),
        ("<b>bold</b> & <script>", "<b>bold</b> & <script>"),
        ("abc\u202egnp.exe", "abcgnp.exe"),
        ("e\u0301", "\u00e9"),
        ("\x00\x07bell", "bell"),
        ("x" * LONGEST_LINE, "x" * LONGEST_LINE),
        ("\U0001f30a", "\U0001f30a"),
    ],
)
def test_a_line_is_one_line_of_visible_text(text: str, clean: str) -> None:
    assert clean_line(text) == clean


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u2060", "\u3164", "x" * (LONGEST_LINE + 1), "\u0301"])
def test_a_line_that_shows_nothing_or_too_much_is_refused(client: TestClient, text: str) -> None:
    with pytest.raises(PontiError) as caught:
        clean_line(text)
    assert caught.value.code == "bad_chat"
    made = table_of_two(client)
    with screens(client, made["table"], made["token"]) as [ada]:
        assert ada.ask(type="chat", text=text)["code"] == "bad_chat"
        assert texts(ada) == []


@pytest.mark.parametrize("message", [{"text": 7}, {"text": "x" * 5_000}, {}, {"text": "a", "seat": 0}])
def test_malformed_lines_are_refused(client: TestClient, message: dict[str, object]) -> None:
    made = table_of_two(client)
    with screens(client, made["table"], made["token"]) as [ada]:
        assert ada.ask(type="chat", **message)["code"] == "bad_message"


def test_lines_of_another_server_are_fetched(client: TestClient, database: str) -> None:
    made = table_of_two(client)
    app: Any = client.app
    with TestClient(create_app(database)) as other, screens(client, made["table"], made["token"]) as [ada]:
        ada.ask(type="chat", text="Here")
        with screens(other, made["table"], made["tokens"][1]) as [bice]:
            bice.ask(type="chat", text="There")
            assert [line["text"] for line in bice.until_said(2)] == ["Here", "There"]
        assert client.portal is not None
        client.portal.call(app.state.chats.fetch, made["table"])
        assert [line["text"] for line in ada.until_said(2)] == ["Here", "There"]


def test_chats_of_tables_are_apart(client: TestClient) -> None:
    first, second = table_of_two(client), table_of_two(client)
    with (
        screens(client, first["table"], first["token"]) as [one],
        screens(client, second["table"], second["token"]) as [other],
    ):
        one.ask(type="chat", text="One")
        other.ask(type="chat", text="Other")
        assert [line["text"] for line in one.until_said(1)] == ["One"]
        assert [line["text"] for line in other.until_said(1)] == ["Other"]


def test_players_at_one_screen_write_as_the_first_of_them(client: TestClient) -> None:
    made = make(client, "toy", [ME, HOTSEAT])
    with screens(client, made["table"], made["token"]) as [both]:
        both.ask(type="chat", text="We are two")
        assert both.until_said(1)[0]["name"] == "Ada"


def test_a_chat_that_cannot_be_read_does_not_keep_anybody_from_playing(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.db'}")
    with TestClient(app) as client:
        made = make(client, "toy", [ME, FRIEND])

        def gone(*_: object) -> None:
            raise OperationalError("gone", {}, Exception("gone"))

        app.state.store.chat.lines = gone
        with screens(client, made["table"], made["token"]) as [ada]:
            assert ada.ask(type="chat", text="Hello")["code"] == "store_unavailable"
            assert ada.play(0, ada.legal(0)[0])["type"] == "ack"
