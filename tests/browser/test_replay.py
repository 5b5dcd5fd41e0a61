"""Looking back: keys, links, other eyes, what was missed, records from elsewhere, and going on from a point."""

import re
from pathlib import Path
from typing import Any

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
    event_of,
    expect_my_choice,
    place,
    tab,
)
from tests.browser.screenshots import played
from tests.browser.test_access import THEMES, serious


def moment(page: Page, event: int) -> None:
    """The page shows this moment, on the board and in the log."""
    expect(page.locator(f".replay[data-event='{event}']")).to_be_visible(timeout=PATIENCE)
    if event:
        expect(page.locator("[aria-current=step] .number")).to_have_text(str(event))


def lagoon(server: Server, page: Page, cells: str) -> dict[str, str]:
    """A table for two at one screen where these tiles were placed."""
    made: dict[str, str] = server.make("diavolo", [ME, GUEST], size=5)
    page.goto(server.url)
    played(server, page, made, cells.split(), len(cells.split()))
    return made


def finished(server: Server, page: Page, game: str = "diavolo", **options: Any) -> str:
    """The id of a table that has been played to its end."""
    made = server.make(game, [ME, GUEST], **options)
    page.goto(server.url)
    played(server, page, made, [], 200)
    return str(made["table"])


def record_of(server: Server, page: Page, table: str) -> str:
    return page.request.get(f"{server.url}api/tables/{table}/record").text()


def test_walking_by_keys(server: Server, visitor: Visitor) -> None:
    page = visitor()
    made = lagoon(server, page, "a1 c1 light a5 e5")
    page.goto(f"{server.url}#/replay/{made['table']}")
    moment(page, 5)
    for key, event in (("ArrowLeft", 4), ("ArrowLeft", 3), ("Home", 0), ("ArrowRight", 1), ("End", 5), ("PageUp", 0)):
        page.keyboard.press(key)
        moment(page, event)
    expect(page.locator(".stage .tile")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    moment(page, 1)
    expect(page.locator(".stage .tile")).to_have_count(1)
    page.get_by_role("slider").fill("4")
    moment(page, 4)
    page.keyboard.press("ArrowLeft")  # once, though the slider has the focus
    moment(page, 3)
    page.keyboard.press("Escape")
    expect(page.locator("main.table")).to_be_visible()


def test_the_lit_line_of_a_long_log_is_in_sight(server: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{server.url}#/replay/{finished(server, page, 'tre_ponti')}?event=20")
    lit = page.locator(".log [aria-current=step]")
    for key in ("End", "PageUp", "PageUp", "ArrowRight"):
        expect(lit).to_be_visible()
        expect(lit).to_be_in_viewport(ratio=1)
        page.keyboard.press(key)
    expect(lit).to_be_in_viewport(ratio=1)


def test_it_plays_by_itself_and_pauses(server: Server, visitor: Visitor) -> None:
    page = visitor()
    made = lagoon(server, page, "a1 c1 light")
    page.goto(f"{server.url}#/replay/{made['table']}?event=0")
    moment(page, 0)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=re.compile("Pause"))).to_be_visible()
    moment(page, 3)
    expect(page.get_by_role("button", name=re.compile("Play .*space"))).to_be_visible()
    page.get_by_role("button", name=re.compile("Play .*space")).click()  # from the end it begins again
    expect(page.get_by_role("button", name=re.compile("Pause"))).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name=re.compile("Pause"))).to_have_count(0)


def test_every_moment_has_an_address(server: Server, visitor: Visitor) -> None:
    page = visitor()
    made = lagoon(server, page, "a1 c1 light a5")
    page.goto(server.address(made["table"], made["token"]))
    page.get_by_role("tabpanel").locator("a.entry", has_text="c1").click()
    moment(page, 2)
    page.keyboard.press("ArrowRight")
    moment(page, 3)
    expect(page).to_have_url(re.compile(r"event=3$"))
    other = visitor()
    other.goto(page.url)
    moment(other, 3)
    other.get_by_role("button", name=re.compile("a5")).click()
    moment(other, 4)


