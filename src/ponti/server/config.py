"""Reading the settings. A mistake is told together with the place where it was made."""

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from json import loads
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ValidationError

from ponti.core.errors import shown
from ponti.server.errors import TableError
from ponti.server.settings import PREFIX, OpenBot, Settings

FILE_VARIABLE: Final = f"{PREFIX}CONFIG"
NAMES: Final = tuple(Settings.model_fields)
_LISTS: Final = frozenset(name for name in NAMES if isinstance(Settings.model_fields[name].default, tuple))
_NO_SETTINGS: Final = frozenset({"CONFIG", "PURE", "NATIVE", "REQUIRE", "WEB", "EXPECT", "CHROMIUM"})
"""Variables of ours for building and testing."""


def read_settings(
    file: Path | None = None, environment: Mapping[str, str] | None = None, given: Mapping[str, object] | None = None
) -> Settings:
    """The settings of a server: ``given`` on the command line, else in the environment, else in the file, else usual.

    Without ``file`` the one that ``PONTI_CONFIG`` names is read, if it names one. Raises ``config_unreadable``,
    ``config_syntax``, ``unknown_setting`` or ``bad_setting_value``.
    """
    variables = os.environ if environment is None else environment
    if file is None and variables.get(FILE_VARIABLE):
        file = Path(variables[FILE_VARIABLE])
    values: dict[str, object] = {}
    places: dict[str, str] = {}
    for name, value in (_read_file(file) if file is not None else {}).items():
        values[name], places[name] = value, str(file)
    for name in NAMES:
        variable = PREFIX + name.upper()
        if variables.get(variable):
            values[name], places[name] = _from_text(name, variables[variable]), variable
    for name, value in (given or {}).items():
        if value is not None:
            values[name], places[name] = value, "--" + name.replace("_", "-")
    try:
        return Settings.model_validate(values)
    except ValidationError as error:
        raise _problem(error, places) from None


def misspelled(environment: Mapping[str, str]) -> list[str]:
    """The variables that look like settings of ours and are none."""
    ours = [name.removeprefix(PREFIX) for name in environment if name.startswith(PREFIX)]
    return sorted(PREFIX + name for name in ours if name.lower() not in NAMES and name not in _NO_SETTINGS)


def _read_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise TableError("config_unreadable", file=str(file), problem=error.strerror or str(error)) from None
    except ValueError as error:  # no UTF-8, or no TOML
        raise TableError("config_syntax", file=str(file), problem=str(error)) from None


def _from_text(name: str, text: str) -> object:
    """A variable's value: lists are separated by blanks or commas, tables are JSON."""
    if name in _LISTS:
        return text.replace(",", " ").split()
    if name == "bots":
        try:
            return loads(text)
        except ValueError:
            return text
    return text


def _problem(error: ValidationError, places: Mapping[str, str]) -> TableError:
    """One mistake as an error of ours: a wrong name rather than what is missing because of it."""
    problems = error.errors(include_url=False)
    first = next((problem for problem in problems if problem["type"] == "extra_forbidden"), problems[0])
    path = [str(part) for part in first["loc"]]
    place = places.get(path[0], "")
    model, name = _declared(path)
    if first["type"] == "extra_forbidden":
        near = get_close_matches(path[-1], model.model_fields, 1) or [*model.model_fields]
        return TableError("unknown_setting", name=shown(".".join(path)), place=place, allowed=", ".join(near))
    is_ours = first["type"] == "value_error"
    allowed = str(first["ctx"]["error"]) if is_ours else model.model_fields[name].description or ""
    value = "" if first["type"] == "missing" else shown(first["input"])
    return TableError("bad_setting_value", name=".".join(path), place=place, value=value, allowed=allowed)


def _declared(path: list[str]) -> tuple[type[BaseModel], str]:
    """Where a place in the settings is declared: the model and the member."""
    if path[0] == "bots" and len(path) > 2 and path[2] != "[key]":
        return OpenBot, path[2]
    return Settings, path[0]
