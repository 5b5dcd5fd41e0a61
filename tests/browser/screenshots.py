"""Pictures of every page at three widths in both themes, to be looked at:

    python -m tests.browser.screenshots FOLDER [PATTERN]

``docs/images/ponti.png`` is the picture ``diavolo-1440-light``.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.harness import BOT, BROWSER, DESKTOP, FLAGS, GUEST, ME, PHONE, TABLET, Server, Setup

SIZES: Final = (PHONE, TABLET, DESKTOP)

LAGOON: Final = """
    g9 j9 light b7 f9 g5 c8 d10 h7 j8 b8 c7 d7 a5 g4 d2
    j5 e8 b9 b10 c6 a4 f5 d4 b1 b5 b4 c2 j6 a10 f7 j10
    g7 f8 f4 e5 b2 i3 c10 f9-h7 e2 j2 c6-e5 f10 e10
"""
"""The middle of a game between two bots, in notation."""

READY: Final = "#open-tables, .empty, .list, button.play, .curtain, section.end, .players, .drop"
CHOICES_AT_BRIDGES: Final = 6
ON_THE_BRIDGE: Final = (3, 20, 41)
IN_THE_CITY: Final = (0, 4, 30)
IN_VENICE: Final = (0, 1, 8, 40)

_PLAY: Final = """
async ([id, token, wanted, most]) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    const states = [];
    let wake = () => {};
    socket.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.type === 'error') throw new Error(message.words);
        if (message.type === 'state') { states.push(message); wake(); }
    };
    await new Promise((resolve) => (socket.onopen = resolve));
    socket.send(JSON.stringify({ type: 'hello', token, lang: 'en', since: 0 }));
    for (let step = 0; step < most; step++) {
        while (!states.some((state) => state.acting.some((seat) => state.you.includes(seat)))) {
            if (states.some((state) => state.table.status === 'over')) return;
            await new Promise((resolve) => (wake = resolve));
        }
        const state = states.at(-1);
        const view = state.views.find((each) => state.acting.includes(each.seat));
        const { legal } = view;
        const choice = wanted.length
            ? legal.find((each) => each.text === wanted[step])
            : legal.find((each) => each.action.type !== 'pass') ?? legal[0];
        states.length = 0;
        socket.send(JSON.stringify({ type: 'play', seat: view.seat, action: choice.id, event: state.event }));
    }
    while (!states.length) await new Promise((resolve) => (wake = resolve));
    socket.close();
}
"""


_SAY: Final = """
async ([id, token, messages]) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    let [wake, fail, state, isHere] = [() => {}, () => {}, null, false];
    socket.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.type === 'state') state = message;
        if (message.type === 'error') fail(new Error(message.words));
        if (message.type === 'ack' || (state && !isHere)) { isHere = true; wake(); }
    };
    const heard = () => new Promise((resolve, reject) => ([wake, fail] = [resolve, reject]));
    await new Promise((resolve) => (socket.onopen = resolve));
    const begun = heard();
    socket.send(JSON.stringify({ type: 'hello', token, lang: 'en', since: 0 }));
    await begun;
    for (const message of messages) {
        const answered = heard();
        const ask = message.type === 'answer' ? { ask: state.asks[0].number } : {};
        socket.send(JSON.stringify({ ...message, ...ask, ref: 1 }));
        await answered;
    }
}
"""
"""Says something at a table, and stays."""

SLOW: Final[Setup] = {"clock": {"kind": "game", "seconds": 600, "increment": 5}, "take_back": "consent"}
OPEN: Final[Setup] = {"kind": "open"}


@dataclass(frozen=True)
class Shown:
    """A page to be photographed: who looks at it, and what is clicked before."""

    name: str
    address: str
    cookies: list[Any] = field(default_factory=list)
    clicks: tuple[str, ...] = ()


def pages(server: Server, page: Page) -> Iterator[Shown]:
    """All pages that are photographed; the tables are in the middle of a game."""
    page.goto(server.url)
    yield from lobby(server, page)
    yield from affairs(server, page)
    yield from past(server, page)
    for name, address in tables(server, page):
        yield Shown(name, address)


def become(page: Page, server: Server, name: str) -> list[Any]:
    """A person with cookies of their own."""
    page.context.clear_cookies()
    answer = page.request.post(server.url + "api/me", data={"name": name})
    assert answer.ok, answer.text()
    return list(page.context.cookies())


def made_by(page: Page, server: Server, game: str, seats: list[Setup], **settings: Any) -> dict[str, Any]:
    """A table of the person whose cookies the page has."""
    answer = page.request.post(server.url + "api/tables", data={"game": game, "seats": seats, "settings": settings})
    made: dict[str, Any] = answer.json()
    return made


def lobby(server: Server, page: Page) -> Iterator[Shown]:
    """The lobby empty and full, and setting up a table."""
    yield Shown("lobby-empty", server.url)
    me, friend = {"kind": "me"}, {"kind": "friend", "name": "Bartolomeo"}
    become(page, server, "Chiara")
    made_by(page, server, "ponte_vecchio", [me, OPEN, OPEN], listed=True, **SLOW)
    made_by(page, server, "diavolo", [me, OPEN], listed=True)
    over = made_by(page, server, "tre_ponti", [me, BOT], listed=True)
    page.evaluate(_SAY, [over["table"], over["token"], [{"type": "resign", "seat": 0}]])
    ada = become(page, server, "Alessandra")
    made_by(page, server, "diavolo", [me, friend], clock={"kind": "days", "seconds": 259_200, "increment": 0})
    made_by(page, server, "rialto", [friend, me, {"kind": "bot", "level": "hard"}])
    made_by(page, server, "bridgetown", [{"kind": "friend", "name": "Donatella"}, me])
    yield Shown("lobby", server.url, ada)
    yield Shown("lobby-sit-down", server.url, clicks=("[data-table] button.primary",))
    yield Shown("finished", server.url + "#/finished", ada)
    for game in ("diavolo", "tre_ponti", "ponte_vecchio", "bridgetown", "rialto"):
        yield Shown(f"setup-{game}", f"{server.url}#/new/{game}")
    yield Shown("setup-open", f"{server.url}#/new/rialto", clicks=(".presets button:nth-child(4)", "details > summary"))


def affairs(server: Server, page: Page) -> Iterator[Shown]:
    """Waiting, sitting down, asking, pausing, a table's menu, and narrow strips with clocks."""
    cookies = become(page, server, "Emanuele")
    me, friend = {"kind": "me"}, {"kind": "friend"}
    made = made_by(page, server, "diavolo", [friend, me], **SLOW)
    table, link = made["table"], made["links"][0]["token"]
    page.context.clear_cookies()  # what is said below is said by whoever has the token
    yield Shown("affairs-claim", server.address(table, link))
    yield Shown("affairs-menu", server.address(table), cookies, ("#tab-table",))
    five = [{"kind": "me", "name": "Alessandra"}, *({"kind": "hotseat", "name": name} for name in NAMES), BOT]
    crowd = server.make("ponte_vecchio", five, SLOW)
    yield Shown("affairs-five", server.address(crowd["table"], crowd["token"]))
    page.evaluate(_SAY, [table, link, [{"type": "name", "seat": 0, "name": "Fiammetta"}]])
    page.evaluate(_SAY, [table, link, [{"type": "pause"}]])
    yield Shown("affairs-ask", server.address(table), cookies)
    page.evaluate(_SAY, [table, made["token"], [{"type": "answer", "agree": True}]])
    yield Shown("affairs-paused", server.address(table), cookies)


