"""A miniature of the project, with the real build files and two tiny modules, so that builds take seconds."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from tests.build.paths import PACKAGE, ROOT

REAL_FILES: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
REAL_MODULES: Final = ("_build.py", "_pure.py", "py.typed")

SOURCES: Final = {
    "__init__.py": """
import ponti._pure  # noqa: F401
import ponti.core.game as game
import ponti.games.tiny as tiny
from ponti._build import build_info, is_compiled

__version__ = "0.0.1"
""",
    "core/__init__.py": "",
    "core/game.py": """
from mypy_extensions import i64


def shifted(one: i64, places: i64) -> i64:
    return one << places
""",
    "core/locale/en.ftl": "tiny = Tiny\n",
    "games/__init__.py": "",
    "games/tiny.py": """
from ponti.core.game import shifted

HIGH = int(shifted(1, 61))
""",
    "search/__init__.py": "",
}


def make(folder: Path) -> Path:
    """Write the miniature into ``folder``."""
    for name in REAL_FILES:
        shutil.copy(ROOT / name, folder)
    package = folder / "src" / "ponti"
    for name, text in SOURCES.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    for name in REAL_MODULES:
        shutil.copy(PACKAGE / name, package)
    return folder


def build(project: Path, **environment: str) -> Path:
    """The wheel of a project, built as pip does it but with the tools that are installed here."""
    target = project / "wheels"
    shutil.rmtree(target, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "wheel", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*command, "-w", str(target), str(project)],
        env=clean_environment() | environment,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = target.iterdir()
    return wheel


def run(wheel: Path, code: str, **environment: str) -> str:
    """What a fresh interpreter prints for ``code`` with the wheel unpacked on its path."""
    folder = wheel.with_suffix("")
    if not folder.exists():
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=clean_environment() | {"PYTHONPATH": str(folder)} | environment,
        cwd=folder.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def clean_environment() -> dict[str, str]:
    """Our environment without what would change a build."""
    import os

    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PONTI_", "PYTHONPATH"))}
    return kept | {"PONTI_WEB": "0"}
