"""The engine and the slow model play the same game, whatever the options."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ponti.core.game import OVER
from ponti.games.tre_ponti.variant import OPTIONS
from tests.games.tre_ponti.drawing import GAME, totals
from tests.games.tre_ponti.slow import SlowGame

option_sets = st.fixed_dictionaries({option.name: st.sampled_from(option.allowed()) for option in OPTIONS})


@settings(max_examples=120, deadline=None)
@given(options=option_sets, seed=st.integers(0, 2**32), eager=st.booleans())
def test_the_slow_model_allows_the_same_and_counts_the_same(
    options: dict[str, bool | int | str], seed: int, eager: bool
) -> None:
    """§1-§15 and all rulings: the same choices with the same weights at every step, the same totals, the same end.

    ``eager`` games use every ability, so that chains and long columns come up often.
    """
    rng = Random(seed)
    state = GAME.new_game(options)
    slow = SlowGame(dict(state.options))
    run = slow.run()
    asked = next(run)
    while True:
        ids = GAME.legal_actions(state)
        seat = int(GAME.to_act(state))
        weights = GAME.chance_weights(state) if seat < 0 else [1] * len(ids)
        texts = [GAME.actions.text(id) for id in ids]
        assert (seat, dict(zip(texts, weights, strict=True))) == asked
        keen = [text for text in texts if text != "pass" and not (text.endswith(("@2", "@3")))] if eager else []
        text = rng.choice(keen or texts)
        GAME.apply(state, GAME.parse(text)[0])
        try:
            asked = run.send(text)
        except StopIteration:
            break
    assert GAME.to_act(state) == OVER
    for bridge in (1, 2, 3):
        assert totals(state, bridge) == (float(slow.total(0, bridge - 1)), float(slow.total(1, bridge - 1)))
    result = GAME.result(state)
    assert (result.scores, result.places, result.reason) == slow.outcome()
