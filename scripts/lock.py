"""Locks what Ponti is built and tested with: ``uv.lock``, and the same pins for pip in ``requirements/``.

python scripts/lock.py           resolve anew where pyproject.toml asks for it, and write all files
python scripts/lock.py --check   change nothing; fail when one of the files does not agree with the others
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GROUPS = {
    "play": ["--no-default-groups", "--group", "build"],
    "server": ["--no-default-groups", "--group", "build", "--extra", "postgres"],
    "dev": ["--no-default-groups", "--group", "dev"],
}
HEAD = "# Written by scripts/lock.py from uv.lock, for pip install --require-hashes.\n"


def uv(*arguments: str) -> str:
    """What uv prints; its complaints go to the terminal."""
    command = [sys.executable, "-m", "uv", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def requirements(group: str) -> str:
    """The pinned and hashed requirements of one group."""
    return HEAD + uv(
        "export", "--quiet", "--frozen", "--no-emit-project", "--no-header", "--no-annotate", *GROUPS[group]
    )


def main() -> None:
    is_check = sys.argv[1:] == ["--check"]
    uv("lock", "--quiet", *(["--check"] if is_check else []))
    for group in GROUPS:
        file = ROOT / "requirements" / f"{group}.txt"
        text = requirements(group)
        if not is_check:
            file.write_text(text, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != text:
            raise SystemExit(f"{file.relative_to(ROOT)} does not agree with uv.lock: run make lock")


if __name__ == "__main__":
    main()
