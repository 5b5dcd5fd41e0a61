"""Nobody is shut out: axe-core finds no serious fault on any page, in either theme."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.harness import (
    BOT,
    FRIEND,
    GUEST,
    ME,
    PATIENCE,
    PHONE,
    Server,
    choose_in_words,
    expect_my_choice,
    tab,
)

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: Final = ("light", "dark")
AT_REST: Final = """new Promise(requestAnimationFrame).then(() => Promise.allSettled(
    document.getAnimations()
        .filter(each => each.effect.getComputedTiming().endTime < Infinity)
        .map(each => each.finished)
))"""
"""Until nothing fades in any more: what is half there has no contrast."""


def serious(page: Page) -> list[tuple[str, list[str]]]:
    """The serious faults of a page as it stands, with the elements that have them."""
    page.evaluate(AT_REST)
    # Evaluated through the debugger, which the page's content policy does not bind.
    page.evaluate(AXE.read_text("utf-8") + ";0")
    found: list[dict[str, Any]] = page.evaluate("axe.run({resultTypes: ['violations']}).then(r => r.violations)")
    return [
        (fault["id"], [node["html"][:120] for node in fault["nodes"]])
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_lobby_and_set_up(server: Server, visitor: Visitor, theme: str) -> None:
    page = visitor(color_scheme=theme, reduced_motion="reduce")
    page.goto(server.url)
    expect(page.locator("[data-game=diavolo]")).to_be_visible()
    assert serious(page) == []
    page.locator("[data-game=tre_ponti]").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert serious(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_tables_of_others(server: Server, visitor: Visitor, theme: str) -> None:
    host, page = visitor(), visitor(color_scheme=theme, reduced_motion="reduce")
    host.goto(server.url + "#/new/diavolo")
    host.get_by_role("button", name="Anybody").click()
    host.get_by_label("Your name").fill(f"Host {theme}")
    host.get_by_role("button", name="Play", exact=True).click()
    expect(host.locator("#share-open")).to_be_attached()
    page.goto(server.url)
    line = page.locator("[data-table]", has_text=f"Host {theme}")
    line.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("dialog").get_by_role("radio").first).to_be_attached()
    assert serious(page) == []
    page.keyboard.press("Escape")
    line.get_by_role("link").click()
    expect(page.get_by_role("region", name="A seat is free")).to_be_visible()
    assert serious(page) == []
    page.goto(server.url + "#/finished")
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    assert serious(page) == []
    page.goto(server.url + "#/new/ponte_vecchio")
    page.locator("summary", has_text="The table").click()
    page.get_by_text("Another", exact=True).click()
    assert serious(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_affairs(server: Server, visitor: Visitor, theme: str) -> None:
    made = server.make("diavolo", [ME, FRIEND], {"clock": {"kind": "game", "seconds": 600, "increment": 5}})
    page, friend = visitor(PHONE, color_scheme=theme, reduced_motion="reduce"), visitor()
    page.goto(server.address(made["table"], made["token"]))
    tab(page, "Table").get_by_role("button", name="New link").click()
    expect(page.get_by_role("region", name="Waiting for Player 2")).to_be_visible()
    assert serious(page) == []
    friend.goto(page.locator("#share-1").input_value())
    friend.get_by_label("Your name").fill(f"Friend {theme}")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.locator("[data-seat='1']")).to_contain_text(f"Friend {theme}")
    pause = tab(friend, "Table").get_by_role("button", name="Pause")
    expect(pause).to_be_enabled()
    pause.click()
    expect(page.locator(".ask")).to_be_visible()
    assert serious(page) == []
    page.locator(".ask").get_by_role("button", name="Agree").click()
    expect(page.locator(".veil")).to_be_visible()
    assert serious(page) == []
    tab(page, "Chat")
    assert serious(page) == []


def test_a_bot_that_stands_in(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, BOT], {"clock": {"kind": "move", "seconds": 5, "increment": 0}})
    page = visitor(PHONE, reduced_motion="reduce")
    page.goto(server.address(made["table"], made["token"]))
    expect(page.get_by_role("button", name="I am back")).to_be_visible(timeout=PATIENCE)
    assert serious(page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", ["diavolo", "tre_ponti", "ponte_vecchio", "rialto", "bridgetown"])
def test_table(server: Server, visitor: Visitor, game: str, theme: str) -> None:
    made = server.make(game, [ME, BOT])
    page = visitor(PHONE, color_scheme=theme, reduced_motion="reduce")
    page.goto(server.address(made["table"], made["token"]))
    for turn in range(4):
        choose_in_words(page, 11 * turn)
    expect_my_choice(page)
    assert serious(page) == []
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".rules dl").first).to_be_visible()
    assert serious(page) == []


def test_end(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, GUEST], size=3)
    page = visitor(reduced_motion="reduce")
    page.goto(server.address(made["table"], made["token"]))
    while not page.locator("section.end").count():
        choose_in_words(page)
        expect(page.locator("main.table details, main.table section.end").first).to_be_visible()
    assert serious(page) == []


def test_every_choice_on_the_board_has_words(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, GUEST], size=4)
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    board = page.get_by_role("group", name="Board of Ponte del Diavolo")
    names = board.get_by_role("button").evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    assert sorted(name[-2:] for name in names) == sorted(f"{column}{row}" for column in "abcd" for row in range(1, 5))
