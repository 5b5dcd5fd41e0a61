"""The affairs of a table: clocks, pauses, asking, resigning, playing again, and giving a seat to somebody else."""

import re
from itertools import count

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
    Setup,
    choose_in_words,
    event_of,
    expect_my_choice,
    place,
    tab,
)

NUMBERS = count(1)
QUICK = {"clock": {"kind": "move", "seconds": 5, "increment": 0}}
SLOW = {"clock": {"kind": "game", "seconds": 600, "increment": 5}}

LINES = """(each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
"""On how many lines the text of an element stands."""


class Pair:
    """Two people at one table, each before a screen of their own; the first has made the table."""

    def __init__(self, server: Server, visitor: Visitor, game: str, settings: Setup, **options: object) -> None:
        self.server = server
        self.made = server.make(game, [ME, FRIEND], settings, **options)
        self.table: str = self.made["table"]
        self.ada, self.bice = visitor(), visitor()
        self.ada.goto(server.address(self.table, self.made["token"]))
        self.bice.goto(server.address(self.table, self.made["links"][0]["token"]))
        seat = self.bice.get_by_role("region", name="This seat is for you")
        self.friend = f"Bice {next(NUMBERS)}"
        seat.get_by_label("Your name").fill(self.friend)
        seat.get_by_role("button", name="Sit down").click()
        expect(self.ada.locator("[data-seat='1']")).to_contain_text(self.friend)


def clock_of(page: Page, seat: int) -> str:
    """What a clock shows."""
    return page.locator(f"[data-seat='{seat}'] [role=timer]").inner_text()


def test_a_clock_runs_warns_and_hands_over_to_a_bot(server: Server, visitor: Visitor) -> None:
    pair = Pair(server, visitor, "diavolo", QUICK)
    ada = pair.ada
    clock = ada.locator("[data-seat='0'] [role=timer]")
    # Not by colour alone: a sign and words.
    expect(clock).to_contain_text("Little time left")
    expect(clock.locator("svg")).to_be_visible()
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    expect(ada.get_by_text("A bot is playing for Ada.")).to_be_visible(timeout=PATIENCE)
    expect(pair.bice.locator("[data-seat='0']")).to_contain_text("a bot stands in")
    ada.get_by_role("button", name="I am back").click()
    expect(ada.get_by_text("A bot is playing for Ada.")).to_have_count(0)
    expect(pair.bice.locator("[data-seat='0']")).not_to_contain_text("a bot stands in")


def test_time_that_runs_out_may_lose_the_game(server: Server, visitor: Visitor) -> None:
    pair = Pair(server, visitor, "diavolo", {**QUICK, "timeout": "forfeit"})
    expect(pair.bice.get_by_role("tab", name="Result")).to_have_attribute("aria-selected", "true", timeout=PATIENCE)
    expect(pair.bice.get_by_test_id("prompt")).to_contain_text("The game is over")


def test_pause_by_consent(server: Server, visitor: Visitor) -> None:
    pair = Pair(server, visitor, "diavolo", SLOW)
    ada, bice = pair.ada, pair.bice
    tab(ada, "Table").get_by_role("button", name="Pause").click()
    expect(ada.get_by_text("You ask for a pause.")).to_be_visible()
    ask = bice.locator(".ask")
    expect(ask).to_contain_text("Ada")
    ask.get_by_role("button", name="No, thanks").click()
    expect(ada.locator(".ask")).to_have_count(0)
    tab(ada, "Table").get_by_role("button", name="Pause").click()
    ask.get_by_role("button", name="Agree").click()
    for page in (ada, bice):
        expect(page.get_by_role("heading", name="The game is paused")).to_be_visible()
        expect(page.locator("details summary")).to_have_count(0)
    standing = clock_of(ada, 0)
    ada.wait_for_timeout(1100)
    assert clock_of(ada, 0) == standing
    bice.locator(".veil").get_by_role("button", name="Go on").click()
    expect(ada.locator(".veil")).to_have_count(0)
    place(ada, "c3")


def test_an_ask_can_be_withdrawn(server: Server, visitor: Visitor) -> None:
    pair = Pair(server, visitor, "diavolo", {})
    tab(pair.ada, "Table").get_by_role("button", name="Pause").click()
    expect(pair.bice.locator(".ask")).to_be_visible()
    pair.ada.get_by_role("button", name="Withdraw").click()
    expect(pair.bice.locator(".ask")).to_have_count(0)


def test_taking_back_by_consent(server: Server, visitor: Visitor) -> None:
    pair = Pair(server, visitor, "diavolo", {"take_back": "consent"}, size=5)
    ada, bice = pair.ada, pair.bice
    place(ada, "a1")
    place(ada, "c1")
    event = event_of(bice)
    bice.locator("[data-action=light], [data-action=dark]").first.click()
    expect(bice.locator(f"main.table:not([data-event='{event}'])")).to_be_visible()
    ada.get_by_role("button", name="Ask to take back").click()
    expect(ada.get_by_text("You ask to take the last action back.")).to_be_visible()
    bice.locator(".ask").get_by_role("button", name="Agree").click()
    expect(ada.locator("[data-place='c1']")).to_be_visible()
    expect(ada.get_by_test_id("prompt")).to_contain_text("Your turn")


def test_resigning_asks_first_and_a_rematch_takes_everybody_along(server: Server, visitor: Visitor) -> None:
    pair = Pair(server, visitor, "diavolo", {})
    ada, bice, watcher = pair.ada, pair.bice, visitor()
    watcher.goto(server.address(pair.table))
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(tab(ada, "Table")).to_contain_text("One person is watching.")
    resign = ada.get_by_role("dialog", name="Resign this game?")
    ada.get_by_role("button", name="Resign").click()
    resign.get_by_role("button", name="Back").click()
    expect(resign).to_have_count(0)
    assert ada.locator("section.end").count() == 0
    ada.get_by_role("button", name="Resign").click()
    resign.get_by_role("button", name="Resign").click()
    for page in (ada, bice, watcher):
        expect(page.locator("section.end")).to_contain_text(pair.friend)
    bice.get_by_role("button", name="Rematch").click()
    ada.locator(".ask").get_by_role("button", name="Agree").click()
    for page in (ada, bice, watcher):
        expect(page).not_to_have_url(re.compile(pair.table))
        expect(page.locator("main.table[data-status=live]")).to_be_visible()
    assert ada.url == bice.url == watcher.url
    for page in (ada, bice):
        expect(page.locator(".players .tags", has_text="you")).to_have_count(1)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    ada.go_back()
    expect(ada.get_by_role("link", name="To the rematch")).to_be_visible()


def test_an_absent_player_is_shown_and_replaced_by_a_bot(server: Server, visitor: Visitor) -> None:
    pair = Pair(server, visitor, "diavolo", {})
    pair.bice.close()
    ada = pair.ada
    expect(ada.locator("[data-seat='1']")).to_contain_text("away")
    expect(ada.get_by_role("region", name="Waiting for")).to_have_count(0)
    place(ada, "c3")
    place(ada, "g7")
    expect(ada.get_by_test_id("prompt")).to_contain_text(f"{pair.friend} is away")
    offer = tab(ada, "Table").get_by_role("region", name=f"{pair.friend} is away")
    offer.get_by_role("combobox").select_option("beginner")
    offer.get_by_role("button", name="Give to a bot").click()
    expect(ada.get_by_test_id("prompt")).to_contain_text("Your turn", timeout=PATIENCE)
    expect_my_choice(ada)


def test_an_absent_player_is_replaced_by_somebody_else(server: Server, visitor: Visitor) -> None:
    pair = Pair(server, visitor, "diavolo", {})
    pair.bice.close()
    ada, carlo = pair.ada, visitor()
    offer = tab(ada, "Table").get_by_role("region", name=f"{pair.friend} is away")
    offer.get_by_role("button", name="New link").click()
    link = ada.locator("#share-1")
    expect(link).to_be_attached()
    carlo.goto(link.input_value())
    seat = carlo.get_by_role("region", name="This seat is for you")
    seat.get_by_label("Your name").fill("Carlo from affairs")
    seat.get_by_role("button", name="Sit down").click()
    expect(ada.locator("[data-seat='1']")).to_contain_text("Carlo from affairs")
    expect(link).to_have_count(0)


def test_a_mangled_link_does_not_stand_in_the_way_of_the_good_one(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, FRIEND])
    address, token = server.address(made["table"]), made["links"][0]["token"]
    page = visitor()
    page.goto(server.address(made["table"], token[:-5]))
    expect(page.get_by_role("alert")).to_contain_text("This link does not belong to this table.")
    page.get_by_role("button", name="Open the table without this link").click()
    expect(page.get_by_text("You are watching")).to_be_visible()
    page.goto(server.address(made["table"], token))
    expect(page.get_by_role("region", name="This seat is for you")).to_be_visible()
    # Another day, in a tab of its own.
    later = page.context.new_page()
    later.goto(address)
    expect(later.get_by_role("region", name="This seat is for you")).to_be_visible()


def test_who_has_not_come_is_waited_for_by_name(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [FRIEND, ME])
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    expect(page.get_by_test_id("prompt")).to_contain_text("Player 1 has not come yet")
    # Whoever made the table elsewhere has no link at hand, and makes a new one.
    tab(page, "Table").get_by_role("button", name="New link").click()
    expect(page.get_by_role("region", name="Waiting for Player 1")).to_be_visible()


def test_one_screen_pauses_without_asking(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, GUEST], SLOW)
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    panel = tab(page, "Table")
    expect(panel.get_by_role("button", name="Resign for Bice")).to_be_visible()
    panel.get_by_role("button", name="Pause").click()
    expect(page.locator(".veil")).to_be_visible()
    expect(page.locator("[data-place]:enabled")).to_have_count(0)
    page.locator(".veil").get_by_role("button", name="Go on").focus()
    page.keyboard.press("Enter")
    place(page, "c3")


def test_a_bot_plays_again_at_once(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, BOT], size=3)
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    expect_my_choice(page)
    tab(page, "Table").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(made["table"]))
    choose_in_words(page)


@pytest.mark.parametrize("settings", [{}, SLOW])
@pytest.mark.parametrize("seats", [4, 5])
def test_names_can_be_read_on_a_phone(server: Server, visitor: Visitor, seats: int, settings: Setup) -> None:
    names = ["Alessandra", "Bartolomeo", "Christopher", "Donatella", "Emanuele"]
    kinds = ["me", *["hotseat"] * (seats - 1)]
    people = [{"kind": kind, "name": name} for kind, name in zip(kinds, names, strict=False)]
    made = server.make("ponte_vecchio", people, settings)
    page = visitor(PHONE, has_touch=True, is_mobile=True)
    page.goto(server.address(made["table"], made["token"]))
    shown = page.locator(".players .who strong")
    expect(shown).to_have_count(seats)
    page.evaluate("document.fonts.ready")
    for name, each in zip(names, shown.all(), strict=False):
        expect(each).to_have_text(name)
        fits = each.evaluate("each => each.scrollHeight <= each.clientHeight && each.scrollWidth <= each.clientWidth")
        assert fits, name
        assert each.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 11.5
        assert each.evaluate(LINES) == 1
    expect(page.get_by_role("timer")).to_have_count(seats if settings else 0)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_name_is_not_broken_for_a_sign_beside_it(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, {"kind": "friend", "name": "Bartolomeo"}])
    page = visitor(locale="it-IT")
    page.goto(server.address(made["table"], made["token"]))
    strip = page.locator("[data-seat='1']")
    expect(strip).to_contain_text("assente")
    page.evaluate("document.fonts.ready")
    assert strip.locator("strong").evaluate(LINES) == 1


def test_a_phone_shows_affairs_above_the_board(server: Server, visitor: Visitor) -> None:
    page = visitor(PHONE, has_touch=True, is_mobile=True)
    page.goto(server.url + "#/new/diavolo")
    page.get_by_role("button", name="A friend, by link").tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    share = page.get_by_role("region", name=re.compile("Waiting for"))
    expect(share.get_by_role("button", name="Copy the link")).to_be_visible()
    box, stage = share.bounding_box(), page.locator(".stage").bounding_box()
    assert box and stage
    assert box["y"] + box["height"] <= stage["y"]
    friend = visitor(PHONE, has_touch=True, is_mobile=True)
    friend.goto(page.locator("#share-1").input_value())
    seat = friend.get_by_role("region", name="This seat is for you").bounding_box()
    assert seat and seat["y"] + seat["height"] <= PHONE["height"]


def test_a_link_takes_one_line_on_a_phone(server: Server, visitor: Visitor) -> None:
    page = visitor(PHONE, has_touch=True, is_mobile=True, locale="it-IT")
    page.goto(server.url + "#/new/diavolo")
    page.get_by_role("button", name="Un amico, con un link").tap()
    page.get_by_label("Nome al posto 2").fill("Bartolomeo Cristofori")
    page.get_by_role("button", name="Gioca", exact=True).tap()
    share = page.get_by_role("region", name=re.compile("Bartolomeo"))
    expect(share.get_by_role("button")).to_have_count(2)
    copy, code = share.get_by_role("button").all()
    one, other = copy.bounding_box(), code.bounding_box()
    assert one and other
    assert one["y"] == other["y"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_affairs_in_italian(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, GUEST], SLOW)
    page = visitor(locale="it-IT")
    page.goto(server.address(made["table"], made["token"]))
    panel = tab(page, "Tavolo")
    for sentence in ("10 minuti a testa", "Trova il tavolo solo chi ha il link", "Nessuno sta guardando"):
        expect(panel).to_contain_text(sentence)
    panel.get_by_role("button", name="Pausa").click()
    expect(page.get_by_role("heading", name="La partita è in pausa")).to_be_visible()
