"""Writes the golden records: whole games, with a checksum of everything that was possible in them.

    python tests/raptor/make_golden_records.py

The games are chosen so that every card takes effect, every kind of event happens and a game ends in every way
there is; ``test_golden_records.py`` replays them. Run this again only when the rules have changed on purpose,
and say so: a record that no longer replays is how an accidental change is found. The same seeds write the
same games as long as rules and bots are the same.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

from lostworld.bots import Bot, Limit, Luck, Thought, bot_named
from lostworld.chance import ALGORITHM, Dice
from lostworld.game import View
from lostworld.raptor import GAME
from lostworld.record import Record

FOLDER = Path(__file__).parent / "records"
UNHURRIED = Limit(3_600_000)
"""So many milliseconds that a bot's choice depends on its seed alone."""


class Hunter:
    """A raptor player that is after the scientists, or a scientist player that waits to be found."""

    name = "hunter"

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def think(self, view: View[Any], limit: Limit = UNHURRIED) -> Thought:
        """What it chooses."""
        return Thought(self._choose(view))

    def _choose(self, view: View[Any]) -> Any:
        """Kill; else run to where a scientist can be killed; else anything. A scientist ends his turn."""
        actions = {GAME.action_text(action): action for action in view.legal()}
        cards = [text for text in actions if text[0] == "#"]
        if cards:
            # No reinforcements for the hunted, points for the hunter.
            return actions[max(cards, key=lambda text: (text not in ("#2", "#6"), text))]
        if view.seat == 1 and "." in actions:
            return actions["."]
        kills = [text for text in actions if text.startswith("Mx")]
        if kills:
            return actions[kills[0]]
        state = view.sample(self._luck)
        for text, action in actions.items():
            if text[0] == "M" and text[3:4] == "-":
                after = state.plan(view.seat, [action])
                if any(GAME.action_text(following)[:2] == "Mx" for following in after.legal()):
                    return action
        moves = [text for text in actions if text[0] == "M"] or list(actions)
        return actions[moves[self._luck.below(len(moves))]]


class Spec(NamedTuple):
    """A game to be played."""

    name: str
    layout: str
    raptor: str
    scientist: str
    seed: int


SPECS = (
    Spec("01-first-game-greedy-greedy", "first-game", "greedy", "greedy", 39),
    Spec("02-first-game-greedy-random", "first-game", "greedy", "random", 17),
    Spec("03-first-game-planner-planner", "first-game", "planner", "planner", 3),
    Spec("04-first-game-planner-greedy", "first-game", "planner", "greedy", 4),
    Spec("05-jungle-random-greedy", "jungle", "random", "greedy", 14),
    Spec("06-jungle-planner-planner", "jungle", "planner", "planner", 6),
    Spec("07-jungle-random-random", "jungle", "random", "random", 18),
    Spec("08-jungle-hunter-hunter", "jungle", "hunter", "hunter", 8),
    Spec("09-savannah-greedy-random", "savannah", "greedy", "random", 24),
    Spec("10-savannah-greedy-greedy", "savannah", "greedy", "greedy", 10),
    Spec("11-savannah-random-random", "savannah", "random", "random", 39),
    Spec("12-random-planner-random", "random", "planner", "random", 12),
)


def player(name: str, seed: int) -> Bot:
    """One of the bots, or the hunter."""
    return Hunter(seed) if name == "hunter" else bot_named(name, GAME, seed)


def play(spec: Spec) -> Record:
    """The whole game."""
    dice = Dice.from_number(spec.seed)
    players = [player(spec.raptor, spec.seed), player(spec.scientist, spec.seed + 1000)]
    headers = {
        "Event": "Golden record",
        "Layout": spec.layout,
        "Raptor": f"{spec.raptor}, seed {spec.seed}",
        "Scientist": f"{spec.scientist}, seed {spec.seed + 1000}",
        "Shuffle": ALGORITHM,
    }
    record = Record.new(GAME, {"layout": spec.layout}, dice, headers)
    while (state := record.state).outcome is None:
        if state.chance is not None:
            record.decide(state.chance.sample(dice))
            continue
        for seat in state.deciders:
            record.play(seat, players[seat].think(state.view(seat), UNHURRIED).action)
    return record


def summary(record: Record) -> dict[str, Any]:
    """What is stored beside a record: its end, and a checksum of all positions and all legal actions."""
    positions = hashlib.sha256()
    choices = hashlib.sha256()
    steps = 0
    last = ""
    for state in record.states():
        last = state.text
        positions.update(f"{last}\n".encode())
        for seat in state.deciders:
            legal = " ".join(GAME.action_text(action) for action in state.legal(seat))
            choices.update(f"{seat} {legal}\n".encode())
        steps += 1
    return {
        "result": record.result,
        "steps": steps - 1,
        "final": last,
        "positions": positions.hexdigest(),
        "choices": choices.hexdigest(),
    }


def main() -> None:
    """Write all records and what belongs to them."""
    FOLDER.mkdir(exist_ok=True)
    for spec in SPECS:
        record = play(spec)
        (FOLDER / f"{spec.name}.txt").write_text(str(record), encoding="utf-8")
        beside = json.dumps(summary(record), indent=2) + "\n"
        (FOLDER / f"{spec.name}.json").write_text(beside, encoding="utf-8")
        print(f"{spec.name}: {record.result}, {len(record.steps)} steps, round {record.state.round}")


if __name__ == "__main__":
    main()
