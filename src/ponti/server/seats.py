"""Who sits where: secret tokens, of which only hashes are kept, and the names people go by."""

import re
import unicodedata
from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Final

from ponti.core.words import Words, say
from ponti.search.levels import level
from ponti.server.errors import TableError
from ponti.store.data import SeatInfo, TableHead
from ponti.store.people import name_key

NAME_LENGTH: Final = 24
_TOKEN_LENGTH: Final = 200
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_id() -> str:
    """An id for a table, too long to guess."""
    return token_urlsafe(9)


def is_id(text: str) -> bool:
    """Whether a table might have this id."""
    return _ID.fullmatch(text) is not None


def new_token() -> str:
    """A secret that controls seats."""
    return token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is kept of a token. It is random and long, so a plain hash is enough."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def controlled(
    head: TableHead, seats: Sequence[SeatInfo], token: str | None, person_id: str | None = None
) -> tuple[int, ...]:
    """The seats that somebody with a token, or a person, controls; none for a spectator.

    Raises ``bad_token`` when the token belongs to nobody here.
    """
    mine = () if token is None else of_token(head, seats, token)
    theirs = () if person_id is None else of_person(head, seats, person_id)
    return tuple(sorted({*mine, *theirs}))


def of_token(head: TableHead, seats: Sequence[SeatInfo], token: str) -> tuple[int, ...]:
    """The seats that a token controls. Raises ``bad_token`` when it belongs to nobody here.

    All hashes are compared, each in constant time, so that the time taken tells nothing.
    """
    given = token_hash(token[:_TOKEN_LENGTH])
    mine = tuple(seat.seat for seat in seats if compare_digest(seat.token_hash or "", given))
    is_creator = compare_digest(head.creator_hash, given)
    if not mine and not is_creator:
        raise TableError("bad_token", 403)
    return mine


def of_person(head: TableHead, seats: Sequence[SeatInfo], person_id: str) -> tuple[int, ...]:
    """The seats that belong to a person. The host also has those at the shared screen that are nobody else's."""
    is_host = head.host_id == person_id
    return tuple(
        seat.seat
        for seat in seats
        if seat.person_id == person_id or (is_host and seat.person_id is None and seat.token_hash == head.creator_hash)
    )


_BLANKS: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that show nothing although their category says otherwise."""
_UNSEEN: Final = re.compile(f"[{_BLANKS}\u034f\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""These, and marks that at most change how the sign before them looks."""
_MARKS: Final = 4
"""So many marks may stand on one sign: more of them cover the lines above and below."""


def is_visible(char: str) -> bool:
    """Whether a character shows something by itself: no space, control character or mark on another one."""
    return unicodedata.category(char)[0] not in "CMZ" and char not in _BLANKS


def visible_line(text: str) -> str:
    """A text as one line, without invisible and direction-changing characters, and without towers of marks."""
    visible: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)[0]
        marks = marks + 1 if kind == "M" else 0
        if char.isspace():
            visible.append(" ")
        elif kind != "C" and marks <= _MARKS:
            visible.append(char)
    return " ".join("".join(visible).split())


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, no invisible or direction-changing characters, at most ``NAME_LENGTH`` long.

    Raises ``bad_name`` when nothing is left.
    """
    clean = visible_line(_UNSEEN.sub("", name[:1000]))[:NAME_LENGTH].strip()
    if not any(is_visible(char) for char in clean):
        raise TableError("bad_name", longest=NAME_LENGTH)
    return clean


def free_name(name: str, seat: int, seats: Sequence[SeatInfo]) -> str:
    """``name`` cleaned; raises ``name_taken`` when another seat goes by it."""
    clean = clean_name(name)
    if any(other.seat != seat and name_key(other.name) == name_key(clean) for other in seats):
        raise TableError("name_taken", 409, name=clean)
    return clean


def seat_name(name: str, seat: int, seats: Sequence[SeatInfo]) -> str:
    """``name``, or the first of ``name 2``, ``name 3``, … that no other seat goes by."""
    taken = {name_key(other.name) for other in seats if other.seat != seat}
    tries = (name, *(f"{name[: NAME_LENGTH - 3]} {number}" for number in range(2, len(seats) + 2)))
    return next(one for one in tries if name_key(one) not in taken)


def shown_names(seats: Sequence[SeatInfo], language: str) -> tuple[str, ...]:
    """What the seats of a table are called."""
    return tuple(shown_name(seats, seat.seat, language) for seat in seats)


def shown_name(seats: Sequence[SeatInfo], number: int, language: str) -> str:
    """What a seat is called: its player's name, a bot's level (and number, if there are several), or its number."""
    return seats[number].name or name_words(seats, number).text(language)


def name_words(seats: Sequence[SeatInfo], number: int) -> Words:
    """The same as a part of sentences."""
    seat = seats[number]
    if seat.name:
        return say("server-name", name=seat.name)
    if seat.level is None:
        return say("server-player", number=number + 1)
    known = level(seat.level)
    label = known.label if known is not None else seat.level
    if any(other.level == seat.level and not other.name and other is not seat for other in seats):
        return say("server-bot-of-several", level=label, number=str(number + 1))
    return say("server-bot", level=label)
