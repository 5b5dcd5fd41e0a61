import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ponti.core.errors import PontiError
from ponti.core.words import LANGUAGES
from ponti.server.seats import (
    NAME_LENGTH,
    clean_name,
    controlled,
    free_name,
    is_visible,
    new_token,
    shown_names,
    token_hash,
)
from ponti.store.data import SeatInfo, TableHead

CREATOR, FRIEND = new_token(), new_token()
HEAD = TableHead("t", "toy", 1, {}, b"", token_hash(CREATOR))
SEATS = (
    SeatInfo(0, "Ada", None, token_hash(CREATOR)),
    SeatInfo(1, "", None, token_hash(FRIEND)),
    SeatInfo(2, "", "easy", None),
    SeatInfo(3, "", None, token_hash(CREATOR)),
)


def test_a_token_controls_its_seats() -> None:
    assert controlled(HEAD, SEATS, CREATOR) == (0, 3)
    assert controlled(HEAD, SEATS, FRIEND) == (1,)
    assert controlled(HEAD, SEATS, None) == ()


def test_a_creator_without_a_seat_watches() -> None:
    assert controlled(HEAD, SEATS[1:3], CREATOR) == ()


@pytest.mark.parametrize(
    "token",
    ["", "x", FRIEND[:-1], FRIEND + "x", token_hash(FRIEND), "\ud800"],
    ids=["empty", "short", "cut", "longer", "hash", "unencodable"],  # tokens are random: workers would not agree
)
def test_other_tokens_are_refused(token: str) -> None:
    with pytest.raises(PontiError) as caught:
        controlled(HEAD, SEATS, token)
    assert caught.value.code == "bad_token"


def test_only_hashes_are_kept() -> None:
    assert CREATOR not in repr((HEAD, SEATS))
    assert FRIEND not in repr((HEAD, SEATS))


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  Ada \t  Lovelace ", "Ada Lovelace"),
        ("Ada\u202eecilA", "AdaecilA"),
        ("A\u0301da\u200b", "\u00c1da"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("x" * 99, "x" * NAME_LENGTH),
        ("Ada\u3164\ufe0f\u034f\U000e0101", "Ada"),
        ("Ad\u2800a", "Ada"),
        ("Z" + "\u0336" * 20 + "oe", "Z" + "\u0336" * 4 + "oe"),
        ("Nicolo\u00b4 \u00b2", "Nicolo\u00b4 \u00b2"),
    ],
)
def test_names_are_cleaned(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b\u200d", "\n\t\0", "\ufe0f", "\u0301\u0301", "\u3164", "\u2800 \u115f"]
)
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    with pytest.raises(PontiError) as caught:
        clean_name(name)
    assert caught.value.code == "bad_name"


@given(st.text(max_size=200))
def test_every_name_is_short_and_visible(name: str) -> None:
    try:
        clean = clean_name(name)
    except PontiError:
        return
    assert 1 <= len(clean) <= NAME_LENGTH
    assert any(is_visible(char) for char in clean)
    assert clean == clean.strip()
    assert not any(unicodedata.category(char)[0] == "C" for char in clean)


def test_names_are_unique_at_a_table() -> None:
    assert free_name("Ada", 0, SEATS) == "Ada"
    for name in (" aDA ", "\uff21da", "\u1d2cda", "Ada\u3164"):
        with pytest.raises(PontiError) as caught:
            free_name(name, 1, SEATS)
        assert caught.value.code == "name_taken"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_is_called_something(language: str) -> None:
    names = shown_names(SEATS, language)
    assert names[0] == "Ada"
    assert len(set(names)) == len(names)
    assert all(names)


def test_bots_of_one_level_are_told_apart_by_their_seats() -> None:
    levels = (None, "easy", "easy", "hard")
    seats = [SeatInfo(number, "" if level else "Ada", level, None) for number, level in enumerate(levels)]
    assert shown_names(seats, "en") == ("Ada", "Bot 2 (Easy)", "Bot 3 (Easy)", "Bot (Hard)")
