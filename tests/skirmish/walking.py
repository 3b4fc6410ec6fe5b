"""Games played by chance, but towards a fight: so that every part of the rules is reached."""

from __future__ import annotations

import random
from collections.abc import Iterator

from lostworld.chance import Dice
from lostworld.skirmish import GAME, State
from lostworld.skirmish.rules import units


def pick(s: State, seat: int, legal: list[str], luck: random.Random) -> str:
    """One of the choices: mostly attack, close in, follow up."""
    if luck.random() < 0.15:
        return luck.choice(legal)
    question = s.question
    if question == "action":
        acts = [text for text in legal if text.startswith(("do:", "base:"))]
        return luck.choice(acts or legal)
    if question in ("movement", "rest-of-movement"):
        tests = [text for text in legal if text.startswith("enter")]
        if tests and luck.random() < 0.4:
            return luck.choice(tests)
        return "stand" if "stand" in legal else "go" if "go" in legal else _nearest(s, legal, luck)
    if question == "skip-or-reveal":
        return legal[0]
    if question in ("trim", "consequences"):
        return legal[0] if question == "consequences" else "keep"
    if question in ("window-turn", "announce", "step-card"):
        rest = [text for text in legal if text not in ("pass", "through", "done")]
        if rest and luck.random() < 0.45:
            return luck.choice(rest)
        return "pass" if "pass" in legal else "done"
    return luck.choice(legal)


def _nearest(s: State, legal: list[str], luck: random.Random) -> str:
    moves = [text for text in legal if text.startswith("move")]
    unit = s.stack[-1]["unit"]
    foes = [other for other in units.on_map(s) if units.is_enemy(s, unit, other)]
    if not moves or not foes:
        return luck.choice(legal)
    board = s.table.board

    def far(text: str) -> tuple[int, bool, float]:
        name, _, facing = text[5:].partition(",")
        here = board.names.index(name)
        away, end = min((board.distance[here][s.place[foe] // 6], s.place[foe] // 6) for foe in foes)
        return away, not board.in_front(here * 6 + int(facing), end), luck.random()

    return min(moves, key=far)


def walk(scenario: str, seed: int) -> Iterator[tuple[State, int | None, str]]:
    """Every state of a game before it goes on, with who decides what (seat None: chance)."""
    luck = random.Random(seed)
    dice = Dice.from_number(seed)
    s = GAME.new({"scenario": scenario})
    for _ in range(20_000):
        if s.outcome is not None:
            return
        event = s.chance
        if event is not None:
            outcome = event.sample(dice)
            yield s, None, outcome
            s.resolve(outcome)
            continue
        seat = luck.choice(s.deciders)
        action = pick(s, seat, s.legal(seat), luck)
        yield s, seat, action
        s.apply(seat, action)
    raise AssertionError(f"{scenario} with seed {seed} does not end")
