"""Nobody is shut out: axe-core finds no serious fault on any page, in either theme."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.harness import BOT, GUEST, ME, PHONE, Server, choose_in_words, expect_my_choice

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: Final = ("light", "dark")


def serious(page: Page) -> list[tuple[str, list[str]]]:
    """The serious faults of a page as it stands, with the elements that have them."""
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
@pytest.mark.parametrize("game", ["diavolo", "tre_ponti", "ponte_vecchio"])
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
