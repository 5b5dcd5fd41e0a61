"""Text for people and records: ``7L``, ``bid 245``, ``card J``, ``to 9``, ``accept B``, …

``bid 245`` stands for two ids (``bid 2xx``, ``bid 45``); the digits that are written are the digits that are entered,
so ``offer 045`` differs from ``offer 45`` and a record gives back exactly its events. What a person types is fitted to
the position instead (``read``): there the amount counts, however it is spelled, and where a number is due the number
alone is enough.
"""

from collections.abc import Sequence
from re import compile as pattern
from typing import Final

from ponti.core.actions import plain
from ponti.core.errors import BadNotation
from ponti.core.words import say
from ponti.games.ponte_vecchio.actions import (
    ACTIONS,
    BID_DIGIT_ID,
    BID_ID,
    CARD_ID,
    DIGITS,
    FIVES,
    OFFER_DIGIT_ID,
    OFFER_ID,
    STOP_ID,
)
from ponti.games.ponte_vecchio.amounts import ANY, HUNDREDS, TOP_PLACE
from ponti.games.ponte_vecchio.components import CARD_NAMES, COIN
from ponti.games.ponte_vecchio.state import BID, CARD, OFFER, STOP, VecchioState

_AMOUNT: Final = pattern(r"(bid|offer) ([0-9]{1,12})")
_NUMBER: Final = pattern(r"[0-9]{1,12}")
_IDS: Final = {"bid": (BID_ID, BID_DIGIT_ID), "offer": (OFFER_ID, OFFER_DIGIT_ID)}
_NUMBERED: Final = {BID: "bid", OFFER: "offer", CARD: "card", STOP: "to"}
"""The word that a bare number stands behind, by phase."""


def parse(text: str) -> tuple[int, ...]:
    """The ids of a notation, whatever the position. Raises ``BadNotation``."""
    words = plain(text)
    amount = _AMOUNT.fullmatch(words)
    if amount is not None:
        return _digits(amount[1], amount[2])
    return (ACTIONS.read(text),)


def read(state: VecchioState, text: str, seat: int) -> tuple[int, ...]:
    """The ids of what ``seat`` types in this position: amounts take the digits that are due here."""
    words = plain(text)
    phase = int(state.phase)
    if phase in _NUMBERED and (_NUMBER.fullmatch(words) or (phase == CARD and words == "j")):
        words = f"{_NUMBERED[phase]} {words}"
    amount = _AMOUNT.fullmatch(words)
    if amount is None or not 0 <= seat < state.seats or _NUMBERED.get(phase) != amount[1]:
        return parse(words)
    number = int(amount[2])
    place = int(state.places[seat])
    if place == ANY:
        return _digits(amount[1], str(number))
    entered = max(int(state.amounts[seat]), 0)
    rest = str(number - entered) if number >= entered else str(number)
    return _digits(amount[1], rest.zfill(place + 1))


def joined(actions: Sequence[int]) -> tuple[str, int]:
    """The amount that a row of decisions begins with, as one word, and how many of them it takes; else ("", 0)."""
    for word, (tail_id, digit_id) in _IDS.items():
        digits = ""
        due = -1
        for action in actions:
            index = action - digit_id
            if digits and tail_id <= action < digit_id and due == HUNDREDS - 1:
                return f"{word} {digits}{FIVES[action - tail_id]:02d}", len(digits) + 1
            if not 0 <= index < len(DIGITS) or due not in (-1, index // 10 + HUNDREDS):
                break
            digits += DIGITS[index][0]
            due = index // 10 + HUNDREDS - 1
    return "", 0


def plot_id(name: str) -> int:
    """The id of a plot's build by its name."""
    return ACTIONS.read(name)


def card_id(name: str) -> int:
    """The id of a card's play by its name."""
    return CARD_ID + CARD_NAMES.index(name)


def stop_id(step: int) -> int:
    """The id of a stop."""
    return STOP_ID + step - 1


def _digits(word: str, digits: str) -> tuple[int, ...]:
    """The ids of an amount in exactly these digits."""
    if int(digits) % COIN != 0:
        raise BadNotation(
            "bad_amount", "5" if word == "bid" else "10", say("ponte-vecchio-error-fives", amount=int(digits))
        )
    if len(digits) > TOP_PLACE + 1:
        raise BadNotation("bad_amount", "5" if word == "bid" else "10", say("ponte-vecchio-error-huge"))
    tail_id, digit_id = _IDS[word]
    places = range(len(digits) - 1, 1, -1)
    heads = [digit_id + (place - HUNDREDS) * 10 + int(digits[-1 - place]) for place in places]
    return (*heads, tail_id + int(digits[-2:]) // COIN)
