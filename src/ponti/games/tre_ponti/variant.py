"""The ten options and their packed form for the rules."""

from typing import Final, final

from ponti.core.options import Choice, Flag, Option, Options

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("hearts", "linear", values=("linear", "square")),
    Choice("tie_rule", "draw", values=("draw", "total")),
    Choice("rounding", "exact", values=("exact", "down", "up")),
    Flag("king_self", True),
    Choice("gap", "close", values=("close", "hole")),
    Choice("reveal", "sequential", values=("sequential", "both")),
    Flag("chronicler_via_ace", True),
    Flag("leaf_hits_facedown", False),
    Flag("leaf_may_hit_self", True),
    Flag("need_two", False),
)


@final
class Variant:
    """A game's options as typed facts, read once and shared by all copies of a state."""

    def __init__(self, options: Options) -> None:
        self.hearts_square: bool = options["hearts"] == "square"
        self.total_breaks_ties: bool = options["tie_rule"] == "total"
        self.rounds_down: bool = options["rounding"] == "down"
        self.rounds_up: bool = options["rounding"] == "up"
        self.king_counts_himself: bool = options["king_self"] is True
        self.keeps_holes: bool = options["gap"] == "hole"
        self.reveals_both: bool = options["reveal"] == "both"
        self.chronicler_via_ace: bool = options["chronicler_via_ace"] is True
        # With both cards turned up together nothing is face down when a Leaf comes up (ruling 5).
        self.leaf_hits_facedown: bool = options["leaf_hits_facedown"] is True and not self.reveals_both
        self.leaf_may_hit_self: bool = options["leaf_may_hit_self"] is True
        self.needs_two: bool = options["need_two"] is True
