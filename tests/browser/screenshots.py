"""Pictures of every page at three widths in both themes, to be looked at:

    python -m tests.browser.screenshots FOLDER [PATTERN]

``docs/images/ponti.png`` is the picture ``diavolo-1440-light``.
"""

import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.harness import BOT, BROWSER, DESKTOP, FLAGS, GUEST, ME, PHONE, TABLET, Server

SIZES: Final = (PHONE, TABLET, DESKTOP)

LAGOON: Final = """
    g9 j9 light b7 f9 g5 c8 d10 h7 j8 b8 c7 d7 a5 g4 d2
    j5 e8 b9 b10 c6 a4 f5 d4 b1 b5 b4 c2 j6 a10 f7 j10
    g7 f8 f4 e5 b2 i3 c10 f9-h7 e2 j2 c6-e5 f10 e10
"""
"""The middle of a game between two bots, in notation."""

CHOICES_AT_BRIDGES: Final = 6
ON_THE_BRIDGE: Final = (3, 20, 41)

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


def tables(server: Server, page: Page) -> Iterator[tuple[str, str]]:
    """The addresses to show, by name; the tables are played into the middle of a game."""
    page.goto(server.url)
    yield "lobby", server.url
    for game in ("diavolo", "tre_ponti", "ponte_vecchio"):
        yield f"setup-{game}", f"{server.url}#/new/{game}"
    yield "diavolo", played(server, page, server.make("diavolo", [ME, GUEST]), LAGOON.split(), len(LAGOON.split()))
    yield "diavolo-end", played(server, page, server.make("diavolo", [ME, GUEST], size=4), [], 200)
    yield "tre_ponti", played(server, page, server.make("tre_ponti", [ME, BOT]), [], CHOICES_AT_BRIDGES)
    yield "tre_ponti-curtain", played(server, page, server.make("tre_ponti", [ME, GUEST]), [], 8)
    for choices in ON_THE_BRIDGE:
        made = server.make("ponte_vecchio", [ME, BOT, BOT])
        yield f"ponte_vecchio-{choices}", played(server, page, made, [], choices)
    yield "tre_ponti-end", played(server, page, server.make("tre_ponti", [ME, BOT]), [], 200)


def played(server: Server, page: Page, made: dict[str, Any], wanted: list[str], most: int) -> str:
    """Play a table: the wanted actions, or always the first one."""
    page.evaluate(_PLAY, [made["table"], made["token"], wanted, most])
    return server.address(made["table"], made["token"])


def shoot(browser: Browser, name: str, address: str, folder: Path, pattern: str) -> None:
    """All pictures of one page."""
    for size in SIZES:
        for theme in ("light", "dark"):
            title = f"{name}-{size['width']}-{theme}"
            if not fnmatch(title, pattern):
                continue
            is_small = size is not DESKTOP
            context = browser.new_context(
                viewport=size, color_scheme=theme, has_touch=is_small, is_mobile=is_small, reduced_motion="reduce"
            )
            page = context.new_page()
            page.goto(address)
            ready = page.locator("[data-game=diavolo], button.play, .curtain, section.end, details summary")
            expect(ready.first).to_be_visible(timeout=30_000)
            page.evaluate("document.fonts.ready")
            page.screenshot(path=folder / f"{title}.png", full_page="table" not in address)
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
            for name, address in tables(server, browser.new_page()):
                shoot(browser, name, address, folder, pattern)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
