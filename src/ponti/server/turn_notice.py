"""What somebody who is away is told when a turn begins: as little as it takes to come back."""

from base64 import urlsafe_b64encode
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from json import dumps

from ponti.core.game import Json
from ponti.core.words import LANGUAGES, say
from ponti.server.seats import shown_names
from ponti.server.tables import Table


@dataclass(frozen=True)
class TurnNotice:
    """It is the turn of ``seat``, which belongs to ``person``, at a table whose log stood at ``event``."""

    person: str
    table: str
    game: str
    title: dict[str, str]
    seat: int
    event: int
    words: dict[str, str]

    @property
    def id(self) -> str:
        """The same for the same turn: who is told twice can tell."""
        return f"turn_{self.table}_{self.seat}_{self.event}"

    @property
    def topic(self) -> str:
        """What a later notice of the same table replaces, in the signs that push services take."""
        return urlsafe_b64encode(sha256(self.table.encode()).digest()[:24]).decode("ascii")

    def push(self) -> bytes:
        """What the service worker gets; it knows where it is served and so the link."""
        return _text({"type": "turn", "title": {**self.title}, "words": {**self.words}, **self._place()})

    def webhook(self, now: datetime, link: str) -> bytes:
        """What a person's own address gets. ``text`` is what chat programs show of a message."""
        data: dict[str, Json] = {"title": self.title["en"], "words": {**self.words}, "link": link, **self._place()}
        text = f"{self.words['en']} {link}"
        return _text({"type": "turn", "timestamp": now.isoformat(), "text": text, "data": data})

    def _place(self) -> dict[str, Json]:
        return {"table": self.table, "game": self.game, "seat": self.seat, "event": self.event}


def turn_notice(table: Table, seat: int, person: str) -> TurnNotice:
    """The notice of the turn that has just begun."""
    titles = {language: table.game.title().text(language) for language in LANGUAGES}
    words = {
        language: say(
            "notice-turn",
            title=titles[language],
            others=", ".join(name for other, name in enumerate(shown_names(table.seats, language)) if other != seat),
        ).text(language)
        for language in LANGUAGES
    }
    return TurnNotice(person, table.head.id, table.game.id, titles, seat, table.number, words)


def _text(message: dict[str, Json]) -> bytes:
    return dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
