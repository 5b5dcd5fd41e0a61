"""What every game must keep, checked on seeded random games with every option set and every number of seats.

Nothing here knows a game: a newly registered one is checked without a line being written. Two optional modules beside
a game's own tests let it say more about itself:

``tests/games/<id>/census.py``
    ``def census(game, state) -> dict[str, int]``: counts that never change during a game (cards by kind, tiles of a
    box, …), for full states. ``def check(game, state) -> None`` (optional): assertions that hold in every full state.

``tests/games/<id>/permute.py``
    ``def worlds(game, state, seat, rng) -> Iterator[State]``: full states that ``seat`` (or ``SPECTATOR``) cannot tell
    from ``state``, made without ``redact`` and ``redeal`` (swap two hidden cards, say), so that they test both.
    ``rng`` is a ``random.Random``; a few per call are enough.

Run one game's part with ``pytest tests/conformance -k diavolo``. ``uniform.py`` holds the chi-square test that the
games' own tests of a uniform redeal use.
"""
