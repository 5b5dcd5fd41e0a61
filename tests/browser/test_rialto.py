"""Rialto: rows, plays put together, every kind of action, what things mean, keys, phones, both languages, the end."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.harness import PATIENCE, PHONE, Server, event_of, expect_after, expect_my_choice, place
from tests.browser.rialto import Game

COUNT_CARDS = (
    "[...document.querySelectorAll('[data-hand]')].reduce((sum, {dataset}) => sum + Number(dataset.number), 0)"
)


def phase(page: Page, name: str) -> None:
    """The desk has come to a decision."""
    expect(page.locator(f".desk[data-phase='{name}']")).to_be_visible(timeout=PATIENCE)


def cards(page: Page) -> int:
    """How many cards the hand shows."""
    return int(page.evaluate(COUNT_CARDS))


def value(page: Page, district: str) -> int:
    """What a district is worth."""
    return int(page.locator(f"[data-district={district}] .value").get_attribute("data-value") or -1)


def test_the_first_building_is_explained_and_then_owned(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor()).lead("found")
    phase(page, "found")
    kind = page.locator(".desk [data-place^=kind-]").first
    name = kind.get_attribute("data-kind") or ""
    kind.hover()
    expect(page.get_by_test_id("explain")).to_have_attribute("data-subject", name)
    expect(page.get_by_test_id("guide")).to_contain_text("Worth 1 point at the end")
    expect(page.locator(".desk [data-kind=B4]")).to_contain_text("Blue 4: 3 points")
    event = event_of(page)
    page.locator(".desk [data-kind=B4]").click()
    expect(page.get_by_role("alert")).to_contain_text("value 1")
    assert event_of(page) == event
    kind.click()
    expect(page.locator(f"[data-own={name}][data-state=free]")).to_have_count(1)


def test_a_row_is_taken_and_the_hand_is_reduced(server: Server, visitor: Visitor) -> None:
    game = Game(server, visitor(), 4)
    page = game.lead("row")
    phase(page, "row")
    row = page.locator(".desk [data-place^=row-]").first
    expect(row.locator(".card .card")).to_have_count(6)
    before = cards(page)
    row.click()
    page.wait_for_function(f"() => {COUNT_CARDS} > {before + 5}")
    page = game.lead("discard")
    phase(page, "discard")
    held = cards(page)
    expect(page.locator(".hand strong")).to_contain_text(f"{held - 7} to discard")
    place(page, page.locator("[data-hand][data-place]").first.get_attribute("data-place") or "")
    expect(page.locator(".hand .title")).to_contain_text("Discarded this round: 1 ×")
    assert cards(page) == held - 1


def test_a_play_is_put_together_card_by_card(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor()).lead("lay", "lay 2", seeks=["gold", "building"])
    phase(page, "lay")
    event = event_of(page)
    hand = page.locator("[data-hand][data-place^=hand-]")
    hand.click()
    expect(page.get_by_test_id("guide")).to_contain_text("Counts 1.")
    expect(page.locator(".fan.up")).to_have_count(1)
    hand.click()
    expect(page.get_by_test_id("guide")).to_contain_text("Counts 2. You would be ahead: ")
    expect(page.locator(".fan.up")).to_have_count(2)
    assert event_of(page) == event
    page.keyboard.press("Escape")
    expect(page.locator(".fan.up")).to_have_count(0)
    hand.click()
    hand.click()
    page.locator("[data-place=confirm]").click()
    phase(page, "jokers")
    expect(page.get_by_test_id("prompt")).to_contain_text("So far the play counts 2")
    expect(page.locator(".plays li").filter(has_text="Ada").locator(".card .card")).to_have_count(2)
    place(page, "jokers 0")
    expect(page.locator(".entry").first).to_be_visible()
    expect(page.get_by_test_id("overview").locator("tr").filter(has_text="Ada")).to_contain_text("2")
    expect(page.get_by_test_id("majority").or_(page.locator("[data-state=done]").first).first).to_be_visible()


def test_jokers_are_added_from_the_hand(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor()).lead("jokers", "jokers 1", seeks=["joker", "gold"])
    phase(page, "jokers")
    page.locator("[data-hand=joker]").click()
    expect(page.get_by_test_id("guide")).to_contain_text(re.compile(r"Counts \d"))
    event = event_of(page)
    page.locator("[data-place=confirm]").click()
    expect_after(page, event)
    expect(page.locator(".entry").filter(has_text="1 Joker").first).to_be_visible()


def test_yellow_three_takes_its_coin(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor()).lead("masks", "masks 1", wants=["Y3"])
    phase(page, "masks")
    option = page.locator("[data-action='masks 1']")
    option.hover()
    expect(page.get_by_test_id("guide")).to_contain_text(re.compile(r"Counts \d"))
    place(page, "masks 1")
    expect(page.locator("[data-own=Y3][data-state=used]").first).to_be_visible()


def test_yellow_two_turns_a_card_of_the_hand(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor()).lead("as-one", wants=["Y2"])
    phase(page, "as-one")
    card = page.locator("[data-hand][data-place^=card-]").first
    before = cards(page)
    card.hover()
    expect(page.get_by_test_id("guide")).to_contain_text("counts as one")
    card.click()
    expect(page.locator("[data-own=Y2][data-state=used]").first).to_be_visible()
    assert cards(page) == before - 1


def test_waiting_stands_on_the_building_and_in_words(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor()).lead("lay", "wait", wants=["Y1"])
    phase(page, "lay")
    expect(page.locator("[data-action=wait]")).to_have_text("Wait with Yellow 1")
    place(page, "own-Y1-free")
    expect(page.locator("[data-own=Y1][data-state=used]").first).to_be_visible()


def test_a_building_is_taken_within_the_budget(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor()).lead("build", "take B2")
    phase(page, "build")
    expect(page.get_by_test_id("majority")).to_contain_text("Ada has the majority")
    page.locator(".desk [data-kind=B2]").focus()
    expect(page.get_by_test_id("explain")).to_contain_text("as many steps on the Doge track")
    owned = page.locator("[data-own=B2]").count()
    place(page, "kind-B2")
    expect(page.locator("[data-own=B2]")).to_have_count(owned + 1)


def test_a_bridge_shows_both_ways_round_and_what_changes(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor()).lead("bridge", seeks=["bridge"])
    phase(page, "bridge")
    high = int((page.locator(".stacks .tile").inner_text()).split("-")[1])
    site = page.locator(".site").first
    pair = site.get_attribute("data-place") or ""
    one, two = pair.split("-")
    before = value(page, one)
    site.click()
    expect(site).to_have_attribute("aria-expanded", "true")
    options = page.locator(".options [data-action^=bridge]")
    expect(options).to_have_count(2)
    page.locator(f"[data-action='bridge {pair} high {one}']").hover()
    expect(page.locator(f"[data-district={one}] .value")).to_have_text(str(before + high))
    expect(page.locator("g.ghost")).to_have_count(1)
    page.locator(f"[data-action='bridge {pair} high {two}']").hover()
    expect(page.locator(f"[data-district={one}] .value")).not_to_have_text(str(before + high))
    place(page, f"bridge {pair} high {one}")
    assert value(page, one) == before + high
    expect(page.locator(f"[data-travel=tile-{pair}]")).to_have_count(1)


def test_a_gondola_and_its_man(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor()).lead("gondola", seeks=["gondola"])
    phase(page, "gondola")
    site = page.locator(".site").first
    pair = site.get_attribute("data-place") or ""
    place(page, pair)
    phase(page, "man")
    expect(page.locator("[data-district].legal")).to_have_count(2)
    end = pair.split("-")[0]
    page.locator(f"[data-district={end}]").hover()
    expect(page.get_by_test_id("guide")).to_contain_text("A councilman to")
    place(page, end)
    expect(page.locator(f"[data-travel=men-{end}-0]")).to_be_visible()


def test_men_go_to_the_district_of_the_round(server: Server, visitor: Visitor) -> None:
    game = Game(server, visitor())
    page = game.lead("lay", "lay 1", seeks=["councilman"])
    game.lead("row")
    expect(page.locator("[data-travel^=men-]").first).to_be_visible()
    holder = page.locator("[data-district]").filter(has=page.locator("[data-travel^=men-]")).first
    expect(holder.locator("button")).to_have_attribute("aria-label", re.compile(r"1\. Ada with \d+ m[ae]n"))


def test_a_blue_building_is_used_where_it_stands(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor()).lead("blue", "use B2", wants=["B2"])
    phase(page, "blue")
    building = page.locator("[data-own=B2][data-state=free]").first
    building.focus()
    expect(page.get_by_test_id("explain")).to_contain_text("Blue window")
    expect(page.get_by_test_id("guide")).to_contain_text(re.compile("coin"))
    used = page.locator("[data-own=B2][data-state=used]").count()
    place(page, "own-B2-free")
    # The round may be over with it, and the coin gone again.
    expect(page.locator(".entry").filter(has_text="Blue 2").first).to_be_visible()
    assert page.locator("[data-own=B2][data-state=used]").count() in (0, used + 1)


def test_districts_sections_and_buildings_explain_themselves(server: Server, visitor: Visitor) -> None:
    game = Game(server, visitor())
    game.lead("lay", "lay 1", seeks=["councilman"])
    page = game.lead("row")
    explain = page.get_by_test_id("explain")
    for district in ("CAN", "DOR"):
        page.locator(f"[data-district={district}]").hover()
        expect(explain).to_have_attribute("data-subject", district)
        expect(explain.locator("tr")).to_have_count(3)
    page.locator("[data-section=bridge]").focus()
    page.mouse.move(2, 2)
    expect(explain).to_contain_text("−1 without any")
    page.keyboard.press("Escape")
    expect(explain).to_have_count(0)
    names = page.locator("[data-section]").evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    assert (
        len([name for name in names if name and re.match("(Doge|Gold|Buildings|Bridges|Gondolas|Council):", name)]) == 6
    )


def test_what_happened_since_the_own_last_turn(server: Server, visitor: Visitor) -> None:
    game = Game(server, visitor(), 4)
    page = game.lead("lay")
    place(page, "pass")
    page = game.lead("lay")
    expect_my_choice(page)
    overview = page.get_by_test_id("overview")
    news = overview.locator(".news li")
    expect(news.first).to_be_visible()
    assert news.count() >= 3
    expect(overview.locator("tbody tr")).to_have_count(4)
    expect(overview).not_to_contain_text("for row")


def test_keys_alone(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor()).lead("bridge", seeks=["bridge"])
    phase(page, "bridge")
    page.keyboard.press("ArrowRight")
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown"):
        seen.add(page.evaluate("document.activeElement.dataset.place"))
        page.keyboard.press(key)
    assert len(seen) > 1
    if not re.fullmatch("[A-Z]{3}-[A-Z]{3}", page.evaluate("document.activeElement.dataset.place") or ""):
        page.locator(".site").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("(document.activeElement.dataset.action ?? '').startsWith('bridge')")
    expect(page.locator("g.ghost")).to_have_count(1)
    event = event_of(page)
    page.keyboard.press("Enter")
    expect_after(page, event)


def test_every_choice_can_be_reached_on_the_board(server: Server, visitor: Visitor) -> None:
    game = Game(server, visitor(), 4)
    for wanted in ("found", "row", "lay", "build"):
        page = game.lead(wanted)
        phase(page, wanted)
        page.locator("details:not([open]) > summary").evaluate_all("all => all.forEach(each => each.click())")
        offered = page.locator("details ul button").all_inner_texts()
        assert offered
        reached = page.locator(".board [data-place]").evaluate_all(
            "all => all.map(each => each.ariaLabel ?? (each.querySelector('.unseen') ?? each).innerText.trim())"
        )
        for words in offered:
            assert any(label and label.startswith(words) for label in reached), words
    page = game.lead("bridge", seeks=["bridge"])
    phase(page, "bridge")
    count = len(page.locator("details ul button").all_inner_texts())
    expect(page.locator(".site")).to_have_count(count // 2)


def test_the_virtual_player_has_its_own_strip(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor(), 2, virtual=True).lead("lay")
    strip = page.locator(".virtual")
    expect(strip).to_contain_text("Virtual player")
    expect(strip).to_have_attribute("data-player", "2")
    expect(page.locator(".marker")).to_have_count(1)
    expect(page.locator("[data-family]")).to_have_count(3)
    expect(page.get_by_test_id("overview").locator("tbody tr")).to_have_count(3)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_phone_shows_board_decision_and_hand(server: Server, visitor: Visitor, seats: int) -> None:
    page = Game(server, visitor(PHONE, has_touch=True, is_mobile=True), seats).lead("lay", "lay 1", seeks=["gold"])
    phase(page, "lay")
    page.evaluate("scrollTo(0, 0)")
    parts = (".prompt", ".sections", ".doge", ".picture", ".desk", ".hand ul")
    boxes = [page.locator(part).first.bounding_box() for part in parts]
    for above, below in pairwise(boxes):
        assert above
        assert below
        assert below["y"] >= above["y"] + above["height"] - 1
    hand = boxes[-1]
    assert hand
    # Of the hand at least the icons are seen beside the board, whatever the prompt has to say.
    assert hand["y"] + hand["height"] / 2 <= PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        "[...document.querySelectorAll('.desk button, .sections button, .own button, .hand button')]"
        ".filter((each) => each.getBoundingClientRect().height < 44).length"
    )
    assert small == 0
    event = event_of(page)
    page.locator("[data-action='lay 1']").tap()
    expect(page.get_by_test_id("guide")).to_contain_text("Counts 1")
    assert event_of(page) == event
    page.locator("[data-place=confirm]").tap()
    expect_after(page, event)
    page.locator("[data-district=CAN]").tap()
    expect(page.get_by_test_id("explain")).to_have_attribute("data-subject", "CAN")
    page.locator("[data-district=CAN]").tap()
    expect(page.get_by_test_id("explain")).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_phone_shows_the_hand_under_rows_and_buildings(server: Server, visitor: Visitor, seats: int) -> None:
    game = Game(server, visitor(PHONE, has_touch=True, is_mobile=True, locale="it-IT"), seats)
    for wanted in ("found", "row", "build"):
        page = game.lead(wanted)
        phase(page, wanted)
        page.evaluate("scrollTo(0, 0)")
        # Of five rivals' six rows the last hides the edge of the cards.
        hidden = 20 if (seats, wanted) == (5, "row") else 0
        hand = page.locator(".hand ul").bounding_box()
        assert hand
        assert hand["y"] + hand["height"] <= PHONE["height"] + hidden, wanted
        choices = page.locator(".desk [data-place]")
        assert all(box and min(box["width"], box["height"]) >= 44 for box in map(Locator.bounding_box, choices.all()))
    expect(page.locator(".desk [data-kind]")).to_have_count(12)
    event = event_of(page)
    page.locator(".desk .legal[data-kind]").first.tap()
    expect(page.get_by_test_id("explain")).to_be_visible()
    assert event_of(page) == event
    page.locator("[data-place=confirm]").tap()
    expect_after(page, event)


def test_in_italian(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor(locale="it-IT")).lead("lay", "lay 1", seeks=["gold"])
    expect(page.locator(".info strong")).to_contain_text("di 6")
    expect(page.locator("[data-section=gondola]").first).to_have_attribute("aria-label", re.compile("^Gondole"))
    page.locator("[data-action='lay 1']").hover()
    expect(page.get_by_test_id("guide")).to_contain_text("Conta 1.")
    page.locator("[data-district=SCR]").hover()
    expect(page.get_by_test_id("explain")).to_contain_text("a sud del Canal Grande")
    assert "rialto-" not in page.locator(".board").inner_text()
    page.get_by_role("tab", name="Regole").click()
    expect(page.locator(".rules [data-clause=R25]")).to_contain_text("sestiere")


def test_the_final_table_adds_up(server: Server, visitor: Visitor) -> None:
    page = Game(server, visitor(), 4).lead("over", seeks=["councilman", "bridge"])
    rows = page.locator("section.end tbody tr")
    expect(rows.first).to_be_visible(timeout=PATIENCE)
    numbers = rows.evaluate_all(
        "all => all.map(row => [...row.querySelectorAll('td')].map(cell => parseInt(cell.innerText)))"
    )
    *parts, totals, places = numbers
    assert len(parts) == 9
    assert [sum(column) for column in zip(*parts, strict=True)] == totals
    assert sorted(places) == [1, 2, 3, 4]
    assert totals[places.index(1)] == max(totals)
    for seat, total in enumerate(totals):
        expect(page.locator(f"[data-family='{seat}'] small")).to_contain_text(str(total))
