"""The page about the bot protocol says what is so."""

import re
from json import loads
from pathlib import Path
from typing import Any

import pytest

import ponti
from ponti.core.errors import PontiError
from ponti.core.words import has_text
from ponti.lab.open_protocol import (
    Sitting,
    decide_json,
    end_json,
    hello_json,
    new_game_json,
    read_reply,
    refusal_json,
)

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"<!-- (told|said): ([a-z_]+) -->\n```json\n(.*?)\n```", PAGE, re.DOTALL)
FILES = re.findall(r"<!-- file: ([a-z_.]+) -->\n```[a-z]+\n(.*?)```", PAGE, re.DOTALL)
OPEN = ("view", "action", "options", "result")


def shape(value: object) -> object:
    if isinstance(value, dict):
        return {name: None if name in OPEN else shape(member) for name, member in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value and isinstance(value[0], dict) else []
    return type(value).__name__ if isinstance(value, str) else "other"


def what_we_send() -> dict[str, Any]:
    game = ponti.game("diavolo")
    match = ponti.Match(game)
    sitting = Sitting("mtC8mHnI9S31", match.acting()[0], ("Ada", "Lowest"))
    view = match.view(sitting.seat)
    messages = (
        hello_json(),
        new_game_json(game, view, sitting),
        decide_json(game, view, sitting, 1, 5.0),
        end_json(sitting, match.result()),
        refusal_json(PontiError("illegal_action", "§4"), 1),
    )
    return {str(message["type"]): message for message in messages}


@pytest.mark.parametrize("text", [text for way, _, text in EXAMPLES if way == "said"])
def test_what_programs_say_is_understood(text: str) -> None:
    assert read_reply(text).type == loads(text)["type"]


def test_what_programs_are_told_looks_like_on_the_page() -> None:
    documented = {name: shape(loads(text)) for way, name, text in EXAMPLES if way == "told"}
    assert documented == {name: shape(message) for name, message in what_we_send().items()}


def test_every_message_is_on_the_page() -> None:
    assert {name for way, name, _ in EXAMPLES if way == "said"} == {"ready", "play", "resign", "error"}
    view = loads(next(text for _, name, text in EXAMPLES if name == "decide"))["view"]
    assert set(view) <= set(what_we_send()["decide"]["view"])


@pytest.mark.parametrize(("name", "text"), FILES)
def test_the_examples_on_the_page_are_the_files(name: str, text: str) -> None:
    assert text == (ROOT / "examples" / name).read_text("utf-8")


def test_both_examples_are_on_the_page() -> None:
    assert {name for name, _ in FILES} == {"random_bot.py", "random_bot.mjs"}


def test_every_code_on_the_page_has_its_sentence_and_every_code_is_on_the_page() -> None:
    table = PAGE.partition("| code | when |")[2].partition("\n\n")[0]
    codes = {code for row in table.splitlines()[2:] for code in re.findall(r"`([a-z_]+)`", row.split("|")[1])}
    assert len(codes) > 15
    for code in codes:
        assert has_text(f"error-{code.replace('_', '-')}", "en"), code
    sources = [ROOT / "src/ponti/lab/open_protocol.py", ROOT / "src/ponti/server/bot_sockets.py"]
    raised = {code for file in sources for code in re.findall(r'Error\("([a-z_]+)"', file.read_text("utf-8"))}
    assert raised - codes == {"bot_gave_up", "internal_error"}  # one is told to people only, one is a bug
