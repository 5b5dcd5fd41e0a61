"""Logs: one line per event that somebody may have to look into, on the standard error; ours and those of libraries.

Whatever a line is made of, secrets are taken out before it is written: tokens, cookies, pass-phrases, passwords in
addresses. So it does not matter who logs what.
"""

import logging
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Final, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from ponti.server.settings import LogFormat, LogLevel

HIDDEN: Final = "***"
_LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
_SECRET_NAME: Final = r"[\w-]*(?:token|secret|passphrase|password|cookie|authorization|auth|p256dh|key)"
_IS_SECRET: Final = re.compile(rf"(?i){_SECRET_NAME}")
_NAMED: Final = re.compile(
    rf"""(?i)({_SECRET_NAME}\\?["']?\s*[=:]\s*)"""
    r"""(?:\\"(?:(?!\\").)*\\"|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?:bearer\s+)?[^\s&,;}\])"'\\]+)"""
)
_IN_ADDRESS: Final = re.compile(r"(://[^\s/:@\"']*:)[^\s/@\"']+(@)")
_LONG: Final = re.compile(r"(?<![A-Za-z0-9_-])(?=[a-z_-]*[A-Z0-9])[A-Za-z0-9_-]{28,}(?![A-Za-z0-9_-])")
"""Tokens are long and random, so they have a capital or a digit; the names of functions have none."""


def set_up_logs(level: LogLevel = "warning", style: LogFormat = "logfmt", stream: TextIO | None = None) -> None:
    """From now on lines of this weight are written, as logfmt for people or as JSON for programs."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(_LEVELS[level]),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    last = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, _censored, *_renderers(style)]
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last))
    logging.basicConfig(level=_LEVELS[level], handlers=[handler], force=True)


def without_secrets(text: str) -> str:
    """A text with everything taken out that looks like a secret."""
    text = _IN_ADDRESS.sub(rf"\1{HIDDEN}\2", text)
    text = _NAMED.sub(rf"\1{HIDDEN}", text)
    return _LONG.sub(HIDDEN, text)


def _renderers(style: LogFormat) -> Sequence[Processor]:
    if style == "json":
        return [structlog.processors.JSONRenderer()]
    order = ["timestamp", "level", "event"]
    return [_in_one_line, structlog.processors.LogfmtRenderer(key_order=order, bool_as_flag=False)]


def _censored(_logger: WrappedLogger, _name: str, entry: EventDict) -> EventDict:
    entry.pop("color_message", None)  # uvicorn says everything twice
    return {name: HIDDEN if _IS_SECRET.fullmatch(name) else _clean(value) for name, value in entry.items()}


def _clean(value: object) -> object:
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, Mapping):
        return {str(name): HIDDEN if _IS_SECRET.fullmatch(str(name)) else _clean(each) for name, each in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_clean(each) for each in value]
    return without_secrets(str(value))


def _in_one_line(_logger: WrappedLogger, _name: str, entry: EventDict) -> EventDict:
    """Nothing that was sent to us can begin a line of its own or move a terminal's cursor."""
    return {re.sub(r"\W", "_", name): _printable(value) for name, value in entry.items()}


def _printable(value: object) -> object:
    if value is None or isinstance(value, (bool, int, float)):
        return value
    text = str(value)
    return "".join(sign if sign.isprintable() or sign == "\n" else repr(sign)[1:-1] for sign in text)
