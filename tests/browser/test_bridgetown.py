"""Bridgetown Races: the wheel with its previews, specials, rides on the map, zooming, and a phone in one hand."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.harness import (
    BOT,
    GUEST,
    ME,
    PHONE,
    Server,
    choose_in_words,
    event_of,
    expect_after,
    expect_my_choice,
    place,
)

STEPS = 200


def phase_of(page: Page) -> str:
    """What the desk is about."""
    return page.locator(".desk").get_attribute("data-phase") or ""


def come_to(page: Page, wanted: str) -> None:
    """Choose the first thing in words until a decision of the wanted phase is due."""
    for _ in range(STEPS):
        expect_my_choice(page)
        if phase_of(page) == wanted:
            return
        choose_in_words(page)
    raise AssertionError(f"no {wanted} in {STEPS} choices")


def plan(page: Page, *spots: str) -> None:
    """Place planners, the page's own ones, one after the other."""
    for spot in spots:
        expect_my_choice(page)
        place(page, spot)
    expect_my_choice(page)


@pytest.fixture
def city(server: Server, visitor: Visitor) -> Page:
    """Two seats at one screen: nothing is hidden in this game, so there is no curtain."""
    made = server.make("bridgetown", [ME, GUEST])
    page = visitor(reduced_motion="reduce")
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    return page


def test_planning_shows_where_a_mode_leads(city: Page) -> None:
    city.locator("[data-mode=bicycle]").hover()
    expect(city.get_by_test_id("guide")).to_contain_text("2 points, 3 spaces")
    expect(city.locator("svg .end")).to_have_count(3)
    city.locator("[data-mode=taxi]").hover()
    expect(city.get_by_test_id("guide")).to_contain_text("4 points, 7 spaces")
    expect(city.locator("svg .end")).to_have_count(7)


def test_a_mode_that_cannot_move_says_why(city: Page) -> None:
    city.locator("[data-mode=streetcar]").hover()
    expect(city.get_by_test_id("guide")).to_contain_text("Neither on the track nor beside it")
    expect(city.locator("[data-mode=streetcar]")).to_have_attribute("aria-label", re.compile("walk one space"))


def test_a_special_action_is_followed_by_a_mode_and_is_then_taken(city: Page) -> None:
    place(city, "double")
    assert phase_of(city) == "plan_mode"
    expect(city.locator("[data-special=swap]")).to_have_attribute("aria-disabled", "true")
    city.locator("[data-special=swap]").click(force=True)
    expect(city.get_by_role("alert")).to_contain_text("now name a mode")
    place(city, "taxi")
    assert phase_of(city) == "plan"
    event = event_of(city)
    city.locator("[data-special=double]").click(force=True)
    expect(city.get_by_role("alert")).to_contain_text("Double")
    assert event_of(city) == event


def test_double_and_a_ride_on_the_map(city: Page) -> None:
    plan(city, "double", "taxi", "bus", "bus", "car", "walk")
    assert phase_of(city) == "turn"
    expect(city.locator("[data-mode=taxi]")).to_have_attribute("aria-label", re.compile("4 points"))
    city.locator("[data-special=double]").click()
    expect(city.locator("[data-special=double]")).to_have_attribute("aria-pressed", "true")
    expect(city.locator("[data-mode=taxi]")).to_have_attribute("aria-label", re.compile("8 points"))
    city.keyboard.press("Escape")
    expect(city.locator("[data-special=double]")).to_have_attribute("aria-pressed", "false")
    city.locator("[data-special=double]").click()
    place(city, "taxi")
    expect(city.locator(".map .place")).to_have_count(47)
    end = city.locator(".map [data-place=xGL]")
    end.hover()
    expect(city.locator(".route")).to_have_count(2)
    before = city.locator("[data-travel=racer-0], [data-travel=racer-1]")
    expect(before).to_have_count(2)
    event = event_of(city)
    end.click()
    expect_after(city, event)
    expect(city.locator(".trail")).to_have_count(2)
    expect(city.locator(".entry").first).to_contain_text("xGL")