def test_a_player_sees_what_it_knew_and_others_less(server: Server, visitor: Visitor) -> None:
    made = server.make("tre_ponti", [ME, FRIEND])
    ada, watcher = visitor(), visitor()
    ada.goto(server.address(made["table"], made["token"]))
    expect(ada.locator("main.table")).to_have_attribute("data-status", "live")
    for page in (ada, watcher):
        page.goto(f"{server.url}#/replay/{made['table']}?event=14")
        moment(page, 14)
        expect(page.get_by_label("Seen by")).to_have_count(0)
    expect(ada.locator(".replay")).to_have_attribute("data-eyes", "0")
    expect(watcher.locator(".replay")).to_have_attribute("data-eyes", "spectator")
    assert ada.locator(".log").inner_text() != watcher.locator(".log").inner_text()


def test_who_acted_is_named_once(server: Server, visitor: Visitor) -> None:
    made = server.make("ponte_vecchio", [ME, GUEST])
    page = visitor()
    page.goto(server.url)
    played(server, page, made, [], 6)
    page.goto(f"{server.url}#/replay/{made['table']}?event=1")
    told = []
    for event in range(1, 7):
        moment(page, event)
        told.append(page.locator(".moment p").inner_text())
        page.keyboard.press("ArrowRight")
    assert all(sentence.count("Ada") + sentence.count("Bice") == 1 for sentence in told), told
    assert any(":" not in sentence for sentence in told), told


def test_other_eyes_afterwards(server: Server, visitor: Visitor) -> None:
    page = visitor()
    table = finished(server, page, "tre_ponti")
    page.goto(f"{server.url}#/replay/{table}?event=14")
    moment(page, 14)
    expect(page.locator(".replay")).to_have_attribute("data-eyes", "everything")
    everything = page.locator(".log").inner_text()
    expect(page.locator("ul.hand")).to_have_count(2)
    for hand in page.locator("ul.hand").all():
        expect(hand.locator("[data-card]")).not_to_have_count(0)
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".replay")).to_have_attribute("data-eyes", "1")
    moment(page, 14)
    assert page.locator(".log").inner_text() != everything
    expect(page.locator("ul.hand")).to_have_count(1)
    expect(page).to_have_url(re.compile("eyes=1"))
    page.get_by_role("button", name=re.compile("italiano")).click()
    expect(page.get_by_label("Con gli occhi di")).to_have_value("1")
    moment(page, 14)


def test_what_was_missed_is_told_and_shown(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [ME, FRIEND], size=5)
    link = made["links"][0]["token"]
    ada, bice = visitor(), visitor()
    ada.goto(server.address(made["table"], made["token"]))
    place(ada, "a1")
    place(ada, "c1")
    expect(ada.get_by_test_id("since-left")).to_have_count(0)
    ada.goto("about:blank")
    bice.goto(server.address(made["table"], link))
    expect_my_choice(bice)
    bice.get_by_label("Your name").fill("Bettina")
    bice.keyboard.press("Enter")
    expect(bice.locator("[data-seat='1']").first).to_contain_text("Bettina")
    event = event_of(bice)
    bice.locator("[data-action=dark]").first.click()
    expect(bice.locator(f"main.table:not([data-event='{event}'])")).to_be_visible()
    elsewhere = visitor()  # another device of Ada's
    elsewhere.goto(server.address(made["table"], made["token"]))
    missed = elsewhere.get_by_test_id("since-left")
    expect(missed).to_contain_text("Bettina")
    expect(missed).not_to_contain_text("c1")
    elsewhere.get_by_role("link", name="Show me").click()
    expect(elsewhere.locator(".replay")).to_be_visible()
    expect(elsewhere.get_by_role("link", name=re.compile("Skip"))).to_be_visible()
    expect(elsewhere.locator("main.table")).to_be_visible(timeout=PATIENCE)  # it ends by itself
    expect(elsewhere.get_by_test_id("since-left")).to_have_count(0)
    elsewhere.reload()
    expect(elsewhere.locator("main.table[data-status=live]")).to_be_visible(timeout=PATIENCE)
    expect(elsewhere.get_by_role("tabpanel")).to_contain_text("c1")
    expect(elsewhere.get_by_test_id("since-left")).to_have_count(0)


