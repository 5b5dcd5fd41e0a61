"""What lies in ``deploy/`` names only what exists, and asks for no more than a server needs."""

import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

from ponti.cli.main import app
from ponti.server.config import read_settings
from ponti.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("ponti.service", "ponti-backup.service")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
INSTRUCTIONS = [line.split(maxsplit=1) for line in DOCKERFILE.splitlines() if line and not line.startswith("#")]


def unit(name: str) -> dict[str, list[str]]:
    """The settings of a unit, each with all its values."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text("utf-8").splitlines():
        key, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


def check_command(words: list[str]) -> None:
    """A command of ours exists, and has the options that it is given."""
    group: Any = typer.main.get_command(app)
    known = {option for each in group.commands[words[0]].params for option in (*each.opts, *each.secondary_opts)}
    assert {word.partition("=")[0] for word in words[1:] if word.startswith("--")} <= known


# -- systemd --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", UNITS)
def test_units_start_commands_that_exist(name: str) -> None:
    ours = [line for line in unit(name)["ExecStart"] if "ponti " in line]
    assert ours
    for line in ours:
        words = shlex.split(line)
        words = shlex.split(words[-1]) if words[0] == "/bin/sh" else words
        words = words[words.index("exec") + 1 :] if "exec" in words else words
        assert words[0] == "/opt/ponti/bin/ponti"
        check_command(words[1:])


@pytest.mark.parametrize("name", UNITS)
def test_units_are_confined(name: str) -> None:
    found = unit(name)
    for key in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices", "RestrictSUIDSGID", "DynamicUser"):
        assert found[key] == ["yes"], key
    assert found["ProtectSystem"] == ["strict"]
    assert found["CapabilityBoundingSet"] == [""]
    for line in found["Environment"]:
        assert line.partition("=")[0].removeprefix(PREFIX).lower() in Settings.model_fields


@pytest.mark.parametrize("name", [*UNITS, "ponti-backup.timer"])
def test_systemd_finds_nothing_wrong(name: str) -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        assert unit(name), "nothing to check with"
        return
    done = subprocess.run([systemd, "verify", str(DEPLOY / name)], capture_output=True, text=True, check=False)
    problems = [line for line in done.stderr.splitlines() if name in line and "is not executable" not in line]
    assert problems == []


# -- the container --------------------------------------------------------------------------------------------------


def test_the_container_copies_what_there_is() -> None:
    stages = {line[1].split()[-1] for line in INSTRUCTIONS if line[0] == "FROM" and " AS " in line[1]}
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    wanted = {line.removeprefix("!").rstrip("/") for line in ignored if line.startswith("!")}
    for name, rest in (line for line in INSTRUCTIONS if line[0] == "COPY"):
        words = rest.split()
        if words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in stages, name
            continue
        for source in words[:-1]:
            assert (ROOT / source).exists(), source
            assert any(source.rstrip("/") == path or source.startswith(path + "/") for path in wanted), source


def test_the_container_does_not_run_as_root() -> None:
    last = max(number for number, line in enumerate(INSTRUCTIONS) if line[0] == "FROM")
    final = dict(INSTRUCTIONS[last:])
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", final["USER"])
    assert "apt-get" not in repr(INSTRUCTIONS[last:])
    assert final["VOLUME"] == "/data"
    assert final["STOPSIGNAL"] == "SIGTERM"


def test_the_container_starts_a_command_that_exists_with_settings_that_exist() -> None:
    last = dict(INSTRUCTIONS)
    assert tomllib.loads(f"entry = {last['ENTRYPOINT']}")["entry"] == ["ponti"]
    check_command(tomllib.loads(f"words = {last['CMD']}")["words"])
    variables = dict(re.findall(rf"\b({PREFIX}[A-Z_]+)=(\S+)", last["ENV"]))
    settings = read_settings(None, variables)
    assert (settings.host, settings.port, settings.database) == ("0.0.0.0", 8400, "/data/tables.db")
    assert f":{settings.port}/api/health" in last["HEALTHCHECK"]
    assert last["EXPOSE"] == str(settings.port)


def test_the_container_installs_only_what_is_locked() -> None:
    installs = [line[1] for line in INSTRUCTIONS if line[0] == "RUN" and "pip install" in line[1]]
    assert len(installs) == 2
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)
    assert [line for line in INSTRUCTIONS if line[0] == "FROM" and ":latest" in line[1]] == []


# -- settings and proxies -------------------------------------------------------------------------------------------


def test_the_settings_file_is_read() -> None:
    settings = read_settings(DEPLOY / "ponti.toml", {})
    assert settings.metrics
    assert len(settings.trusted_proxies) == 2


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_lead_to_the_server_and_keep_its_figures(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    settings = read_settings(DEPLOY / "ponti.toml", {})
    assert f"{settings.host}:{settings.port}" in text
    assert "/metrics" in text
    assert "ponti.example" in text
    assert text.count("{") == text.count("}")


def test_nginx_passes_on_what_the_server_needs() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", text))
    assert headers["Host"] == "$http_host", "the server compares it with the origin"
    assert headers["Upgrade"] == "$http_upgrade"
    assert headers["X-Forwarded-For"] == "$remote_addr", "what a visitor claims counts for nothing"
    assert headers["X-Forwarded-Proto"] == "$scheme"
