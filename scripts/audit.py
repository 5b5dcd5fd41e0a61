"""Asks whether anything that a server runs on has a known weakness: packages from PyPI, and those in the web app.

Where the databases of weaknesses cannot be reached, it says so and goes on; with PONTI_REQUIRE_AUDIT=1 it fails.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from json import JSONDecodeError, loads
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
REQUIREMENTS = ROOT / "requirements" / "server.txt"
TIMEOUT = 300


@dataclass(frozen=True)
class Verdict:
    """How many packages were looked up, and one line for each weakness."""

    checked: int
    found: tuple[str, ...]


def of_pip(report: Any) -> Verdict:
    """What ``pip-audit --format json`` says."""
    packages = report["dependencies"]
    found = [
        f"{package['name']} {package['version']}: {weakness['id']}, fixed in {weakness['fix_versions'] or 'no version'}"
        for package in packages
        for weakness in package.get("vulns", ())
    ]
    return Verdict(sum("skip_reason" not in package for package in packages), tuple(found))


def of_npm(report: Any) -> Verdict:
    """What ``npm audit --json`` says; an error instead of a report is no answer."""
    if "error" in report or "vulnerabilities" not in report:
        return Verdict(0, ())
    found = [f"{name}: {weakness['severity']}" for name, weakness in report["vulnerabilities"].items()]
    return Verdict(report["metadata"]["dependencies"]["total"], tuple(found))


def ask(command: list[str], folder: Path = ROOT) -> Any:
    """A command's JSON; None when there is none."""
    try:
        done = subprocess.run(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=TIMEOUT, check=False
        )
        return loads(done.stdout)
    except (JSONDecodeError, subprocess.TimeoutExpired, OSError):
        return None


def main() -> None:
    audit = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off", "--disable-pip"]
    asked = {"PyPI": (of_pip, [*audit, "--require-hashes", "-r", str(REQUIREMENTS)], ROOT)}
    npm = shutil.which("npm")
    if npm is not None:
        asked["npm"] = (of_npm, [npm, "audit", "--json", "--omit=dev", "--package-lock-only"], ROOT / "web")
    is_complete, weaknesses = True, list[str]()
    for name, (read, command, folder) in asked.items():
        report = ask(command, folder)
        verdict = Verdict(0, ()) if report is None else read(report)
        weaknesses += verdict.found
        if verdict.checked:
            print(f"{name}: {verdict.checked} packages looked up, {len(verdict.found)} known weaknesses.")
        else:
            is_complete = False
            print(f"\n****  {name}: NOTHING COULD BE LOOKED UP: no network, or no database of weaknesses here  ****\n")
    for line in weaknesses:
        print(line, file=sys.stderr)
    must = os.environ.get("PONTI_REQUIRE_AUDIT", "") not in {"", "0"}
    sys.exit(bool(weaknesses) or (must and not is_complete))


if __name__ == "__main__":
    main()
