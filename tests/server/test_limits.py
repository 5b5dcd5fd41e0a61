"""How much may be asked for."""

from dataclasses import dataclass

import pytest

from ponti.server.limits import Limiter, Limits, Rate, TooManyRequests, address_key


@dataclass
class Clock:
    now: float = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limiter(clock: Clock) -> Limiter:
    return Limiter(Limits(tables=Rate(3, 60), messages=Rate(2, 1)), clock)


def wait(limiter: Limiter, *keys: str) -> int:
    """How long somebody is told to wait, 0 when not at all."""
    try:
        limiter.take("tables", *keys)
    except TooManyRequests as refusal:
        return refusal.seconds
    return 0


def test_a_burst_is_allowed_and_then_one_at_a_time(limiter: Limiter, clock: Clock) -> None:
    assert [wait(limiter, "ada") for _ in range(4)] == [0, 0, 0, 20]
    clock.now += 5
    assert wait(limiter, "ada") == 15
    clock.now += 15
    assert [wait(limiter, "ada") for _ in range(2)] == [0, 20]
    clock.now += 1_000
    assert [wait(limiter, "ada") for _ in range(4)] == [0, 0, 0, 20], "a bucket holds no more than it was made for"


def test_everybody_has_a_bucket(limiter: Limiter) -> None:
    assert [wait(limiter, "ada") for _ in range(4)] == [0, 0, 0, 20]
    assert wait(limiter, "bice") == 0


def test_who_is_refused_under_one_key_is_not_counted_under_the_other(limiter: Limiter) -> None:
    assert [wait(limiter, "home", "ada") for _ in range(4)] == [0, 0, 0, 20]
    assert wait(limiter, "away", "ada") == 20
    assert [wait(limiter, "away") for _ in range(3)] == [0, 0, 0]


def test_refusals_do_not_make_it_worse(limiter: Limiter, clock: Clock) -> None:
    for _ in range(50):
        wait(limiter, "ada")
    clock.now += 20
    assert wait(limiter, "ada") == 0


def test_limits_can_be_widened_and_lifted(clock: Clock) -> None:
    wide = Limiter(Limits(tables=Rate(3, 60)).times(2), clock)
    assert [wait(wide, "ada") for _ in range(7)] == [0] * 6 + [10]
    lifted = Limiter(Limits().times(0), clock)
    assert [wait(lifted, "ada") for _ in range(500)] == [0] * 500


def test_a_connection_has_a_bucket_of_its_own(limiter: Limiter, clock: Clock) -> None:
    one, other = limiter.connection("messages"), limiter.connection("messages")
    one.take()
    one.take()
    with pytest.raises(TooManyRequests) as refusal:
        one.take()
    assert (refusal.value.code, refusal.value.status) == ("too_many_requests", 429)
    other.take()
    clock.now += 0.5
    one.take()


def test_memory_is_bounded_and_those_who_wait_are_not_forgotten(
    monkeypatch: pytest.MonkeyPatch, limiter: Limiter, clock: Clock
) -> None:
    monkeypatch.setattr("ponti.server.limits._MOST_KEYS", 10)
    for number in range(9):
        wait(limiter, f"old {number}")
    clock.now += 21
    assert [wait(limiter, "ada") for _ in range(4)] == [0, 0, 0, 20]
    for number in range(9):
        wait(limiter, f"new {number}")
    assert wait(limiter, "ada") == 20
    for number in range(100):
        wait(limiter, f"flood {number}")
    assert len(limiter._meters) <= 10


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        (None, ""),
    ],
)
def test_addresses_of_one_household_count_together(host: str | None, key: str) -> None:
    assert address_key(host) == key


@pytest.mark.parametrize(
    ("wait", "words"),
    [
        (0.2, "in one second."),
        (1.2, "in 2 seconds."),
        (99, "in 99 seconds."),
        (101, "in 2 minutes."),
        (1800, "in 30 minutes."),
    ],
)
def test_how_long_to_wait_is_told_as_people_say_it(wait: float, words: str) -> None:
    assert TooManyRequests(wait).words.text("en").endswith(words)
