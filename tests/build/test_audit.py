"""What the audit makes of the answers of pip-audit and npm."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "audit.py"


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ponti_audit", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["ponti_audit"] = module
    spec.loader.exec_module(module)
    return module


def test_weaknesses_and_skipped_packages_of_pip(audit: ModuleType) -> None:
    weakness = {"id": "PYSEC-1", "fix_versions": ["2.0"]}
    report = {
        "dependencies": [
            {"name": "good", "version": "1.0", "vulns": []},
            {"name": "bad", "version": "1.0", "vulns": [weakness]},
            {"name": "unknown", "skip_reason": "Dependency not found on PyPI"},
        ]
    }
    verdict = audit.of_pip(report)
    assert verdict.checked == 2
    assert verdict.found == ("bad 1.0: PYSEC-1, fixed in ['2.0']",)


def test_weaknesses_of_npm_and_an_answer_that_is_none(audit: ModuleType) -> None:
    report = {"vulnerabilities": {"bad": {"severity": "high"}}, "metadata": {"dependencies": {"total": 3}}}
    assert audit.of_npm(report) == audit.Verdict(3, ("bad: high",))
    assert audit.of_npm({"error": {"code": "ENOTFOUND"}}) == audit.Verdict(0, ())
    assert audit.of_npm({"message": "not found"}) == audit.Verdict(0, ())


@pytest.mark.parametrize(
    ("answer", "is_required", "status"),
    [
        ('{"dependencies": [{"name": "a", "version": "1", "vulns": []}]}', "", 0),
        ('{"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "X", "fix_versions": []}]}]}', "", 1),
        ('{"dependencies": [{"name": "a", "skip_reason": "no"}]}', "", 0),
        ('{"dependencies": [{"name": "a", "skip_reason": "no"}]}', "1", 1),
        ("no JSON", "", 0),
        ("no JSON", "1", 1),
    ],
)
def test_only_weaknesses_fail_unless_an_answer_is_required(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, answer: str, is_required: str, status: int
) -> None:
    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 0, answer, "")

    monkeypatch.setattr(audit.subprocess, "run", run)
    monkeypatch.setattr(audit.shutil, "which", lambda _: None)
    monkeypatch.setenv("PONTI_REQUIRE_AUDIT", is_required)
    with pytest.raises(SystemExit) as ended:
        audit.main()
    assert int(ended.value.code or 0) == status
