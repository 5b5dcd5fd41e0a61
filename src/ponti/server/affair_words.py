"""The lines of a log that are no events of the game, in words."""

from typing import Final

from ponti.core.words import Words, say
from ponti.search.levels import level
from ponti.server import affairs
from ponti.store.data import TAKEN_BACK, StoredEvent

_PLAIN: Final = {
    affairs.AGREED: "server-agrees",
    affairs.DECLINED: "server-declines",
    affairs.WITHDRAWN: "server-withdraws",
    affairs.RESUMED: "server-resumes",
    affairs.RESIGNED: "server-resigns",
    affairs.NEXT: "server-rematch",
}
_SEATED: Final = {
    affairs.PERSON: "server-sits-down",
    affairs.FREE: "server-seat-free",
    affairs.BACK: "server-is-back",
}
_TIMED_OUT: Final = {"stand_in": "server-out-of-time", "forfeit": "server-forfeits"}


def line_words(line: StoredEvent, length: int) -> Words:
    """What a line says that is no event of the game, which had ``length`` events before it."""
    if line.kind == TAKEN_BACK:
        return say("server-takes-back", events=length - line.length)
    if line.kind == affairs.ASKED:
        return asked_words(line.text, length)
    if line.kind == affairs.PAUSED:
        return say("server-pauses" if line.seat >= 0 else "server-was-away")
    if line.kind == affairs.TIMED_OUT:
        return say(_TIMED_OUT[line.text])
    if line.kind == affairs.SEATED:
        return _seated_words(line.text)
    return say(_PLAIN[line.kind])


def asked_words(text: str, length: int) -> Words:
    """What is asked for, when the game has ``length`` events."""
    wish, _, back_to = text.partition(":")
    key = f"server-asks-{wish.replace('_', '-')}"
    return say(key, events=length - int(back_to)) if back_to else say(key)


def level_words(id: str) -> Words:
    """What a bot's level is called."""
    known = level(id)
    return known.label if known is not None else say("server-name", name=id)


def _seated_words(text: str) -> Words:
    if text.startswith(affairs.BOT):
        return say("server-stands-in", level=level_words(text.removeprefix(affairs.BOT)))
    return say(_SEATED[text])
