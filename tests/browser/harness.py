"""A real server in its own process, and the few ways in which the tests use a page."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError

from playwright.sync_api import Locator, Page, ViewportSize, expect

BROWSER: Final = os.environ.get("PONTI_CHROMIUM") or "/usr/bin/chromium"
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
TABLET: Final[ViewportSize] = {"width": 834, "height": 1112}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PATIENCE: Final = 30_000
"""Milliseconds after which something that should happen has not; machines may be busy."""

SLOWEST_START: Final = 90.0
"""Seconds within which a server answers, on a machine that does much else."""

UNFINISHED: Final = ("ERR_EMPTY_RESPONSE", "ERR_CONTENT_LENGTH_MISMATCH")
"""What a browser reports of answers that a killed server did not finish."""

Setup = dict[str, Any]
ME: Final[Setup] = {"kind": "me", "name": "Ada"}
GUEST: Final[Setup] = {"kind": "hotseat", "name": "Bice"}
FRIEND: Final[Setup] = {"kind": "friend"}
BOT: Final[Setup] = {"kind": "bot", "level": "beginner"}


class Server:
    """``ponti serve`` on a free port; can be killed and started again on the same file."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        self._file = folder / "tables.db"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and come back when it answers."""
        command = [sys.executable, "-m", "ponti.cli.main", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--db", str(self._file)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        deadline = time.monotonic() + SLOWEST_START
        while not self._answers():
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < deadline, "the server did not come up: " + self._log.read_text()
            time.sleep(0.05)

    def kill(self) -> None:
        """End it without warning."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def make(
        self, game: str, seats: Sequence[Setup], settings: Setup | None = None, /, **options: object
    ) -> dict[str, Any]:
        """A new table: its id, the creator's token and the links."""
        body = json.dumps({"game": game, "options": options, "seats": list(seats), "settings": settings or {}}).encode()
        request = urllib.request.Request(self.url + "api/tables", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def address(self, table: str, token: str | None = None) -> str:
        """The page of a table."""
        return f"{self.url}#/table/{table}" + (f"?key={token}" if token else "")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "api/games", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False


def tab(page: Page, name: str) -> Locator:
    """Open a tab beside the board; its panel."""
    page.get_by_role("tab", name=name).click()
    return page.get_by_role("tabpanel", name=name)


def event_of(page: Page) -> int:
    """The number of the last event that the page shows, once it shows any."""
    table = page.locator("main.table:not([data-event='-1'])")
    return int(table.get_attribute("data-event", timeout=PATIENCE) or "")


def expect_after(page: Page, event: int) -> None:
    """Something has happened since ``event``."""
    expect(page.locator(f"main.table:not([data-event='{event}'])")).to_be_visible(timeout=PATIENCE)


def expect_my_choice(page: Page) -> None:
    """The page offers something to choose."""
    expect(page.locator("main.table[data-status=live] details summary")).to_be_visible(timeout=PATIENCE)


def choose_in_words(page: Page, wanted: int = 0) -> None:
    """Choose by the list of all choices in words; ``wanted`` picks one, going round."""
    expect_my_choice(page)
    event = event_of(page)
    page.locator("details:not([open]) > summary").evaluate_all("all => all.forEach(each => each.click())")
    choices = page.locator("details ul button")
    expect(choices.first).to_be_visible()
    choices.nth(wanted % choices.count()).click()
    expect_after(page, event)


def place(page: Page, name: str) -> None:
    """Click a place on the board and wait for what follows."""
    event = event_of(page)
    page.locator(f"[data-place='{name}']").click()
    expect_after(page, event)
