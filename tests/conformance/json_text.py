"""JSON as one exact text."""

from json import dumps, loads


def json_text(value: object) -> str:
    """Strict JSON; fails on anything that JSON would change (tuples, keys that are no texts, NaN)."""
    text = dumps(value, allow_nan=False, ensure_ascii=False)
    assert loads(text) == value
    return text