def test_a_space_out_of_reach_is_explained(city: Page) -> None:
    plan(city, "walk", "walk", "bus", "bus", "car", "car")
    place(city, "walk")
    expect_my_choice(city)
    event = event_of(city)
    frame = city.locator(".frame").bounding_box()
    far = city.locator("circle.stone").nth(3).bounding_box()
    assert frame
    assert far
    city.mouse.click(far["x"] + far["width"] / 2, far["y"] + far["height"] / 2)
    expect(city.get_by_role("alert")).to_be_visible()
    assert event_of(city) == event


def test_swap_picks_two_flags(city: Page) -> None:
    plan(city, "swap", "taxi", "bus", "bus", "car", "walk")
    city.locator("[data-special=swap]").click()
    flags = city.locator(".place.flag")
    expect(flags).to_have_count(7)
    flags.first.click()
    expect(flags.first).to_have_attribute("aria-pressed", "true")
    lying = city.locator("g[data-travel^='flag-RI-']").get_attribute("data-travel") or ""
    flags.nth(2).hover()
    expect(city.get_by_test_id("guide")).to_contain_text("Hawthorne")
    event = event_of(city)
    flags.nth(2).click()
    expect_after(city, event)
    colour = lying.rpartition("-")[2]
    expect(city.locator(f"g[data-travel='flag-HA-{colour}']")).to_have_count(1)


IS_OVER = """selectors => {
    const [one, two] = selectors.map(selector => document.querySelector(selector).getBoundingClientRect());
    const across = one.x + one.width / 2 - two.x - two.width / 2;
    const down = one.y + one.height / 2 - two.y - two.height / 2;
    return Math.hypot(across, down) < 2;
}"""


def test_zoom_keeps_places_over_their_spaces(city: Page) -> None:
    plan(city, "walk", "walk", "bus", "bus", "car", "car")
    place(city, "walk")
    button = city.locator(".map .place").first
    for _ in range(2):
        city.get_by_role("button", name="Closer").click()
    button.focus()
    city.wait_for_function(IS_OVER, arg=[".map .place", "circle.legal"])
    box = button.bounding_box()
    frame = city.locator(".frame").bounding_box()
    assert box
    assert frame
    assert frame["x"] <= box["x"] <= frame["x"] + frame["width"]
    city.get_by_role("button", name="Whole map").click()
    expect(city.get_by_role("button", name="Whole map")).to_have_count(0)


def test_easier_game_has_no_special_actions(server: Server, visitor: Visitor) -> None:
    made = server.make("bridgetown", [ME, GUEST], easier=True)
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    expect(page.locator("[data-special]")).to_have_count(0)
    expect(page.locator(".wheel [data-mode]")).to_have_count(8)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_phone_shows_prompt_map_and_wheel(server: Server, visitor: Visitor, seats: int) -> None:
    made = server.make("bridgetown", [ME, *[BOT] * (seats - 1)])
    page = visitor(PHONE, has_touch=True, is_mobile=True)
    page.goto(server.address(made["table"], made["token"]))
    come_to(page, "plan")
    parts = (".prompt", ".map", ".desk", ".wheel")
    boxes = [page.locator(part).first.bounding_box() for part in parts]
    for above, below in pairwise(boxes):
        assert above
        assert below
        assert below["y"] >= above["y"] + above["height"]
    wheel = boxes[-1]
    assert wheel
    assert wheel["y"] + wheel["height"] <= PHONE["height"]
    cards = page.locator("[data-card] .cell")
    assert cards.count() == 8 * seats
    for box in (cards.first.bounding_box(), cards.last.bounding_box()):
        assert box
        assert wheel["x"] + wheel["width"] <= box["x"] <= PHONE["width"] - box["width"]
        assert wheel["y"] <= box["y"] <= wheel["y"] + wheel["height"] - box["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        "[...document.querySelectorAll('.wheel button, .zoom button, .desk button')]"
        ".filter((each) => each.getBoundingClientRect().height < 44).length"
    )
    assert small == 0
    event = event_of(page)
    page.locator("[data-place=taxi]").tap()
    assert event_of(page) == event
    expect(page.locator("svg .end").first).to_be_visible()
    page.locator(".desk").get_by_role("button", name="Confirm").tap()
    expect_after(page, event)
