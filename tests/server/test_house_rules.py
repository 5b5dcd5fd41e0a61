import pytest
from hypothesis import given
from hypothesis import strategies as st

from ponti.core.errors import PontiError
from ponti.server.house_rules import (
    DAY,
    SECONDS,
    ClockKind,
    ClockRules,
    HouseRules,
    TakeBacks,
    TimeOut,
    checked,
    read_house_rules,
)


def test_a_table_from_of_old_has_the_usual_rules() -> None:
    assert read_house_rules({}) == HouseRules()
    assert HouseRules().clock.kind is ClockKind.NONE


@given(
    st.builds(
        HouseRules,
        st.booleans(),
        st.sampled_from(TakeBacks),
        st.builds(ClockRules, st.sampled_from(ClockKind), st.integers(0, 10**6), st.integers(0, 100)),
        st.sampled_from(TimeOut),
        st.booleans(),
    )
)
def test_house_rules_are_kept_as_they_are(rules: HouseRules) -> None:
    assert read_house_rules(rules.to_json()) == rules


@pytest.mark.parametrize("kind", [ClockKind.MOVE, ClockKind.GAME, ClockKind.DAYS])
def test_clocks_have_bounds(kind: ClockKind) -> None:
    low, high = SECONDS[kind]
    for seconds in (low, high):
        assert checked(HouseRules(clock=ClockRules(kind, seconds))).clock.seconds == seconds
    for seconds in (low - 1, high + 1, 0):
        with pytest.raises(PontiError) as caught:
            checked(HouseRules(clock=ClockRules(kind, seconds)))
        assert caught.value.code == "bad_clock"
        assert str(low) in caught.value.words.text("en").replace(",", "")


def test_days_are_whole() -> None:
    with pytest.raises(PontiError):
        checked(HouseRules(clock=ClockRules(ClockKind.DAYS, DAY + 1)))


def test_what_does_not_matter_is_dropped() -> None:
    assert checked(HouseRules(clock=ClockRules(ClockKind.NONE, 77, 5))) == HouseRules()
    assert checked(HouseRules(clock=ClockRules(ClockKind.MOVE, 77, 5))).clock.increment == 0
    assert checked(HouseRules(clock=ClockRules(ClockKind.GAME, 77, 5))).clock.increment == 5
