"""``ponti config``: all settings of a server, as a file to begin with."""

from json import dumps
from typing import Any

from ponti.cli.options import Lang
from ponti.cli.voice import VOICE


def config(lang: Lang = None) -> None:
    """Print a settings file in which everything is commented out."""
    from ponti.server.settings import OpenBot, Settings

    VOICE.line(f"# {VOICE.text('cli-config-head')}")
    VOICE.line(f"# {VOICE.text('cli-config-names')}")
    for name, field in Settings.model_fields.items():
        if name != "bots":
            _explain(f"setting-{name}", field.description)
            VOICE.line(f"# {name} = {_toml(field.default)}".rstrip())
    _explain("setting-bots", None)
    VOICE.line("# [bots.Example]")
    for name, field in OpenBot.model_fields.items():
        _explain(f"setting-bots-{name}", field.description)
        VOICE.line(f"# {name} = {_toml(['python', 'bot.py'] if field.is_required() else field.default)}")


def _explain(key: str, allowed: str | None) -> None:
    VOICE.line()
    VOICE.line(f"# {VOICE.text(key.replace('_', '-'))}" + (f" ({allowed})" if allowed else ""))


def _toml(value: Any) -> str:
    """A default in TOML, which has nothing for "none": the place stays empty until somebody fills it in."""
    if value is None:
        return ""
    return "{}" if isinstance(value, dict) else dumps(list(value) if isinstance(value, tuple) else value)
