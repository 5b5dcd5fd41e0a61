"""What this copy of Ponti was built from: compiled or not, why not, and a hash of the compiled sources.

``setup.py`` loads this file by its path and writes ``_build.json`` into the wheel; a source tree has none.
"""

import hashlib
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

COMPILED = ("core", "games", "search")
"""The subpackages that are compiled together."""


@dataclass(frozen=True)
class Build:
    """How the package was built: ``sources`` is the hash of what was compiled, ``reason`` why nothing was."""

    compiled: bool
    sources: str = ""
    native: bool = False
    reason: str = ""

    def dumps(self) -> str:
        """The text of ``_build.json``."""
        return json.dumps(asdict(self), indent=2) + "\n"


def source_hash(package: Path) -> str:
    """SHA-256 over names and texts of all modules that are compiled, below the package's folder."""
    digest = hashlib.sha256()
    for part in COMPILED:
        for file in sorted((package / part).rglob("*.py")):
            digest.update(f"{file.relative_to(package).as_posix()}\n".encode())
            digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def build_info() -> Build:
    """How the running package was built; a plain source tree is uncompiled and has no hash."""
    file = Path(__file__).with_name("_build.json")
    if not file.is_file():
        return Build(compiled=False, reason="source tree")
    return Build(**json.loads(file.read_text("utf-8")))


def is_compiled() -> bool:
    """Whether the rules that run now are the compiled ones (``PONTI_PURE=1`` turns them off)."""
    core = sys.modules["ponti.core.game"]
    return not str(core.__file__).endswith(".py")
