"""A bot that plays as somebody does who has just learned the rules.

It goes by the same rules of thumb as the tactician, with a beginner's eye: of two places, targets or cards
that look alike it often takes the worse one, and of its hero cards it often does not think at all. It never
does what is plainly bad, nor anything without a reason.
"""

from __future__ import annotations

from typing import Final

from lostworld.skirmish.players.tactician import Scores, Tactician
from lostworld.skirmish.state import State

BLUR: Final = 1.5
"""How far it may be wrong about what a choice is worth, beside another; a good hit is worth about 1."""
HERO_CARDS: Final = frozenset(("window-turn", "announce", "step-card"))
"""Questions about hero cards."""
FORGETS: Final = 0.6
"""How often it does not think of them."""
NOTHING: Final = ("pass", "none", "decline")
"""How one says that one plays none."""


class Recruit(Tactician):
    """Weighs choices by rules of thumb, not very well."""

    def __init__(self, name: str = "recruit", seed: int | None = None) -> None:
        super().__init__(name, seed)

    def weigh(self, s: State, seat: int) -> Scores:
        """What every choice seems to be worth."""
        scores = super().weigh(s, seat)
        if s.question in HERO_CARDS and self._luck.fraction() < FORGETS:
            for text in NOTHING:
                if text in scores:
                    return {choice: float(choice == text) for choice in scores}
        # A place is misjudged as a whole: everybody knows where to look once he stands there.
        errors: dict[str, float] = {}
        for text in scores:
            errors.setdefault(text.partition(",")[0], BLUR * self._luck.fraction())
        return {text: worth + errors[text.partition(",")[0]] for text, worth in scores.items()}
