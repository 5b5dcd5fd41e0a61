"""Ids, dataclasses, texts and JSON name the same actions; unreadable ones raise ``BadNotation`` only."""

from functools import partial
from json import dumps, loads
from random import Random
from typing import Final

import pytest

import ponti
from ponti.core.game import AnyGame
from tests.conformance.cases import Case, every_case, every_game, seed_of
from tests.conformance.walk import walk
from tests.outcome import assert_polite, outcome

MOST_IDS = 4_000
JUNK: Final = (
    "",
    " ",
    "0",
    "-1",
    "*",
    "+",
    "é",
    "\x00",
    "a1+",
    "+a1",
    "a1+a1+a1",
    "pass pass",
    "{}",
    "⁵",
    "٣",
    "x" * 10_000,
)


def ids_of(game: AnyGame) -> list[int]:
    """All ids, or the ends of every kind and a sample of the rest."""
    if game.actions.size <= MOST_IDS:
        return list(range(game.actions.size))
    firsts = [game.actions.first(kind.cls) for kind in game.actions.kinds]
    ends = [
        id for first, kind in zip(firsts, game.actions.kinds, strict=True) for id in (first, first + len(kind.rows) - 1)
    ]
    return sorted({*ends, *Random(seed_of(game.id)).sample(range(game.actions.size), MOST_IDS)})


@every_game
def test_every_action_reads_back_from_each_of_its_forms(game: AnyGame) -> None:
    for id in ids_of(game):
        assert game.encode(game.decode(id)) == id
        assert game.actions.from_json(loads(dumps(game.actions.to_json(id)))) == id
        text = game.actions.text(id)
        assert game.parse(text) == (id,), text
        assert game.parse(f"  {text} \n") == (id,), text


@every_game
def test_a_notation_fits_into_a_line_of_a_record(game: AnyGame) -> None:
    for id in ids_of(game):
        text = game.actions.text(id)
        assert text, id
        assert " ".join(text.split()) == text, text
        assert text.isprintable(), text


@every_case
def test_a_joined_notation_stands_for_its_two_actions(case: Case) -> None:
    game, played = case.game, walk(case)
    for one, other in zip(played.steps, played.steps[1:], strict=False):
        if one.actor != other.actor or one.is_chance:
            continue
        word = game.join(one.action, other.action)
        if word:
            assert sorted(game.parse(word)) == sorted((one.action, other.action)), word
            assert game.join(*game.parse(word)) == word
            assert " ".join(word.split()) == word


@every_game
def test_damaged_notation_is_refused_politely(game: AnyGame) -> None:
    rng = Random(seed_of(game.id, "damage"))
    texts = [*JUNK]
    for id in rng.choices(ids_of(game), k=150):
        texts += _damaged(
            game.actions.text(id) + rng.choice(("", "+", "-")) + game.actions.text(rng.choice(ids_of(game))), rng
        )
        texts += _damaged(game.actions.text(id), rng)
    for text in texts:
        ids = outcome(partial(game.parse, text))
        if isinstance(ids, ponti.PontiError):
            assert isinstance(ids, ponti.BadNotation)
            assert_polite(ids)
        else:
            assert ids, text
            assert all(0 <= id < game.actions.size for id in ids), text


@every_game
@pytest.mark.parametrize(
    "json", [None, 1, "pass", [], {}, {"type": None}, {"type": []}, {"type": "tile", "x": {"y": []}}]
)
def test_json_that_names_no_action_is_refused(game: AnyGame, json: object) -> None:
    with pytest.raises(ponti.BadNotation):
        game.actions.from_json(json)


@every_game
def test_json_with_a_missing_a_wrong_or_a_surplus_member_is_refused(game: AnyGame) -> None:
    for kind in game.actions.kinds:
        json = game.actions.to_json(game.actions.first(kind.cls))
        wrongs: list[dict[str, object]] = [{**json, "surplus": 1}, {**json, "type": "?"}]
        for name in json:
            wrongs += [{**json, name: wrong} for wrong in (None, True, 1.5, [json[name]], "?")]
            wrongs.append({key: value for key, value in json.items() if key != name})
        for wrong in wrongs:
            with pytest.raises(ponti.BadNotation):
                game.actions.from_json(wrong)


def _damaged(text: str, rng: Random) -> list[str]:
    place = rng.randrange(len(text))
    junk = rng.choice("abz09+-:,*?é XxKk\u2028")
    return [
        text[:place] + text[place + 1 :],
        text[:place] + junk + text[place:],
        text[:place] + junk + text[place + 1 :],
    ]
