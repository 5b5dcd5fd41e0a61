"""What every phase answers."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ponti.core.actions import Action
from ponti.core.game import Refusal, pick
from ponti.core.words import say
from ponti.games.tre_ponti.state import State


class Phase:
    """One kind of decision or chance event: what may be done, doing it, and why something else may not be done.

    ``refuse`` is asked only for actions that are not legal. It names the reason when the action is of the phase's own
    kind; every other action is simply not what is being decided.
    """

    name: str = ""
    clause: str = ""

    def to_act(self, state: State) -> i64:
        """Who decides: a seat or ``CHANCE``."""
        return state.actor

    def legal(self, state: State) -> vec[i64]:
        """The legal ids, ascending."""
        raise NotImplementedError

    def weights(self, state: State) -> vec[i64]:
        """The weights of the outcomes in ``legal``, for chance phases."""
        raise NotImplementedError

    def sample(self, state: State, rng: Random) -> i64:
        """A random member of ``legal``."""
        legal = self.legal(state)
        return legal[rng.randrange(len(legal))]

    def apply(self, state: State, action: i64) -> None:
        """Carry out a legal action and move on."""
        raise NotImplementedError

    def refuse(self, state: State, action: Action) -> Refusal:
        """Why an action that is not legal is not."""
        return Refusal(self.clause, say("tre-ponti-no-other-step", step=say(f"tre-ponti-step-{self.name}")))


def pick_outcome(phase: Phase, state: State, rng: Random) -> i64:
    """A chance outcome of ``phase`` by its weight."""
    return phase.legal(state)[pick(phase.weights(state), rng)]