def test_with_reduced_motion_nothing_plays_by_itself(server: Server, visitor: Visitor) -> None:
    page = visitor(reduced_motion="reduce")
    made = lagoon(server, page, "a1 c1 light a5")
    page.goto(f"{server.url}#/replay/{made['table']}?event=1&short")
    moment(page, 1)
    expect(page.get_by_role("button", name=re.compile("Play .*space"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Pause"))).to_have_count(0)
    page.get_by_role("link", name=re.compile("Skip")).click()
    expect(page.locator("main.table")).to_be_visible()


def test_a_downloaded_record_is_read_again(server: Server, visitor: Visitor, tmp_path: Path) -> None:
    page = visitor()
    table = finished(server, page, "tre_ponti")
    page.goto(server.address(table))
    for name, ending in (("Download the record", ".ponti"), ("Record as JSON", ".json")):
        page.goto(server.address(table))
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        assert download.value.suggested_filename.endswith(ending)
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        page.goto(f"{server.url}#/import")
        page.get_by_label("Choose a file").set_input_files(file)
        expect(page.locator(".proof")).to_contain_text("Checked")
        moment(page, 0)
        page.keyboard.press("End")
        expect(page.locator(".result")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name="Read a record")).to_be_visible()


def test_damaged_records_say_what_is_wrong(server: Server, visitor: Visitor) -> None:
    page = visitor(forgiven=("status of 400",))
    record = record_of(server, page, finished(server, page, "tre_ponti"))
    page.goto(f"{server.url}#/import")
    field, button = page.get_by_label("or paste its text"), page.get_by_role("button", name="Read the record")
    for text, problem in (
        ("hello", "Line 1"),
        (record.replace("\n5 ", "\n6 ", 1), "is not an event"),
        (record.replace("game tre_ponti", "game chess"), "chess"),
        ("x" * 1_100_000, "one megabyte"),
        ("<img src=x onerror=alert(1)>", "ponti record 1"),
    ):
        field.evaluate("(field, text) => { field.value = text; field.dispatchEvent(new Event('input')) }", text)
        button.click()
        expect(page.get_by_role("alert")).to_contain_text(problem)
    secret = re.search("^secret (..)", record, re.MULTILINE)
    assert secret
    field.fill(record.replace(secret[0], f"secret {'00' if secret[1] != '00' else '11'}"))
    button.click()
    expect(page.locator(".proof.bad")).to_contain_text("failed")


def test_playing_on_from_a_point_against_a_bot(server: Server, visitor: Visitor) -> None:
    page = visitor()
    made = lagoon(server, page, "a1 c1 light a5 e5 a3 c3")
    page.goto(f"{server.url}#/replay/{made['table']}?event=3")
    moment(page, 3)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("after event 3")
    dialog.get_by_label("Level of the bot at seat 2").select_option("beginner")
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("main.table")).to_be_visible()
    assert made["table"] not in page.url
    expect_my_choice(page)
    expect(page.get_by_role("tabpanel").locator("li")).not_to_have_count(0)
    choose_in_words(page, 3)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("The first 3 events were brought from another game")).to_be_visible()


