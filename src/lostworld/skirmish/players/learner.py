"""A bot that plays as somebody does who has learned the rules not long ago.

It goes by the same rules of thumb as the tactician, with a beginner's eye: of two places, targets or cards
that look alike it often takes the worse one, and of its hero cards it often does not think at all. It never
does what is plainly bad, nor anything without a reason.
"""

from __future__ import annotations

from typing import Final

from lostworld.skirmish.players.tactician import Scores, Tactician
from lostworld.skirmish.state import State

HERO_CARDS: Final = frozenset(("window-turn", "announce", "step-card"))
"""Questions about hero cards."""
NOTHING: Final = ("pass", "none", "decline")
"""How one says that one plays none."""


class Learner(Tactician):
    """Weighs choices by rules of thumb, not very well."""

    def __init__(self, name: str, seed: int | None, blur: float, forgets: float) -> None:
        """``blur`` is how far it may be wrong about a choice beside another: a good hit is worth about 1.

        ``forgets`` is how often it does not think of its hero cards.
        """
        super().__init__(name, seed)
        self._blur = blur
        self._forgets = forgets

    def weigh(self, s: State, seat: int) -> Scores:
        """What every choice seems to be worth."""
        scores = super().weigh(s, seat)
        if s.question in HERO_CARDS and self._luck.fraction() < self._forgets:
            for text in NOTHING:
                if text in scores:
                    return {choice: float(choice == text) for choice in scores}
        # A place is misjudged as a whole: everybody knows where to look once he stands there.
        errors: dict[str, float] = {}
        for text in scores:
            errors.setdefault(text.partition(",")[0], self._blur * self._luck.fraction())
        return {text: worth + errors[text.partition(",")[0]] for text, worth in scores.items()}
