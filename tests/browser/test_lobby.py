"""The lobby: open tables, one's own, finished ones; and how a table is set up and shared."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Visitor
from tests.browser.harness import BOT, DESKTOP, GUEST, ME, PATIENCE, PHONE, Server, expect_my_choice, place, tab

OPEN = {"kind": "open"}


def line_of(page: Page, table: str) -> Locator:
    """A table in a list of the lobby."""
    return page.locator(f"[data-table='{table}']")


def id_of(page: Page) -> str:
    """The id of the table that a page shows."""
    expect(page.locator("main.table[data-status=live]")).to_be_visible(timeout=PATIENCE)
    return page.url.split("/table/")[1].split("?")[0]


def open_table(page: Page, server: Server, game: str, name: str) -> str:
    """Set up a table with a seat for anybody, by the pages; its id."""
    page.goto(f"{server.url}#/new/{game}")
    page.get_by_role("button", name="Anybody").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Play", exact=True).click()
    return id_of(page)


def sit_down(page: Page, server: Server, table: str, name: str) -> None:
    """Take the free seat of a table in the lobby, as somebody new."""
    page.goto(server.url)
    line_of(page, table).get_by_role("button", name="Sit down").click()
    dialog = page.get_by_role("dialog", name="A seat is free")
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("button", name="Sit down").click()
    assert id_of(page) == table


def test_an_open_table_brings_two_people_together(server: Server, visitor: Visitor) -> None:
    agata, bruno = visitor(), visitor()
    table = open_table(agata, server, "diavolo", "Agata")
    expect(agata.locator("#share-open")).to_have_value(f"{server.url}#/table/{table}")
    sit_down(bruno, server, table, "Bruno")
    expect(agata.locator("[data-seat='1']")).to_contain_text("Bruno")
    expect(agata.locator("#share-open")).to_have_count(0)
    place(agata, "c3")
    place(agata, "g7")
    expect(bruno.get_by_test_id("prompt")).to_contain_text("Your turn")
    expect(agata.get_by_test_id("prompt")).to_contain_text("Bruno’s turn")
    agata.goto(server.url)
    expect(agata.locator("section", has=agata.get_by_role("heading", name="Your tables"))).to_contain_text("Bruno")
    expect(line_of(agata, table).get_by_role("button", name="Sit down")).to_have_count(0)


def test_who_is_known_sits_down_with_one_tap(server: Server, visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    first = open_table(host, server, "diavolo", "Costanza")
    sit_down(guest, server, first, "Dario")
    second = open_table(host, server, "tre_ponti", "Costanza")
    guest.goto(server.url)
    line_of(guest, second).get_by_role("button", name="Sit down").click()
    assert id_of(guest) == second
    expect(guest.locator("[data-seat='1']")).to_contain_text("Dario")
    expect(guest.get_by_role("button", name="You are Dario")).to_be_visible()


def test_colours_are_offered_and_a_name_is_nobody_elses(server: Server, visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    table = open_table(host, server, "diavolo", "Elsa")
    guest.goto(server.address(table))
    seat = guest.get_by_role("region", name="A seat is free")
    seat.get_by_label("Your name").fill("elsa")
    colours = seat.get_by_role("radio")
    expect(colours.nth(3)).to_be_attached()
    chosen = colours.nth(3).get_attribute("value")
    colours.nth(3).check()
    seat.get_by_role("button", name="Sit down").click()
    expect(seat.get_by_role("alert")).to_contain_text("Elsa", ignore_case=True)
    seat.get_by_label("Your name").fill("Fulvia")
    seat.get_by_role("button", name="Sit down").click()
    expect(host.locator("[data-seat='1'] strong")).to_have_text("Fulvia")
    shown = host.locator("[data-seat='1'] strong").evaluate("each => each.style.getPropertyValue('--person')")
    assert shown == chosen


def test_a_friends_link_is_claimed_once_and_found_on_other_pages(server: Server, visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    host.goto(server.url + "#/new/diavolo")
    host.get_by_role("button", name="A friend, by link").click()
    host.get_by_label("Your name").fill("Gina")
    host.get_by_role("button", name="Play", exact=True).click()
    table = id_of(host)
    friend.goto(host.locator("#share-1").input_value())
    seat = friend.get_by_role("region", name="This seat is for you")
    seat.get_by_label("Your name").fill("Hugo")
    seat.get_by_role("button", name="Sit down").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("Hugo")
    assert "key=" not in friend.url, "the secret leaves the address bar"
    # The person has the seat, not only the browser's memory of the secret.
    friend.evaluate("localStorage.clear(); sessionStorage.clear()")
    friend.goto(server.url)
    line_of(friend, table).get_by_role("link").click()
    assert id_of(friend) == table
    expect(friend.locator("[data-seat='1']")).to_contain_text("you")
    expect(friend.get_by_text("You are watching")).to_have_count(0)


def test_the_table_that_waits_for_me_comes_first(server: Server, visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    first = open_table(host, server, "diavolo", "Irma")
    sit_down(guest, server, first, "Jacopo")
    place(host, "c3")
    place(host, "g7")
    second = open_table(host, server, "diavolo", "Irma")
    watching = guest.context.new_page()
    watching.goto(server.url)
    mine = watching.locator("section", has=watching.get_by_role("heading", name="Your tables"))
    expect(mine.locator("[data-table]").first).to_have_attribute("data-table", first)
    expect(line_of(watching, first)).to_contain_text("Your turn")
    expect(watching).to_have_title(re.compile("● 1"))
    guest.locator("[data-action=light]").first.click()
    # The list follows by itself.
    expect(line_of(watching, first)).to_contain_text("Irma’s turn", timeout=PATIENCE)
    assert second != first


def test_finished_games_can_be_looked_back_at(server: Server, visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    table = open_table(host, server, "diavolo", "Katia")
    sit_down(guest, server, table, "Luca")
    panel = tab(host, "Table")
    panel.get_by_role("button", name="Resign").click()
    host.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(guest.get_by_role("tabpanel", name="Result")).to_contain_text("Luca")
    stranger = visitor()
    stranger.goto(server.url + "#/finished")
    expect(line_of(stranger, table)).to_contain_text("Luca wins: Katia has resigned.")
    expect(line_of(stranger, table).locator(".person", has_text="Katia")).to_contain_text("(has resigned)")
    expect(line_of(stranger, table).locator(".person", has_text="Luca")).not_to_contain_text("(")
    line_of(stranger, table).get_by_role("link").click()
    expect(stranger).to_have_url(re.compile(f"/replay/{table}"))


def test_whoever_has_no_name_finds_own_finished_games(server: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.url + "#/new/diavolo")
    page.get_by_role("button", name="Play", exact=True).click()
    tab(page, "Table").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("tabpanel", name="Result")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    page.goto(server.url + "#/finished")
    expect(page.get_by_role("region", name="Yours").locator(f"[data-table='{table}']")).to_be_visible()


def test_a_bot_that_stands_in_is_told_beside_the_seat(server: Server, visitor: Visitor) -> None:
    host, guest, stranger = visitor(), visitor(), visitor()
    table = open_table(host, server, "diavolo", "Saverio")
    sit_down(guest, server, table, "Tosca")
    guest.close()
    stranger.goto(server.url)
    seat = line_of(stranger, table).locator(".person", has_text="Tosca")
    expect(seat).not_to_contain_text("(")
    tab(host, "Table").get_by_role("button", name="Give to a bot").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("a bot stands in")
    expect(seat).to_contain_text("(a bot stands in)", timeout=PATIENCE)
    expect(line_of(stranger, table).locator(".person", has_text="Saverio")).not_to_contain_text("(")
    stranger.get_by_role("button", name=re.compile("italiano")).click()
    expect(seat).to_contain_text("(gioca un bot)")


def test_clock_and_customs_reach_the_table(server: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.url + "#/new/diavolo")
    page.get_by_role("button", name="Two at this device").click()
    page.locator("summary", has_text="The table").click()
    page.get_by_text("10 minutes each, 5 s more per turn").click()
    page.get_by_text("Free, then by consent").click()
    page.get_by_text("The game is lost").click()
    expect(page.locator("summary")).to_contain_text("10 minutes each")
    page.get_by_role("button", name="Play", exact=True).click()
    expect_my_choice(page)
    expect(page.get_by_role("timer")).to_have_count(2)
    words = tab(page, "Table")
    for sentence in ("10 minutes each", "the game is lost", "by consent", "Only who has the link"):
        expect(words).to_contain_text(sentence)


def test_a_clock_of_ones_own(server: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.url + "#/new/diavolo")
    page.locator("summary", has_text="The table").click()
    page.get_by_text("Another", exact=True).click()
    page.get_by_label("Counted").select_option("game")
    page.get_by_label("Minutes", exact=True).fill("25")
    page.get_by_label("Seconds more per turn").fill("999")
    page.get_by_label("Seconds more per turn").blur()
    expect(page.get_by_label("Seconds more per turn")).to_have_value("120")
    expect(page.locator("summary")).to_contain_text("25 minutes each, 120 s more per turn")


def test_a_link_is_shared_as_a_code(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, OPEN])
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    share = page.get_by_role("region", name="A seat is free for anybody")
    share.get_by_role("button", name="QR code").click()
    code = share.get_by_role("img")
    expect(code).to_be_visible()
    page.wait_for_function("[...document.images].every((each) => each.complete && each.naturalWidth > 0)")
    share.get_by_role("button", name="QR code").click()
    expect(code).to_have_count(0)


def test_free_seats_are_counted(server: Server, visitor: Visitor) -> None:
    made = server.make("rialto", [ME, OPEN, OPEN, OPEN])
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    expect(page.get_by_role("region", name="3 seats are free for anybody")).to_be_visible()
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("Your turn|3 seats are still free"))
    page.get_by_role("button", name="IT · ").click()
    expect(page.get_by_role("region", name="Ci sono 3 posti liberi per chiunque")).to_be_visible()


def test_a_friend_without_a_name_is_called_as_the_form_says(server: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.url + "#/new/diavolo")
    page.get_by_role("button", name="A friend, by link").click()
    name = page.get_by_label("Name at seat 2").get_attribute("placeholder") or ""
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-seat='1'] strong")).to_have_text(name)


def test_lobby_by_keyboard_alone(server: Server, visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    table = open_table(host, server, "diavolo", "Mara")
    guest.goto(server.url)
    sit = line_of(guest, table).get_by_role("button", name="Sit down")
    expect(sit).to_be_visible(timeout=PATIENCE)
    for _ in range(60):
        guest.keyboard.press("Tab")
        if sit.evaluate("each => each === document.activeElement"):
            break
    guest.keyboard.press("Enter")
    dialog = guest.get_by_role("dialog", name="A seat is free")
    expect(dialog).to_be_visible()
    guest.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(sit).to_be_focused()
    guest.keyboard.press("Enter")
    dialog.get_by_label("Your name").focus()
    guest.keyboard.type("Nico")
    guest.keyboard.press("Enter")
    assert id_of(guest) == table
    expect(host.locator("[data-seat='1']")).to_contain_text("Nico")


def test_lobby_speaks_both_languages(server: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    page.get_by_role("button", name="Lingua: italiano").click()
    expect(page.get_by_role("heading", name="Tavoli aperti")).to_be_visible()
    expect(page.get_by_role("heading", name="Partite finite")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_five_games_in_sight_and_nothing_beside(server: Server, visitor: Visitor, size: ViewportSize) -> None:
    page = visitor(size)
    page.goto(server.url)
    cards = page.locator("a[data-game]")
    expect(cards).to_have_count(5)
    last = cards.last.bounding_box()
    assert last and last["y"] + last["height"] <= size["height"]
    for address in ("", "#/new/ponte_vecchio", "#/finished"):
        page.goto(server.url + address)
        expect(page.locator("main h1")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_ways_to_sit_fill_their_rows(server: Server, visitor: Visitor, size: ViewportSize, locale: str) -> None:
    page = visitor(size, locale=locale)
    page.goto(server.url + "#/new/diavolo")
    ways = page.locator(".presets")
    expect(ways.get_by_role("button")).to_have_count(5)
    area = ways.bounding_box()
    boxes = [each.bounding_box() for each in ways.get_by_role("button").all()]
    ends: dict[float, float] = {}
    for box in boxes:
        assert box
        ends[box["y"]] = max(ends.get(box["y"], 0), box["x"] + box["width"])
    assert area
    assert list(ends.values()) == pytest.approx([area["x"] + area["width"]] * (3 if size is PHONE else 1), abs=1)


def test_tables_held_by_a_secret_alone_are_listed_and_forgotten(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, GUEST], size=4)
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    place(page, "a1")
    page.goto(server.url)
    line = line_of(page, made["table"])
    expect(line).to_contain_text("Your turn")
    line.get_by_role("button", name=re.compile("Forget")).click()
    expect(line).to_have_count(0)


def test_a_bot_table_is_no_table_for_others(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, BOT])
    page = visitor()
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(line_of(page, made["table"])).to_have_count(0)
