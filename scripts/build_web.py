"""Builds the web app from ``web/`` into ``src/ponti/web/``, where the server finds it, unless it is up to date.
``--packages`` only installs what the web app is built and tested with.

Needs Node 20.19 or newer with npm; without them it says so and fails (whoever calls decides what that means).
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
TARGET = ROOT / "src" / "ponti" / "web"
STAMP = TARGET / ".sources"
PACKAGES = WEB / "node_modules"
IGNORED = {"node_modules", "tests"}


def hash_of(files: list[Path]) -> str:
    """SHA-256 over names and contents."""
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.relative_to(WEB).as_posix()}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    """All files that the web app is made of."""
    parts = [part for part in WEB.iterdir() if part.name not in IGNORED]
    return [file for part in parts for file in (part.rglob("*") if part.is_dir() else [part]) if file.is_file()]


def npm(*arguments: str) -> None:
    """Run npm in ``web/``."""
    command = shutil.which("npm")
    if command is None:
        raise SystemExit("The web app needs Node (20.19 or newer) with npm: install it and run this again.")
    subprocess.run([command, *arguments], cwd=WEB, check=True, stdin=subprocess.DEVNULL)


def install_packages() -> None:
    """``npm ci``, unless it was done for this lock file."""
    stamp = PACKAGES / ".lock-hash"
    locked = hash_of([WEB / "package-lock.json"])
    if not stamp.is_file() or stamp.read_text() != locked:
        npm("ci", "--no-audit", "--no-fund")
        stamp.write_text(locked)


def main() -> None:
    is_only_packages = sys.argv[1:] == ["--packages"]
    wanted = hash_of(sources())
    if not is_only_packages and STAMP.is_file() and STAMP.read_text() == wanted:
        return
    try:
        install_packages()
        if not is_only_packages:
            npm("run", "build")
            STAMP.write_text(wanted)
    except subprocess.CalledProcessError as failure:
        raise SystemExit(failure.returncode) from None


if __name__ == "__main__":
    main()
