"""Prints the path of a Chromium for the browser tests, and brings one when the machine has none.

Looked for in this order: ``PONTI_CHROMIUM``, the PATH, Debian's package (where this runs as root), and Playwright's own
download. Fails when none can be had.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def from_environment() -> str | None:
    """The browser that the person named."""
    return os.environ.get("PONTI_CHROMIUM") or None


def from_path() -> str | None:
    """A browser that is installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def from_debian() -> str | None:
    """Debian's package, where we may install it."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    update, install = [apt, "update", "-q"], [apt, "install", "-y", "-q", "--no-install-recommends", "chromium"]
    return from_path() if run(update, environment) and run(install, environment) else None


def from_playwright() -> str | None:
    """Playwright's own Chromium, downloaded when it is not there yet."""
    installed = playwright_path()
    if installed is None and run([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ)):
        installed = playwright_path()
    return installed


def playwright_path() -> str | None:
    """Where Playwright keeps its Chromium, if it is there."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def run(command: list[str], environment: dict[str, str]) -> bool:
    """Whether a command succeeds; what it prints goes to stderr."""
    try:
        done = subprocess.run(
            command, env=environment, check=False, stdin=subprocess.DEVNULL, stdout=sys.stderr, timeout=600
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def main() -> None:
    for search in (from_environment, from_path, from_debian, from_playwright):
        found = search()
        if found:
            print(found)
            return
    raise SystemExit("No Chromium was found, and none could be installed.")


if __name__ == "__main__":
    main()
