"""The chat beside the log: between two people, on a phone, without ever running what somebody writes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.harness import ME, PHONE, Server, expect_my_choice
from tests.browser.test_access import THEMES, serious

BICE = {"kind": "friend", "name": "Bice"}
INJECTION = "<img src=x onerror=\"document.title='taken'\"><script>document.title='taken'</script>"


def chatting(server: Server, visitor: Visitor, *hows: dict[str, object]) -> list[Page]:
    """Ada and Bice at a table, both looking at the chat."""
    made = server.make("diavolo", [ME, BICE], size=5)
    pages = []
    for token, how in zip((made["token"], made["links"][0]["token"]), hows or ({}, {}), strict=True):
        page = visitor(**how)
        page.goto(server.address(made["table"], token))
        expect(page.locator("main.table")).to_have_attribute("data-status", "live")
        page.get_by_role("tab", name="Chat").click()
        pages.append(page)
    return pages


def say(page: Page, text: str) -> None:
    page.get_by_label("Write to everybody here").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_label("Write to everybody here")).to_have_value("")


def lines(page: Page) -> list[str]:
    return page.get_by_role("log").locator("p").all_inner_texts()


def test_two_people_talk(server: Server, visitor: Visitor) -> None:
    ada, bice = chatting(server, visitor)
    expect(ada.get_by_role("log")).to_contain_text("Nobody has said anything yet")
    say(ada, "Good luck!")
    expect(bice.get_by_role("log")).to_contain_text("Good luck!")
    say(bice, "You too")
    expect(ada.get_by_role("log")).to_contain_text("You too")
    assert lines(ada) == lines(bice) == ["Good luck!", "You too"]
    ada.reload()
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.get_by_role("log")).to_contain_text("You too")


def test_what_somebody_writes_is_text_and_nothing_else(server: Server, visitor: Visitor) -> None:
    ada, bice = chatting(server, visitor)
    say(bice, INJECTION)
    expect(ada.get_by_role("log")).to_contain_text(INJECTION)
    for page in (ada, bice):
        assert page.locator(".chat img, .chat script").count() == 0
        assert page.title() != "taken"


def test_new_lines_are_marked_until_they_are_read(server: Server, visitor: Visitor) -> None:
    ada, bice = chatting(server, visitor)
    bice.get_by_role("tab", name="Log").click()
    say(ada, "One")
    say(ada, "Two")
    tab = bice.get_by_role("tab", name="Chat")
    expect(tab.locator(".news")).to_contain_text("2")
    tab.click()
    expect(tab.locator(".news")).to_have_count(0)


def test_mute_and_read_again(server: Server, visitor: Visitor) -> None:
    ada, bice = chatting(server, visitor)
    say(bice, "Hurry up")
    ada.get_by_role("button", name="Read no more from Bice").click()
    expect(ada.get_by_text("You read nothing from Bice.")).to_be_visible()
    say(bice, "Hello?")
    say(ada, "Quiet")
    expect(bice.get_by_role("log")).to_contain_text("Quiet")
    expect(ada.get_by_role("log")).to_contain_text("Quiet")
    assert lines(ada) == ["Quiet"]
    ada.reload()
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.get_by_text("You read nothing from Bice.")).to_be_visible()
    ada.get_by_role("button", name="Read again").click()
    expect(ada.get_by_role("log")).to_contain_text("Hello?")


def test_a_spectator_reads_and_is_told_how_to_write(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, BICE], size=5)
    ada, watcher = visitor(), visitor()
    ada.goto(server.address(made["table"], made["token"]))
    watcher.goto(server.address(made["table"]))
    for page in (ada, watcher):
        page.get_by_role("tab", name="Chat").click()
    say(ada, "Who is watching?")
    expect(watcher.get_by_role("log")).to_contain_text("Who is watching?")
    expect(watcher.get_by_text("To write here, take a name")).to_be_visible()
    assert watcher.request.post(f"{server.url}api/me", data={"name": "Carla"}).ok
    watcher.reload()
    watcher.get_by_role("tab", name="Chat").click()
    say(watcher, "I am")
    expect(ada.get_by_role("log")).to_contain_text("Carla")
    expect(ada.get_by_role("log")).to_contain_text("watching")


@pytest.mark.parametrize("theme", THEMES)
def test_on_a_phone(server: Server, visitor: Visitor, theme: str) -> None:
    phone = {"viewport": PHONE, "color_scheme": theme, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
    ada, bice = chatting(server, visitor, phone, {})
    say(bice, "A word without end: " + "pontevecchio" * 20)
    expect(ada.get_by_role("log")).to_contain_text("A word without end")
    width = ada.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]
    assert serious(ada) == []
    say(ada, "Short")
    expect_my_choice(ada)
