"""Whole uses: from the first page to a game against a bot, and to the end of a game."""

import re

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.browser.conftest import Visitor
from tests.browser.harness import (
    FRIEND,
    GUEST,
    ME,
    PATIENCE,
    UNFINISHED,
    Server,
    choose_in_words,
    event_of,
    expect_after,
    expect_my_choice,
    place,
    tab,
)


@pytest.mark.parametrize("game", ["diavolo", "tre_ponti"])
def test_game_against_a_bot_is_two_clicks_away(server: Server, visitor: Visitor, game: str) -> None:
    page = visitor()
    page.goto(server.url)
    page.locator(f"[data-game={game}]").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect_my_choice(page)
    for turn in range(5):
        choose_in_words(page, 7 * turn)
    expect(page.get_by_role("tabpanel").locator("li").nth(4)).to_be_visible()


def test_small_diavolo_at_one_screen_to_the_end(server: Server, visitor: Visitor) -> None:
    page = visitor()
    made = server.make("diavolo", [ME, GUEST], size=3)
    page.goto(server.address(made["table"], made["token"]))
    play_to_the_end(page)
    expect(page.get_by_role("tab", name="Result")).to_have_attribute("aria-selected", "true")
    score = page.get_by_role("table")
    for name in ("Ada", "Bice"):
        expect(score.get_by_role("columnheader", name=name)).to_be_visible()
    expect(page.get_by_test_id("prompt")).to_contain_text("The game is over")

    page.get_by_role("button", name="Verify this game").click()
    expect(page.locator(".report")).to_contain_text("Checked")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.path().read_text().startswith("ponti record 1")

    page.get_by_role("link", name="Look back").click()
    expect(page.locator(".replay[data-event='0']")).to_be_visible()
    page.get_by_role("button", name="One on").click()
    expect(page.locator(".replay[data-event='1']")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.get_by_role("tab", name="Result")).to_have_attribute("aria-selected", "true")

    table = page.url
    page.get_by_role("button", name="Rematch").click()
    expect_my_choice(page)
    assert page.url != table


def play_to_the_end(page: Page) -> None:
    """Always the first choice in words: a game on nine cells is short."""
    for turn in range(40):
        expect(page.locator("main.table details, main.table section.end").first).to_be_visible(timeout=PATIENCE)
        if page.locator("main.table section.end").count():
            return
        choose_in_words(page, turn)
    raise AssertionError("the game does not end")


def test_two_people_at_one_table(server: Server, visitor: Visitor) -> None:
    ada, bice = visitor(), visitor()
    ada.goto(server.url + "#/new/diavolo")
    ada.get_by_role("button", name="A friend, by link").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Play", exact=True).click()
    link = ada.locator("#share-1").input_value()

    bice.goto(link)
    bice.get_by_label("Your name").fill("Bice")
    bice.get_by_role("button", name="Sit down").click()
    expect(ada.locator("[data-seat='1']")).to_contain_text("Bice")
    expect(ada.locator("#share-1")).to_have_count(0)
    assert "key=" not in bice.url, "the secret leaves the address bar"

    expect(bice.get_by_test_id("prompt")).to_contain_text("Ada’s turn")
    place(ada, "c3")
    place(ada, "g7")
    expect(bice.get_by_test_id("prompt")).to_contain_text("Your turn")
    event = event_of(ada)
    bice.locator("[data-action=light]").first.click()
    expect_after(ada, event)


def test_spectator_sees_and_cannot_act(server: Server, visitor: Visitor) -> None:
    made = server.make("tre_ponti", [ME, FRIEND])
    page = visitor()
    page.goto(server.address(made["table"]))
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(page.locator("[data-place]")).to_have_count(0)
    expect(page.locator("details")).to_have_count(0)


def test_curtain_between_two_hands(server: Server, visitor: Visitor) -> None:
    made = server.make("tre_ponti", [ME, GUEST])
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    first = page.get_by_role("heading", name=re.compile("Pass the device to (Ada|Bice)"))
    expect(first).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    name = (first.text_content() or "").split()[-1]
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator("[data-card]")).to_have_count(5)

    page.locator("[data-card]").first.click()
    place(page, "bridge-2")
    other = "Bice" if name == "Ada" else "Ada"
    expect(page.get_by_role("heading", name=f"Pass the device to {other}")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)


def test_table_survives_a_killed_server(visitor: Visitor, tmp_path_factory: pytest.TempPathFactory) -> None:
    own = Server(tmp_path_factory.mktemp("restart"))
    own.start()
    try:
        made = own.make("diavolo", [ME, GUEST], size=4)
        page = visitor(forgiven=UNFINISHED)
        page.goto(own.address(made["table"], made["token"]))
        place(page, "a1")
        own.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible(timeout=PATIENCE)
        expect(page.locator("[data-place]")).to_have_count(0)
        expect(tab(page, "Table").get_by_role("button", name="Resign for Ada")).to_be_disabled()
        expect(page.get_by_role("button", name="Take back")).to_be_disabled()
        expect(page.get_by_role("button", name="Hint")).to_be_disabled()
        own.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=PATIENCE)
        expect(tab(page, "Table").get_by_role("button", name="Resign for Ada")).to_be_enabled()
        expect(page.get_by_role("button", name="Take back")).to_be_enabled()
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()
        place(page, "c2")
        assert event_of(page) == 2
    finally:
        own.kill()


def test_a_page_older_than_the_server_is_loaded_anew(server: Server, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB", service_workers="block")
    page.set_default_timeout(PATIENCE)
    page.goto(server.url)

    def answer(route: Route) -> None:
        if again:
            route.continue_()
        else:
            route.fulfill(status=404)

    def note(request: Request) -> None:
        if request.is_navigation_request():
            again.append(request.url)

    again: list[str] = []
    page.on("request", note)
    page.route("**/assets/Setup-*", answer)
    page.locator("[data-game=diavolo]").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=PATIENCE)
    page.close()


def test_tables_are_found_again(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, GUEST], size=4)
    page = visitor()
    page.goto(server.address(made["table"], made["token"]))
    place(page, "a1")
    page.get_by_role("link", name=re.compile("All games")).click()
    page.locator(f"a[href*='{made['table']}']").click()
    expect(page.locator("main.table[data-event='1']")).to_be_visible()
    place(page, "b3")
