"""The page about running a server says what is so."""

import re
from pathlib import Path

from ponti.core.words import say
from ponti.server.health import Health
from ponti.server.metrics import REGISTRY
from ponti.server.settings import OpenBot, Settings
from ponti.server.upgrade_check import Checked, Difference

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "running.md").read_text("utf-8")


def rows(head: str) -> list[list[str]]:
    """The cells of the table that begins with ``head``."""
    table = PAGE.partition(f"| {head} |")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def usual(value: object) -> str:
    if value in ((), {}, ""):
        return "empty"
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def test_every_setting_is_on_the_page_with_its_default() -> None:
    expected = [
        [f"`{name}`", usual(field.default), say(f"setting-{name.replace('_', '-')}").text(), field.description]
        for name, field in Settings.model_fields.items()
    ]
    assert rows("setting") == expected


def test_every_setting_of_a_bot_is_on_the_page_with_its_default() -> None:
    expected = [
        [
            f"`{name}`",
            "" if field.is_required() else usual(field.default),
            say(f"setting-bots-{name.replace('_', '-')}").text(),
            field.description,
        ]
        for name, field in OpenBot.model_fields.items()
    ]
    assert rows("in `[bots.NAME]`") == expected


def test_every_figure_is_on_the_page() -> None:
    documented = {name for row in rows("figure") for name in re.findall(r"`(ponti_\w+)", row[0])}
    counted = {metric.name + ("_total" if metric.type == "counter" else "") for metric in REGISTRY.collect()}
    assert documented == {name for name in counted if name.startswith("ponti_")}


def test_every_kind_of_difference_is_on_the_page() -> None:
    source = (ROOT / "src/ponti/server/upgrade_check.py").read_text("utf-8")
    raised = set(re.findall(r'(?:Difference|_from_error)\("([a-z_]+)"', source))
    assert {row[0].strip("`") for row in rows("`kind` in `different`")} == raised
    assert Checked("", "", 1, 1, 0, Difference(raised.pop(), 0, "", say("error-bad-json"))).is_held_up is False


def test_the_parts_of_health_are_on_the_page() -> None:
    for name in Health.__dataclass_fields__:
        assert f"`{name}`" in PAGE


def test_what_the_page_names_is_there() -> None:
    for path in re.findall(r"\bdeploy/[\w.-]+", PAGE):
        assert (ROOT / path.rstrip(".")).exists(), path
