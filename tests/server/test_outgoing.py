"""What the server sends to addresses that people gave: never to a network that is not public."""

import socket
from collections.abc import Sequence
from ipaddress import ip_address

import pytest

from ponti.server.errors import TableError
from ponti.server.outgoing import Answer, Outgoing, Unreachable, is_public
from tests.server.receivers import receiving


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1",
        "::", "::1", "fe80::1", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "::127.0.0.1",
    ],
)  # fmt: skip
def test_these_addresses_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]
)
def test_these_are(address: str) -> None:
    assert is_public(ip_address(address))


class Names:
    """A name server: each look-up gives the next answer, the last one for ever."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str) -> Sequence[str]:
        self.asked.append(host)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if not answer:
            raise socket.gaierror("no such name")
        return answer


async def checked(outgoing: Outgoing, url: str, **how: bool) -> str:
    """The code with which an address is refused, empty when it is accepted."""
    try:
        await outgoing.check(url, **how)
    except TableError as error:
        return error.code
    finally:
        await outgoing.close()
    return ""


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "https://127.0.0.1:8400/api/tables", "http://[::1]:80/", "http://10.0.0.5/hook",
        "http://169.254.169.254/latest/meta-data", "http://[::ffff:169.254.169.254]/", "http://[fe80::1]/",
    ],
)  # fmt: skip
async def test_private_addresses_are_refused(url: str) -> None:
    assert await checked(Outgoing(), url) == "private_address"


@pytest.mark.parametrize("host", ["localhost", "127.1", "0x7f000001", "2130706433", "intranet.example"])
async def test_names_are_judged_by_what_they_lead_to(host: str) -> None:
    assert await checked(Outgoing(lookup=Names(["127.0.0.1"])), f"http://{host}/") == "private_address"
    assert await checked(Outgoing(lookup=Names(["10.0.0.1", "93.184.216.34"])), f"http://{host}/") == ""


async def test_this_machine_is_found_behind_its_name() -> None:
    assert await checked(Outgoing(), "http://localhost:9/") == "private_address"


@pytest.mark.parametrize(
    "url",
    [
        "", "hook", "/hook", "ftp://example.com/", "file:///etc/passwd", "gopher://example.com/", "https://",
        "https://user:secret@example.com/", "https://example.com:port/", "https://" + "x" * 1_000 + ".example/",
    ],
)  # fmt: skip
async def test_what_is_no_web_address_is_refused(url: str) -> None:
    assert await checked(Outgoing(lookup=Names(["93.184.216.34"])), url) == "bad_address"


async def test_names_that_there_cannot_be_are_refused() -> None:
    assert await checked(Outgoing(), "http://.../") == "bad_address"


async def test_names_that_lead_nowhere_are_refused() -> None:
    assert await checked(Outgoing(lookup=Names([])), "https://nowhere.example/") == "bad_address"


async def test_https_can_be_asked_for() -> None:
    names = Names(["93.184.216.34"])
    assert await checked(Outgoing(lookup=names), "http://push.example/", needs_https=True) == "bad_address"
    assert await checked(Outgoing(lookup=names), "https://push.example/", needs_https=True) == ""


async def test_a_message_arrives_with_the_name_it_was_sent_to() -> None:
    async with receiving("202 Accepted") as receiver:
        names = Names(["127.0.0.1"])
        outgoing = Outgoing(allows_private=True, lookup=names)
        port = receiver.address.rpartition(":")[2]
        answer = await outgoing.post(f"http://hook.example:{port}/a/b?c=d", b"hello", {"x-test": "yes"})
        await outgoing.close()
        assert answer == Answer(202)
        [taken] = receiver.taken
        assert (taken.path, taken.body) == ("/a/b?c=d", b"hello")
        assert (taken.headers["host"], taken.headers["x-test"]) == (f"hook.example:{port}", "yes")


async def test_a_name_that_changes_its_mind_leads_nowhere_else() -> None:
    """The address is good when it is checked and private when it is used."""
    async with receiving() as receiver:
        names = Names(["93.184.216.34"], ["127.0.0.1"])
        outgoing = Outgoing(lookup=names)
        port = receiver.address.rpartition(":")[2]
        await outgoing.check(f"http://rebind.example:{port}/")
        with pytest.raises(Unreachable, match="private_address"):
            await outgoing.post(f"http://rebind.example:{port}/", b"", {})
        await outgoing.close()
        assert receiver.taken == []
        assert names.asked == ["rebind.example"] * 2


@pytest.mark.parametrize("status", ["301 Moved", "302 Found", "307 Temporary Redirect", "308 Permanent Redirect"])
async def test_redirects_are_not_followed(status: str) -> None:
    async with receiving() as secret, receiving(f"{status}\r\nlocation: {secret.address}/inside") as receiver:
        outgoing = Outgoing(allows_private=True)
        answer = await outgoing.post(receiver.address, b"", {})
        await outgoing.close()
        assert answer.status == int(status[:3])
        assert not answer.is_good
        assert answer.is_final
        assert secret.taken == []


async def test_nobody_there_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        outgoing = Outgoing(allows_private=True)
        with pytest.raises(Unreachable):
            await outgoing.post(f"http://127.0.0.1:{taken.getsockname()[1]}/", b"", {})
        await outgoing.close()


async def test_a_proxy_of_the_environment_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async with receiving() as proxy, receiving() as receiver:
        monkeypatch.setenv("http_proxy", proxy.address)
        outgoing = Outgoing(allows_private=True)
        await outgoing.post(receiver.address, b"", {})
        await outgoing.close()
        assert (len(receiver.taken), proxy.taken) == (1, [])


@pytest.mark.parametrize(
    ("answer", "is_final", "wait"),
    [("200 OK", True, 0), ("404 Gone", True, 0), ("500 Oops", False, 0), ("503 Later\r\nretry-after: 120", False, 120)],
)
async def test_answers_say_whether_to_try_again(answer: str, is_final: bool, wait: float) -> None:
    async with receiving(answer) as receiver:
        outgoing = Outgoing(allows_private=True)
        got = await outgoing.post(receiver.address, b"", {})
        await outgoing.close()
        assert (got.is_final, got.retry_after) == (is_final, wait)
