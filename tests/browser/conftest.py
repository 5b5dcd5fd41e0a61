"""One server and one browser for all browser tests; a fresh visitor for each."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, sync_playwright

from tests.browser.harness import BROWSER, DESKTOP, FLAGS, PATIENCE, Server

Visitor = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A running Chromium."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=BROWSER, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Visitor]:
    """Opens pages of separate visitors; afterwards no page may have reported an error."""
    contexts = []
    problems: list[str] = []

    def open_page(viewport: ViewportSize = DESKTOP, forgiven: tuple[str, ...] = (), **how: Any) -> Page:
        how.setdefault("locale", "en-GB")
        context = browser.new_context(viewport=viewport, **how)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: _note(message, forgiven, problems))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


def _note(message: ConsoleMessage, forgiven: tuple[str, ...], problems: list[str]) -> None:
    # A lost connection and a refusal are reported by the browser itself, and tested on purpose.
    wanted = ("ERR_CONNECTION", "WebSocket", "status of 409", *forgiven)
    if message.type == "error" and not any(each in message.text for each in wanted):
        problems.append(message.text)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser."""
    for item in items:
        if "tests/browser/" in item.nodeid:
            item.add_marker(pytest.mark.browser)