def test_playing_on_from_a_record(server: Server, visitor: Visitor) -> None:
    page = visitor()
    record = record_of(server, page, finished(server, page, size=3))
    page.goto(f"{server.url}#/import")
    page.get_by_label("or paste its text").fill(record)
    page.get_by_role("button", name="Read the record").click()
    moment(page, 0)
    page.keyboard.press("ArrowRight")
    moment(page, 1)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="I play all seats").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect_my_choice(page)
    assert event_of(page) == 1


@pytest.mark.parametrize("theme", THEMES)
def test_nobody_is_shut_out(server: Server, visitor: Visitor, theme: str) -> None:
    page = visitor(PHONE, color_scheme=theme, reduced_motion="reduce", has_touch=True, is_mobile=True)
    table = finished(server, page, "tre_ponti")
    page.goto(f"{server.url}#/replay/{table}?event=20")
    moment(page, 20)
    assert serious(page) == []
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Back").click()
    record = record_of(server, page, table)
    page.goto(f"{server.url}#/import")
    expect(page.get_by_role("heading", name="Read a record")).to_be_visible()
    assert serious(page) == []
    page.get_by_label("or paste its text").fill(record)
    page.get_by_role("button", name="Read the record").click()
    moment(page, 0)
    assert serious(page) == []
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "nothing hangs over the edge of a phone"


def test_a_game_that_was_broken_off_ends_where_somebody_resigned(server: Server, visitor: Visitor) -> None:
    page = visitor()
    made = server.make("diavolo", [{"kind": "me", "name": "Orsola"}, {"kind": "hotseat", "name": "Prospero"}], size=5)
    page.goto(server.url)
    played(server, page, made, ["a1", "c1", "light"], 3)
    page.goto(server.address(made["table"], made["token"]))
    tab(page, "Table").get_by_role("button", name="Resign").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("tab", name="Result")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(made["table"]))
    watcher = visitor()
    watcher.goto(f"{server.url}#/replay/{made['table']}?event=4")
    moment(watcher, 4)
    result = watcher.locator(".result")
    expect(result).to_have_text(re.compile("(Orsola|Prospero) wins: (Orsola|Prospero) has resigned."))
    expect(watcher.locator(".players .winner")).to_have_count(1)
    expect(watcher.locator(".players .gone")).to_contain_text("has resigned")
    watcher.keyboard.press("ArrowRight")  # what was said about a rematch changes nothing
    moment(watcher, 5)
    expect(result).to_be_visible()
    for _ in range(2):
        watcher.keyboard.press("ArrowLeft")
    moment(watcher, 3)
    expect(result).to_have_count(0)
    expect(watcher.locator(".players .gone, .players .winner")).to_have_count(0)


def test_a_long_log_does_not_make_the_page_longer(server: Server, visitor: Visitor) -> None:
    page = visitor()
    page.goto(server.url)
    table = finished(server, page, "tre_ponti")
    page.goto(f"{server.url}#/replay/{table}")
    expect(page.locator(".entry").nth(50)).to_be_attached()
    page.wait_for_function(
        """() => document.documentElement.scrollHeight - scrollY
            < document.querySelector(".replay").getBoundingClientRect().bottom + 40"""
    )


def test_bots_games_can_be_watched_again(server: Server, visitor: Visitor) -> None:
    made = server.make("diavolo", [BOT, BOT], size=3)
    page = visitor()
    page.goto(server.address(made["table"]))
    expect(page.get_by_role("tab", name="Result")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="Look back").click()
    moment(page, 0)
    page.keyboard.press("End")
    expect(page.locator(".result")).to_be_visible()


def test_a_replay_of_a_table_that_is_not_there_leads_to_the_lobby(server: Server, visitor: Visitor) -> None:
    page = visitor(forgiven=("status of 404",))
    page.goto(f"{server.url}#/replay/nowhere")
    links = page.get_by_role("alert").get_by_role("link")
    expect(links).to_have_count(1, timeout=PATIENCE)
    links.click()
    expect(page.locator(".lobby, main")).to_contain_text("Ponte del Diavolo", timeout=PATIENCE)
