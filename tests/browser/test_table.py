"""The table: what a place answers, taking back, keys, languages, phones, motion."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visitor
from tests.browser.harness import (
    BOT,
    DESKTOP,
    GUEST,
    ME,
    PATIENCE,
    PHONE,
    Server,
    event_of,
    expect_after,
    expect_my_choice,
    place,
)

OVERLAP = """(each, selector) => {
    const [one, two] = [each, document.querySelector(selector)].map((part) => part.getBoundingClientRect());
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return Math.min(across, down);
}"""
"""By how many pixels an element lies over the first one that a selector finds."""


@pytest.fixture
def lagoon(server: Server, visitor: Visitor) -> Page:
    """A table for two at one screen, on a lagoon of 5 x 5."""
    made = server.make("diavolo", [ME, GUEST], size=5)
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    return page


def test_a_hint_comes_into_sight_on_a_phone(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, GUEST], size=5)
    page = visitor(PHONE, has_touch=True, is_mobile=True)
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    page.get_by_role("button", name="Hint").tap()
    hint = page.get_by_role("region", name="What the bot looks at")
    expect(hint.get_by_role("button").last).to_be_in_viewport(timeout=PATIENCE)
    hint.get_by_role("listitem").first.get_by_role("button").tap()
    expect(page.get_by_role("button", name="Confirm")).to_be_in_viewport()


def test_the_lagoon_stays_where_it_is_between_two_taps(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, GUEST])
    page = visitor(PHONE, has_touch=True, is_mobile=True)
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    cell = page.locator("[data-place='e5']")
    before = cell.bounding_box()
    cell.tap()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    assert cell.bounding_box() == before


def test_what_a_bot_expects_is_told_in_words(server: Server, visitor: Visitor) -> None:
    made = server.make("bridgetown", [ME, GUEST])
    page = visitor(locale="it-IT")
    page.goto(server.address(made["table"], made["token"]))
    curtain = page.get_by_role("button", name="mostra la mia mano")
    expect(page.locator("main.table[data-status=live]")).to_be_visible()
    if curtain.count():
        curtain.click()
    page.get_by_role("button", name="Consiglio").click()
    line = page.get_by_role("list", name="Si aspetta").get_by_role("listitem")
    expect(line.nth(1)).to_have_text(re.compile(r"^(Ada|Bice):\s*(Pianifica|Usa)"), timeout=PATIENCE)


def click_below(page: Page, name: str) -> None:
    """Click the cell below ``name``, where a tile lies and nothing is offered."""
    cell = page.locator(f"[data-place='{name}']").bounding_box()
    assert cell
    page.mouse.click(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] * 1.5)


def test_refusal_names_reason_and_clause(lagoon: Page) -> None:
    place(lagoon, "a1")
    assert lagoon.locator(".places").bounding_box()
    click_below(lagoon, "a2")
    alert = lagoon.get_by_role("alert")
    expect(alert).to_contain_text("Not allowed")
    alert.get_by_role("button", name=re.compile("Rule")).click()
    expect(lagoon.locator(".rules .lit")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_refusal_covers_neither_players_nor_board_nor_buttons(
    server: Server, visitor: Visitor, size: ViewportSize
) -> None:
    made = server.make("diavolo", [ME, GUEST], size=5)
    page = visitor(size)
    page.goto(server.address(made["table"], made["token"]))
    place(page, "c3")
    board = page.locator(".places").bounding_box()
    assert board
    click_below(page, "c4")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Not allowed")
    assert page.locator(".places").bounding_box() == board
    for part in (".players", ".stage", ".tools", ".does"):
        assert alert.evaluate(OVERLAP, part) <= 0, part


def test_pointing_shows_what_a_tile_closes(lagoon: Page) -> None:
    for cell in ("a1", "b1"):
        place(lagoon, cell)
    event = event_of(lagoon)
    lagoon.locator("[data-action=dark]").first.click()
    expect_after(lagoon, event)
    for cell in ("d5", "e5", "c1", "a3"):
        place(lagoon, cell)
    for cell in ("e3", "c4"):
        place(lagoon, cell)
    # Light has a1 b1 c1: with d1 they are an island, which closes the water around it to Light.
    lagoon.locator("[data-place='d1']").hover()
    expect(lagoon.locator("path.closes").first).to_be_attached()
    assert lagoon.locator("path.closes").count() >= 4


def test_bridge_by_choosing_two_ends(lagoon: Page) -> None:
    for cell in ("a1", "c1"):
        place(lagoon, cell)
    event = event_of(lagoon)
    lagoon.locator("[data-action=dark]").first.click()
    expect_after(lagoon, event)
    for cell in ("e5", "d5"):
        place(lagoon, cell)
    expect(lagoon.locator("path.end")).to_have_count(2)
    expect(lagoon.get_by_role("list", name="Key")).to_contain_text("a bridge may start here")
    lagoon.locator("[data-place='a1']").click()
    expect(lagoon.locator(".arch.ghost")).to_have_count(1)
    lagoon.keyboard.press("Escape")
    expect(lagoon.locator("[data-place='a1'][aria-pressed=true]")).to_have_count(0)
    lagoon.locator("[data-place='a1']").click()
    place(lagoon, "c1")
    expect(lagoon.locator(".arch:not(.ghost)")).to_have_count(1)


def test_take_back(lagoon: Page) -> None:
    place(lagoon, "c3")
    expect(lagoon.locator("[data-place='c3']")).to_have_count(0)
    lagoon.get_by_role("button", name="Take back").click()
    expect(lagoon.locator("[data-place='c3']")).to_be_visible()
    place(lagoon, "c3")
    lagoon.locator("body").press("u")
    expect(lagoon.locator("[data-place='c3']")).to_be_visible()


def test_keyboard_alone(lagoon: Page) -> None:
    lagoon.keyboard.press("ArrowRight")
    first = lagoon.evaluate("document.activeElement.dataset.place")
    assert first is not None
    lagoon.keyboard.press("ArrowRight")
    lagoon.keyboard.press("ArrowDown")
    chosen = lagoon.evaluate("document.activeElement.dataset.place")
    assert chosen != first
    expect(lagoon.locator(".tile.ghost")).to_be_visible()
    lagoon.keyboard.press("Enter")
    expect(lagoon.locator("main.table[data-event='1']")).to_be_visible()
    expect(lagoon.locator(f"[data-place='{chosen}']")).to_have_count(0)
    lagoon.keyboard.press("?")
    expect(lagoon.get_by_role("dialog", name="How to play here")).to_be_visible()
    lagoon.keyboard.press("Escape")
    expect(lagoon.get_by_role("dialog")).to_have_count(0)
    lagoon.keyboard.press("h")
    expect(lagoon.get_by_role("heading", name="What the bot looks at")).to_be_visible()


def test_language_changes_without_a_new_page(lagoon: Page) -> None:
    place(lagoon, "c3")
    english = lagoon.get_by_test_id("prompt").inner_text()
    line = lagoon.locator(".entry").first.inner_text()
    lagoon.get_by_role("button", name="Lingua: italiano").click()
    expect(lagoon.get_by_test_id("prompt")).not_to_have_text(english)
    expect(lagoon.get_by_role("tab", name="Cronaca")).to_be_visible()
    expect(lagoon.locator(".entry").first).not_to_have_text(line)
    assert lagoon.evaluate("document.documentElement.lang") == "it"
    expect(lagoon.get_by_role("button", name="Riprendi la mossa")).to_be_visible()
    lagoon.reload()
    expect(lagoon.get_by_role("tab", name="Cronaca")).to_be_visible()


def test_log_lights_up_the_board(lagoon: Page) -> None:
    place(lagoon, "c3")
    lagoon.locator(".entry").first.hover()
    expect(lagoon.locator("rect.marked")).to_have_count(1)


def test_hand_and_board_fit_a_phone(server: Server, visitor: Visitor) -> None:
    made = server.make("tre_ponti", [ME, BOT])
    page = visitor(PHONE, has_touch=True, is_mobile=True)
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    prompt, bridge, hand = (
        page.locator(part).first.bounding_box() for part in ("section.prompt", "section.bridge", "ul.hand")
    )
    assert prompt and bridge and hand
    assert prompt["y"] >= 0
    assert bridge["y"] >= prompt["y"] + prompt["height"]
    assert hand["y"] >= bridge["y"] + bridge["height"]
    assert hand["y"] + hand["height"] <= PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_finger_shows_first_and_confirms_second(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, GUEST], size=6)
    page = visitor(PHONE, has_touch=True, is_mobile=True)
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    page.locator("[data-place='c3']").tap()
    expect(page.locator(".tile.ghost")).to_be_visible()
    assert event_of(page) == 0
    page.get_by_role("button", name="Back").tap()
    expect(page.locator(".tile.ghost")).to_have_count(0)
    page.locator("[data-place='d4']").tap()
    page.get_by_role("button", name="Confirm").tap()
    expect(page.locator("main.table[data-event='1']")).to_be_visible()
    board = page.locator(".board").bounding_box()
    assert board and board["y"] + board["height"] <= PHONE["height"]


@pytest.mark.parametrize(("motion", "property"), [("no-preference", "translate"), ("reduce", "opacity")])
def test_pieces_travel_or_fade(server: Server, visitor: Visitor, motion: str, property: str) -> None:
    page = visitor(reduced_motion=motion)
    page.add_init_script("""
        window.moves = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, how) {
            window.moves.push({ names: Object.keys(frames[0]), duration: how.duration });
            return animate.call(this, frames, how);
        };
    """)
    made = server.make("diavolo", [ME, GUEST], size=5)
    page.goto(server.address(made["table"], made["token"]))
    place(page, "b2")
    place(page, "d4")
    moves = page.evaluate("window.moves")
    assert moves
    assert all(180 <= move["duration"] <= 260 for move in moves)
    assert all(property in move["names"] for move in moves)
    assert motion != "reduce" or all("translate" not in move["names"] for move in moves)


def test_theme_is_kept(lagoon: Page) -> None:
    background = "getComputedStyle(document.documentElement).backgroundColor"
    before = lagoon.evaluate(background)
    lagoon.get_by_role("button", name="Dark theme").click()
    dark = lagoon.evaluate(background)
    assert dark != before
    lagoon.reload()
    assert lagoon.evaluate(background) == dark


def test_unknown_table_says_so(server: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.address("no-such-table"))
    expect(page.get_by_role("alert")).to_contain_text("cannot be opened")


def test_options_reach_the_table(server: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.url + "#/new/diavolo")
    page.get_by_role("button", name="Two at this device").click()
    page.get_by_label("Board", exact=True).fill("6")
    page.get_by_label("Board", exact=True).blur()
    expect(page.get_by_text("One changed")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect_my_choice(page)
    expect(page.locator("[data-place]")).to_have_count(36)