def past(server: Server, page: Page) -> Iterator[Shown]:
    """A finished game looked through, a game taken up at some point, and a record brought along."""
    made = server.make("tre_ponti", [ME, BOT])
    played(server, page, made, [], 200)
    replay = f"{server.url}#/replay/{made['table']}"
    yield Shown("replay-end", replay)
    yield Shown("replay-middle", f"{replay}?event=20")
    yield Shown("continue", f"{replay}?event=20", clicks=(".actions button:nth-of-type(2)",))
    yield Shown("import", f"{server.url}#/import")


NAMES: Final = ("Bartolomeo", "Christopher Robin", "Donatella")


def tables(server: Server, page: Page) -> Iterator[tuple[str, str]]:
    """Tables in the middle of a game, and at its end."""
    yield "diavolo", played(server, page, server.make("diavolo", [ME, GUEST]), LAGOON.split(), len(LAGOON.split()))
    yield "diavolo-end", played(server, page, server.make("diavolo", [ME, GUEST], size=4), [], 200)
    yield "tre_ponti", played(server, page, server.make("tre_ponti", [ME, BOT]), [], CHOICES_AT_BRIDGES)
    yield "tre_ponti-curtain", played(server, page, server.make("tre_ponti", [ME, GUEST]), [], 8)
    for choices in ON_THE_BRIDGE:
        made = server.make("ponte_vecchio", [ME, BOT, BOT])
        yield f"ponte_vecchio-{choices}", played(server, page, made, [], choices)
    for choices in IN_THE_CITY:
        made = server.make("bridgetown", [ME, BOT, BOT])
        yield f"bridgetown-{choices}", played(server, page, made, [], choices)
    for choices in IN_VENICE:
        made = server.make("rialto", [ME, BOT, BOT, BOT])
        yield f"rialto-{choices}", played(server, page, made, [], choices)
    made = server.make("rialto", [ME, BOT], virtual=True)
    yield "rialto-virtual", played(server, page, made, [], IN_VENICE[-1])
    yield "tre_ponti-end", played(server, page, server.make("tre_ponti", [ME, BOT]), [], 200)


def played(server: Server, page: Page, made: dict[str, Any], wanted: list[str], most: int) -> str:
    """Play a table: the wanted actions, or always the first one."""
    page.evaluate(_PLAY, [made["table"], made["token"], wanted, most])
    return server.address(made["table"], made["token"])


def shoot(browser: Browser, shown: Shown, folder: Path, pattern: str) -> None:
    """All pictures of one page."""
    for size in SIZES:
        for theme in ("light", "dark"):
            title = f"{shown.name}-{size['width']}-{theme}"
            if not fnmatch(title, pattern):
                continue
            is_small = size is not DESKTOP
            context = browser.new_context(
                viewport=size, color_scheme=theme, has_touch=is_small, is_mobile=is_small, reduced_motion="reduce"
            )
            context.add_cookies(shown.cookies)
            page = context.new_page()
            page.goto(shown.address)
            expect(page.locator(READY).first).to_be_visible(timeout=30_000)
            for click in shown.clicks:
                page.locator(click).first.click()
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(300)  # for what arrives after the board, such as colours that are free
            is_whole = "table" not in shown.address or shown.name.startswith("affairs")
            page.screenshot(path=folder / f"{title}.png", full_page=is_whole)
            context.close()


def main() -> None:
    """Start a server, and photograph."""
    folder = Path(sys.argv[1])
    pattern = sys.argv[2] if len(sys.argv) > 2 else "*"
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        server.start()
        browser = playwright.chromium.launch(executable_path=BROWSER, args=list(FLAGS))
        try:
            for shown in pages(server, browser.new_page()):
                shoot(browser, shown, folder, pattern)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
