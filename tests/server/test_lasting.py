"""What seldom changes of a table's messages is written anew when it has changed, and only then."""

import orjson
from hypothesis import given, settings
from hypothesis import strategies as st

from ponti.core.game import Json
from ponti.server.affairs_views import seats_json
from ponti.server.lasting import Lasting
from ponti.server.plans_affairs import plan_pause, plan_resume
from ponti.server.plans_rematch import plan_rematch
from ponti.server.rights import Viewer, can_json, take_back_kind
from ponti.server.speaking import speech_at
from ponti.server.table_views import still_json
from ponti.server.wire import Written
from tests.server.parties import Party
from tests.server.test_affairs_replay import MOVES, SEATS, take_step

BOTH = frozenset((0, 1))
VIEWERS = (Viewer(), Viewer((0,), True), Viewer((1,)), Viewer((1, 2)))


def text(part: Json | Written) -> bytes:
    return orjson.dumps(part)


def check(party: Party, lasting: Lasting, connected: frozenset[int], language: str) -> None:
    """What lasts reads as if it had just been made."""
    table = party.table
    assert text(lasting.seats(table, connected, language)) == text(seats_json(table, connected, language))
    assert orjson.loads(lasting.still(table, language) + '"more":0}') == {**still_json(table, language), "more": 0}
    assert lasting.speech(table, language) == speech_at(table.seats, language)
    for viewer in VIEWERS:
        take_back = take_back_kind(table, viewer.mine)
        kept = lasting.can(table, viewer, connected, take_back)
        assert text(kept) == text(can_json(table, viewer, connected, take_back))


@settings(max_examples=25, deadline=None)
@given(
    moves=st.lists(MOVES, min_size=5, max_size=25),
    connected=st.lists(st.frozensets(st.integers(0, SEATS - 1)), min_size=1, max_size=4),
    names=st.lists(st.sampled_from(["", "Zoe", "Ugo"]), min_size=1, max_size=3),
)
def test_what_lasts_is_what_would_be_made_now(
    moves: list[tuple[int, int, int, int]], connected: list[frozenset[int]], names: list[str]
) -> None:
    party, lasting = Party("toy", SEATS, free=(1,), timeout="forfeit", take_back="consent"), Lasting()
    for number, move in enumerate(moves):
        take_step(party, move)
        if names[number % len(names)]:
            party.table.rename(number % SEATS, names[number % len(names)])
        check(party, lasting, connected[number % len(connected)], ("en", "it")[number % 2])


def test_what_one_may_do_changes_with_a_pause_the_end_and_the_rematch() -> None:
    """Those at one screen need not ask each other, so that nothing else changes."""
    everybody = tuple(range(SEATS))
    party, lasting = Party("toy", SEATS, hotseat=everybody, take_back="none"), Lasting()
    check(party, lasting, BOTH, "en")
    for plan in (plan_pause, plan_resume):
        party.do(plan, everybody)
        check(party, lasting, BOTH, "en")
    while not party.table.is_over:
        party.play()
        check(party, lasting, BOTH, "en")
    party.do(plan_rematch, everybody)
    assert party.table.affairs.next
    check(party, lasting, BOTH, "en")


def test_what_lasts_is_written_once_while_the_game_goes_on() -> None:
    party, lasting, host = Party(), Lasting(), VIEWERS[1]
    before = (lasting.seats(party.table, BOTH, "en"), lasting.can(party.table, host, BOTH, "no"))
    party.play()
    after = (lasting.seats(party.table, BOTH, "en"), lasting.can(party.table, host, BOTH, "no"))
    assert all(new is old for new, old in zip(after, before, strict=True))
