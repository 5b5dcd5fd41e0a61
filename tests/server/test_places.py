import asyncio
import socket
from pathlib import Path

import pytest

from ponti.core.errors import PontiError
from ponti.server import app, places
from ponti.server.settings import Settings


def test_a_file_a_url_and_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert places.database_url("postgresql+psycopg://me@there/ponti") == "postgresql+psycopg://me@there/ponti"
    assert places.database_url(str(tmp_path / "new" / "t.db")) == f"sqlite:///{tmp_path / 'new' / 't.db'}"
    assert (tmp_path / "new").is_dir()
    monkeypatch.setattr(places, "user_data_path", lambda name, appauthor: tmp_path / name)
    assert places.database_url(None) == f"sqlite:///{tmp_path / 'ponti' / 'tables.db'}"


def test_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with places.listen("127.0.0.1", 0) as busy:
        port = busy.getsockname()[1]
        monkeypatch.setattr(places, "DEFAULT_PORT", port)
        with places.listen("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + 50
            assert places.address(found) == f"http://127.0.0.1:{found.getsockname()[1]}/"
        with pytest.raises(PontiError) as caught:
            places.listen("127.0.0.1", port)
        assert caught.value.code == "port_taken"
        assert str(port) in caught.value.words.text("it")


@pytest.mark.parametrize(("host", "shown"), [("0.0.0.0", "localhost"), ("127.0.0.1", "127.0.0.1")])
def test_the_address_is_one_that_can_be_opened(host: str, shown: str) -> None:
    with places.listen(host, 0) as bound:
        assert places.address(bound) == f"http://{shown}:{bound.getsockname()[1]}/"


@pytest.mark.parametrize("host", ["999.999.1.1", "192.0.2.1", "no such host", "x" * 300, "\u00df." * 60])
def test_a_host_that_is_not_this_machine_is_said(host: str) -> None:
    with pytest.raises(PontiError) as caught:
        places.listen(host, 0)
    assert caught.value.code == "bad_host"
    assert "\n" not in caught.value.words.text("it")


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(PontiError) as caught:
        places.database_url(str(tmp_path / "file" / "new" / "t.db"))
    assert caught.value.code == "bad_database"


def test_a_database_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_text("this is no database, whatever its name says. " * 50)
    for database in (str(tmp_path / "t.db"), "nonsense://x", "postgresql+nodriver://x/y", "://"):
        with pytest.raises(PontiError) as caught:
            app.run(Settings(database=database), open_browser=False)
        assert caught.value.code == "bad_database"
        assert caught.value.words.text("it")


def test_sockets_are_not_inherited_by_bots() -> None:
    with places.listen("127.0.0.1", 0) as bound:
        assert not bound.get_inheritable()


def test_small_messages_are_sent_at_once() -> None:
    async def scenario() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        bound = places.listen("127.0.0.1", 0)
        async with await asyncio.start_server(connected, sock=bound):
            _, writer = await asyncio.open_connection(*bound.getsockname())
            no_delay = await found
            writer.close()
            await writer.wait_closed()
            return no_delay

    assert asyncio.run(scenario()) != 0
