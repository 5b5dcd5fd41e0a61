"""Ponte Vecchio: the hammer, a typed amount, building, hidden cards, the Lord, and a phone in one hand."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.harness import (
    BOT,
    GUEST,
    ME,
    PATIENCE,
    PHONE,
    Server,
    choose_in_words,
    event_of,
    expect_after,
    expect_my_choice,
    place,
)

STEPS = 300


def phase_of(page: Page) -> str:
    """What the desk is about."""
    return page.locator(".desk").get_attribute("data-phase") or ""


def come_to(page: Page, wanted: set[str]) -> str:
    """Choose the first thing in words until a decision of a wanted phase is due; which one."""
    for _ in range(STEPS):
        expect_my_choice(page)
        if phase_of(page) in wanted:
            return phase_of(page)
        choose_in_words(page)
    raise AssertionError(f"none of {wanted} in {STEPS} choices")


def cash(page: Page, seat: int) -> int:
    """What stands on a player's strip."""
    return int(page.locator(f"li[data-seat='{seat}'] .money strong").inner_text())


@pytest.fixture
def bridge(server: Server, visitor: Visitor) -> Page:
    """A table with two bots."""
    made = server.make("ponte_vecchio", [ME, BOT, BOT])
    page = visitor(reduced_motion="reduce")
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    return page


def test_free_shop_on_the_bridge(bridge: Page) -> None:
    assert phase_of(bridge) == "setup"
    # The bots may have come first, and have closed two of these.
    plot = next(each for each in ("7L", "6L", "5L") if bridge.locator(f"[data-place='{each}']").count())
    bridge.locator(f"[data-place='{plot}']").hover()
    expect(bridge.locator(".house.ghost")).to_have_count(1)
    expect(bridge.get_by_test_id("guide")).to_contain_text(plot)
    place(bridge, plot)
    expect(bridge.locator(f"[data-travel='{plot}'] .house")).to_have_count(1)
    expect(bridge.locator(f"[data-place='{plot[0]}R']")).to_have_count(0)


def test_what_is_not_allowed_is_explained(bridge: Page) -> None:
    come_to(bridge, {"bid"})
    event = event_of(bridge)
    field = bridge.get_by_label("Your bid, in fives")
    field.fill("47")
    field.press("Enter")
    alert = bridge.get_by_role("alert")
    expect(alert).to_contain_text("multiple of 5")
    field.fill("9995")
    bridge.get_by_role("button", name="Bid 9995").click()
    expect(alert).to_contain_text("cash")
    assert event_of(bridge) == event


def ready(page: Page) -> None:
    """Whoever is asked has the device."""
    button = page.locator(".curtain button")
    expect(button.or_(page.locator(".desk"))).to_be_visible(timeout=PATIENCE)
    if button.is_visible():
        button.click()
    expect_my_choice(page)


def acting(page: Page) -> int:
    """Whose decision the screen shows."""
    return int(page.locator("li[data-seat].acting").first.get_attribute("data-seat") or -1)


