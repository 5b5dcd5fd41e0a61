"""The log tells what happened in one line, in either form, and never a secret."""

import logging
from io import StringIO
from json import loads
from typing import Any

import pytest
import structlog

from ponti.server.logs import HIDDEN, set_up_logs, without_secrets
from ponti.server.seats import new_token

TOKEN = "O3Z5GmYk9tTOpJJMTccZcJMt8jtEcdG_"


@pytest.fixture
def log() -> StringIO:
    return StringIO()


def lines(log: StringIO) -> list[str]:
    return log.getvalue().splitlines()


def test_people_read_logfmt(log: StringIO) -> None:
    set_up_logs("info", "logfmt", log)
    structlog.get_logger().info("table_made", table="abc", seats=2, is_open=True)
    [line] = lines(log)
    assert line.startswith("timestamp=2")
    assert line.endswith(" level=info event=table_made table=abc seats=2 is_open=true")


def test_programs_read_json_and_so_do_the_lines_of_libraries(log: StringIO) -> None:
    set_up_logs("info", "json", log)
    structlog.get_logger().warning("bot_failed", reason='said "no"\nand went')
    logging.getLogger("uvicorn.error").info("Started %s", "process", extra={"color_message": "Started"})
    told = [loads(line) for line in lines(log)]
    assert [entry["event"] for entry in told] == ["bot_failed", "Started process"]
    assert [entry["level"] for entry in told] == ["warning", "info"]
    assert told[0]["reason"] == 'said "no"\nand went'
    assert all(entry["timestamp"].endswith("Z") for entry in told)


def test_what_weighs_less_is_left_out(log: StringIO) -> None:
    set_up_logs("warning", "logfmt", log)
    structlog.get_logger().info("nothing")
    logging.getLogger("uvicorn.error").info("nothing")
    assert lines(log) == []


@pytest.mark.parametrize("style", ["logfmt", "json"])
def test_a_bug_is_one_line_with_its_traceback(log: StringIO, style: Any) -> None:
    set_up_logs("warning", style, log)
    try:
        raise ZeroDivisionError(f"token={TOKEN}")
    except ZeroDivisionError:
        structlog.get_logger().exception("bug")
    [line] = lines(log)
    assert "test_a_bug_is_one_line_with_its_traceback" in line
    assert "ZeroDivisionError" in line
    assert TOKEN not in line


def test_nobody_begins_a_line_of_his_own(log: StringIO) -> None:
    set_up_logs("warning", "logfmt", log)
    structlog.get_logger().warning("request", path="/x\r\nlevel=error event=\x1b[2Jbug\u2028")
    assert len(lines(log)) == 1
    assert "\x1b" not in log.getvalue()
    assert log.getvalue().count("\n") == 1


@pytest.mark.parametrize(
    "text",
    [
        f"token={TOKEN}",
        f"the token {TOKEN}, as sent",
        f"/#/table/mtC8mHnI9S31?key={TOKEN}&lang=en",
        f'{{"type":"hello","token":"{TOKEN}"}}',
        rf"body=\"token\": \"{TOKEN}\"",
        f"{{'token': '{TOKEN}'}}",
        f"Cookie: ponti_person={TOKEN}.{TOKEN}",
        f"authorization: Bearer {TOKEN}",
        f"creator_hash {TOKEN}",
    ],
)
def test_a_token_is_found_wherever_it_stands(text: str) -> None:
    assert TOKEN not in without_secrets(text)
    assert HIDDEN in without_secrets(text)


@pytest.mark.parametrize(
    "text",
    [
        '{"passphrase": "correct horse battery"}',
        "passphrase='correct horse battery'",
        r"{\"passphrase\": \"correct horse battery\"}",
        "password=horse",
        "postgresql+psycopg://ponti:horse@db.example:5432/ponti",
    ],
)
def test_short_secrets_are_found_by_their_names(text: str) -> None:
    assert "horse" not in without_secrets(text)


@pytest.mark.parametrize(
    "text",
    [
        "/api/tables/mtC8mHnI9S31/socket",
        "no answer within 5 seconds",
        "in test_no_acknowledged_move_is_lost_and_none_counts",
    ],
)
def test_what_is_no_secret_stays(text: str) -> None:
    assert without_secrets(text) == text


def test_every_token_that_we_make_is_found() -> None:
    assert [token for token in (new_token() for _ in range(2000)) if token in without_secrets(f"x {token} y")] == []


@pytest.mark.parametrize("style", ["logfmt", "json"])
def test_members_that_are_secrets_are_hidden_all_the_way_down(log: StringIO, style: Any) -> None:
    set_up_logs("warning", style, log)
    structlog.get_logger().warning("x", token="horse", sent={"keys": 1, "secret": "horse", "more": [{"key": b"horse"}]})
    assert "horse" not in log.getvalue()
