"""What anybody may know about a table, and what never changes while a game lasts."""

from ponti.server.catalogue import JsonObject, option_words
from ponti.server.origins import continued_of, origin_json
from ponti.server.tables import Table


def table_json(table: Table, language: str) -> JsonObject:
    """What anybody may know about a table."""
    return {
        "id": table.head.id,
        "game": table.game.id,
        "title": table.game.title().text(language),
        "options": {**table.head.options},
        "option_words": option_words(table.game, table.head.options, language),
        "status": "over" if table.is_over else "playing",
        "settings": table.rules.to_json(),
        "origin": origin_json(table.head),
    }


def still_json(table: Table, language: str) -> JsonObject:
    """The part of a ``state`` message that stays the same until the game is over."""
    return {"table": table_json(table, language), "fixed": [*table.game.fixed()], "dice": dice_json(table)}


def dice_json(table: Table) -> JsonObject:
    """The commitment, and the secret once nothing can be gained from it."""
    dice = table.match.dice
    secret = dice.secret.hex() if table.is_over else ""
    return {"commitment": dice.commitment, "secret": secret, "continued": continued_of(table.head)}