WATCH_MONEY = """
    window.flown = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (String(node.className).startsWith('vecchio-')) window.flown.push(node);
    }).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize(("motion", "coins"), [("no-preference", 5), ("reduce", 0)])
def test_a_round_of_three_at_one_screen(server: Server, visitor: Visitor, motion: str, coins: int) -> None:
    made = server.make("ponte_vecchio", [ME, GUEST, {"kind": "hotseat", "name": "Cleo"}])
    page = visitor(reduced_motion=motion)
    page.add_init_script(WATCH_MONEY)
    page.goto(server.address(made["table"], made["token"]))
    for plot in ("4L", "12R", "15L"):
        ready(page)
        place(page, plot)

    ready(page)
    buyer = acting(page)
    expect(page.get_by_test_id("bid")).to_contain_text("no bid yet")
    expect(page.locator(".hammer [data-standing=in]")).to_have_count(3)
    page.get_by_label("Your bid, in fives").fill("30")
    event = event_of(page)
    page.get_by_role("button", name="Bid 30").click()
    expect_after(page, event)

    ready(page)
    expect(page.get_by_test_id("bid")).to_contain_text("30")
    place(page, "pass")
    ready(page)
    assert acting(page) not in (-1, buyer)
    buyer = acting(page)
    page.get_by_label("Your bid, in fives").fill("100")
    event = event_of(page)
    page.keyboard.press("Enter")
    # A hundred is two decisions in the record, and one on the screen. Nobody else can pay more.
    expect(page.locator(".desk[data-phase=build]")).to_be_visible(timeout=PATIENCE)
    assert acting(page) == buyer
    assert cash(page, buyer) == 0
    expect(page.locator(".place.build")).to_have_count(27)
    page.locator("[data-place='4R']").hover()
    expect(page.get_by_test_id("guide")).to_contain_text("opposite a shop of")
    place(page, "4R")

    for seat, card in enumerate(("card-40", "card-20", "card-100")):
        ready(page)
        assert acting(page) == seat
        expect(page.locator("[data-travel='4R'] .house")).to_have_count(1)
        place(page, card)
    ready(page)
    expect(page.locator(".reveal li").nth(1)).to_have_class(re.compile("right"))
    for seat, shown in enumerate(("40", "20", "100")):
        expect(page.locator(".reveal li").nth(seat)).to_have_attribute("data-shown", shown)
    place_word(page, "keep")
    lead_to_the_end(page, 20)
    flown = page.evaluate("window.flown.map((each) => each.className + each.textContent)")
    # Where the device changes hands meanwhile, a curtain is before the bridge.
    sums = [each for each in flown if "sum" in each]
    assert sums[-1] == "vecchio-sum+20"
    assert flown.count("vecchio-coin") == coins * len(sums)


def place_word(page: Page, text: str) -> None:
    """Choose a button of the desk by its notation."""
    event = event_of(page)
    page.locator(f".desk [data-action='{text}']").first.click()
    expect_after(page, event)


def lead_to_the_end(page: Page, value: int) -> None:
    """Stop at 12, whose owner is paid, and turn."""
    owner = int((page.locator("[data-travel='12R']").get_attribute("data-from") or "").removeprefix("seat-"))
    before = cash(page, owner)
    page.locator("[data-place='12']").hover()
    expect(page.locator(".lord.ghost")).to_have_count(1)
    expect(page.get_by_test_id("guide")).to_contain_text(f"gets {value}")
    place(page, "12")
    assert cash(page, owner) == before + value
    expect(page.locator(".purse")).to_have_text([f"+{value}"])
    place_word(page, "turn")
    ready(page)
    expect(page.locator("[data-travel=lord] .lord.down")).to_have_count(1)
    expect(page.locator(".entry", has_text="Leads the Lord to step 12").first).to_be_visible()


def test_card_is_hidden_until_all_turn_up(server: Server, visitor: Visitor) -> None:
    made = server.make("ponte_vecchio", [ME, {"kind": "friend"}, {"kind": "friend"}])
    pages = []
    tokens = [made["token"], *(link["token"] for link in made["links"])]
    for token in tokens:
        page = visitor()
        page.goto(server.address(made["table"], token))
        expect(page.locator(".desk")).to_be_visible(timeout=PATIENCE)
        pages.append(page)
    for _ in range(STEPS):
        if phase_of(pages[0]) == "card":
            break
        asked = [page for page in pages if page.locator("details summary").count()]
        if asked:
            choose_in_words(asked[0], 0)
        else:
            pages[0].wait_for_timeout(50)
    assert phase_of(pages[0]) == "card"
    first, other, third = pages
    place(first, "card-40")
    expect(first.locator("[data-card='40'][aria-pressed=true]")).to_be_visible()
    shown = other.locator(".reveal li").first
    expect(shown).to_have_attribute("data-shown", "back")
    expect(shown).to_contain_text("has chosen")
    assert "40" not in shown.inner_text()
    place(other, "card-20")
    place(third, "card-100")
    for page in pages:
        for seat, card in enumerate(("40", "20", "100")):
            expect(page.locator(".reveal li").nth(seat)).to_have_attribute("data-shown", card)
        expect(page.locator(".reveal li.right .tag")).to_have_text("the right")
        expect(page.locator(".reveal li").nth(1)).to_have_class(re.compile("right"))


def test_leading_the_lord(bridge: Page) -> None:
    come_to(bridge, {"stop"})
    before = bridge.locator("[data-travel=lord]").bounding_box()
    stop = bridge.locator(".place.stop").first
    name = stop.get_attribute("data-place") or ""
    stop.hover()
    expect(bridge.locator(".lord.ghost")).to_have_count(1)
    expect(bridge.get_by_test_id("guide")).to_contain_text(f"Step {name}:")
    place(bridge, name)
    expect(bridge.locator(".entry", has_text=f"Leads the Lord to step {name}").first).to_be_visible()
    assert before
    bridge.wait_for_function(
        "x => Math.abs(document.querySelector('[data-travel=lord]').getBoundingClientRect().x - x) > 10",
        arg=before["x"],
    )


def test_several_at_one_screen_hide_their_hands(server: Server, visitor: Visitor) -> None:
    made = server.make("ponte_vecchio", [ME, GUEST, BOT])
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    expect(page.locator(".curtain")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".hand")).to_have_count(0)
    page.locator(".curtain button").click()
    expect(page.locator(".hand li")).to_have_count(11)


def test_memory_shows_only_the_own_purse(server: Server, visitor: Visitor) -> None:
    made = server.make("ponte_vecchio", [ME, BOT, BOT], ledger="memory")
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    assert cash(page, 0) == 100
    expect(page.locator("li[data-seat='1'] .money strong")).to_have_text("?")
    expect(page.locator("tr[data-ledger='0'] [data-state=held]")).to_have_count(11)
    expect(page.locator("tr[data-ledger='1'] [data-state=unknown]")).to_have_count(11)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_phone_shows_bridge_decision_and_hand(server: Server, visitor: Visitor, seats: int) -> None:
    made = server.make("ponte_vecchio", [ME, *[BOT] * (seats - 1)])
    page = visitor(PHONE, has_touch=True, is_mobile=True)
    page.goto(server.address(made["table"], made["token"]))
    for wanted in ("bid", "card"):
        come_to(page, {wanted})
        page.evaluate("scrollTo(0, 0)")
        parts = (".prompt", ".scroller", ".desk", ".hand")
        boxes = [page.locator(part).first.bounding_box() for part in parts]
        for above, below in pairwise(boxes):
            assert above and below
            assert below["y"] >= above["y"] + above["height"]
        hand = boxes[-1]
        assert hand and hand["y"] + hand["height"] <= PHONE["height"]
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        small = page.evaluate(
            "[...document.querySelectorAll('.desk button, .hand.active button')]"
            ".filter((each) => each.getBoundingClientRect().height < 44).length"
        )
        assert small == 0
        if wanted == "bid":
            choose_in_words(page)
    own = page.locator(".reveal li").first
    page.locator(".hand li button").last.tap()
    confirm = page.locator(".desk").get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    expect(own).to_have_attribute("data-shown", "none")
    confirm.tap()
    expect(page.locator(".entry", has_text=re.compile("chooses the|turned up")).first).to_be_visible()


@pytest.mark.parametrize("width", [390, 360, 320])
@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_the_ledger_shows_all_cards_on_a_phone(server: Server, visitor: Visitor, locale: str, width: int) -> None:
    page = visitor({**PHONE, "width": width}, has_touch=True, is_mobile=True, locale=locale)
    made = server.make("ponte_vecchio", [ME, BOT])
    page.goto(server.address(made["table"], made["token"]))
    cards = page.locator("tr[data-ledger='0'] li")
    expect(cards).to_have_count(11)
    wide = "each => each.scrollWidth - each.clientWidth"
    assert page.locator(".ledger .scroll").evaluate(wide) == 0
    assert cards.last.evaluate(wide) == 0
