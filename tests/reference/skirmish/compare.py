"""Random games of all scenarios in both engines side by side.

``python -m tests.reference.skirmish.compare --games 20`` plays 20 games of every scenario and stops each at
its first disagreement, which it shows: who decides, choices, sums of tests, position, views. Every now and
then the package's game is written and read again, in the middle of whatever goes on.
"""

from __future__ import annotations

import argparse
import json
import random
import traceback
from collections import Counter
from typing import Any

from lostworld.chance import Dice
from lostworld.game import BadText, IllegalAction
from lostworld.games import game_named

from .content import FACTIONS, content
from .play import new, play
from .routes import draw, walk
from .texts import CONDITIONS, differences, view_differences
from .things import Ask, AskAll, Game, Shuffle, Toss
from .victory import scores

GAME: Any = game_named("skirmish")
ARMIES = ("the-pack", "hunting-party")
READ_AGAIN = 0.1


class Disagreement(Exception):
    """The two engines do not agree."""


class Match:
    """One game in both engines."""

    def __init__(self, scenario: str, seed: int) -> None:
        options = {"scenario": scenario}
        self.scenario = scenario
        self.seed = seed
        self.dice = Dice.from_number(seed)
        self.rng = random.Random(f"{scenario} {seed}")
        self.reads = random.Random(f"read {scenario} {seed}")
        """When the game is read again from its text."""
        armies: list[str] = []
        if "army-value" in content().scenarios[scenario]["seats"][0]:
            armies = armies_for(scenario, self.rng) if seed else list(ARMIES)
            options |= {f"army-{seat + 1}": army for seat, army in enumerate(armies)}
        if seed % 2:
            options["bystanders"] = "asked"
        self.state = GAME.new(options)
        self.game: Game = new(scenario, armies)
        self.game.bystanders = bool(seed % 2)
        self.run = play(self.game)
        self.routes = 0
        """Drawn routes that were walked or refused by both."""
        self.decisions = 0
        self.views_every = 1
        """Views are compared at every so many decisions."""
        self.sums = 0
        self.kinds: Counter[str] = Counter()
        self.history: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.reached: Counter[str] = Counter()

    def play(self, limit: int = 10**9) -> None:
        """To the end, or a Disagreement."""
        request = next(self.run)
        while True:
            try:
                answer = self.answer(request)
                request = self.run.send(answer)
            except StopIteration:
                break
            if self.decisions >= limit:
                return
        self.compare_sums()
        outcome = self.state.outcome
        if outcome is None:
            raise Disagreement(
                f"reference: game over {self.game.winners} {self.game.reason}; engine goes on: {self.asked()}"
            )
        if sorted(outcome.winners) != sorted(self.game.winners or []):
            raise Disagreement(f"winners: reference {self.game.winners} {self.game.reason}, engine {outcome}")
        if outcome.reason != self.game.reason or list(outcome.scores) != scores(self.game):
            raise Disagreement(f"end: reference {self.game.reason} {scores(self.game)}, engine {outcome}")

    def asked(self) -> str:
        if self.state.chance is not None:
            return "chance"
        found = []
        for seat in self.state.deciders:
            decision = self.state.view(seat).decision
            found.append(f"{seat} {decision.kind} {decision.texts[:12]}")
        return "; ".join(found) or f"over {self.state.outcome}"

    def answer(self, request: Any) -> Any:
        if isinstance(request, Shuffle | Toss):
            return self.chance(request)
        if self.state.outcome is not None:
            raise Disagreement(f"engine: game over {self.state.outcome}; reference asks {request}")
        if self.state.chance is not None:
            raise Disagreement(f"engine has chance, reference asks {request}")
        if isinstance(request, AskAll):
            return self.all_at_once(request)
        return self.one(request)

    def chance(self, request: Any) -> Any:
        if self.state.chance is None:
            raise Disagreement(f"reference wants chance {request}, engine asks {self.asked()}")
        outcome = self.state.chance.sample(self.dice)
        name, _, order = outcome.partition("=")
        self.history.append(f"chance {outcome}")
        if isinstance(request, Toss):
            if name != "toss":
                raise Disagreement(f"reference tosses for {request.about}, engine {outcome}")
            self.tell(self.state.settle(outcome))
            return int(order)
        if name != request.name:
            raise Disagreement(f"reference shuffles {request}, engine {outcome}")
        names = content().hero_names if name.startswith("hero") else card_names()
        cards = [CONDITIONS.get(int(n) // 100 * 100) or names[int(n)] for n in order.split(",") if n]
        if sorted(cards) != sorted(request.cards):
            raise Disagreement(f"shuffle {name}: reference {sorted(request.cards)}, engine {sorted(cards)}")
        self.tell(self.state.settle(outcome))
        return cards

    def tell(self, happenings: Any) -> None:
        for happening in happenings:
            event = happening.seen_by(0).to_json()
            self.reached[event["kind"]] += 1
            if event["kind"] == "test":
                self.told.append(event)

    def all_at_once(self, request: AskAll) -> dict[int, str]:
        answers = {}
        if list(self.state.deciders) != sorted(request.choices):
            raise Disagreement(f"deciders {self.state.deciders}, reference {sorted(request.choices)}")
        for seat in request.choices:
            self.compare_choices(seat, request.kind, request.choices[seat])
            answers[seat] = self.rng.choice(request.choices[seat])
        for seat, text in answers.items():
            self.history.append(f"{seat} {request.kind} -> {text}")
            self.tell(self.state.play(seat, GAME.parse_action(text)))
            self.decisions += 1
        return answers

    def one(self, request: Ask) -> str:
        if tuple(self.state.deciders) != (request.seat,):
            raise Disagreement(
                f"reference asks {request.seat} {request.kind} {request.choices[:12]}; engine {self.asked()}"
            )
        self.compare_sums()
        self.compare_choices(request.seat, request.kind, request.choices)
        position = json.loads(self.state.text)["position"]
        wrong = differences(self.game, position)
        if wrong:
            raise Disagreement(f"position before {request.kind}: " + "; ".join(wrong))
        for seat in range(-1, len(self.game.players)) if self.decisions % self.views_every == 0 else ():
            wrong = view_differences(self.game, seat, self.state.view(seat).text, position)
            if wrong:
                raise Disagreement(f"view of {seat} before {request.kind}: " + "; ".join(wrong))
        if self.reads.random() < READ_AGAIN:
            self.state = GAME.parse(self.state.text)
            self.compare_choices(request.seat, request.kind, request.choices)
        text = choose(self.rng, request)
        if request.routes is not None and self.rng.random() < 0.3:
            text = self.drawn(request) or text
        self.kinds[request.kind] += 1
        self.history.append(f"{request.seat} {request.kind} {request.choices[:6]} -> {text}")
        self.tell(self.state.play(request.seat, GAME.parse_action(text)))
        self.decisions += 1
        return text

    def drawn(self, request: Ask) -> str:
        """A route drawn at random that both allow; those that one refuses the other must refuse as well."""
        mover, way = request.routes
        for _ in range(4):
            text = draw(self.game, mover, way, self.rng)
            allowed = walk(self.game, mover, way, text) is not None
            self.routes += 1
            try:
                self.state.copy().apply(request.seat, GAME.parse_action(text))
                accepted = True
            except (IllegalAction, BadText):
                accepted = False
            if allowed != accepted:
                told = f"of unit {mover.number} from {mover.here} facing {mover.facing}, {way}"
                raise Disagreement(f"{text} {told}: reference allows {allowed}, engine {accepted}")
            if allowed:
                return text
        return ""

    def compare_sums(self) -> None:
        mine, theirs = self.game.tests, self.told
        if len(mine) != len(theirs):
            raise Disagreement(f"sums: reference {mine[-2:]}, engine {theirs[-2:]}")
        for a, b in zip(mine, theirs, strict=True):
            if any(a[key] != b[key] for key in ("sort", "unit", "target", "mine", "theirs", "success")):
                raise Disagreement(f"sum: reference {a}, engine {b}")
            if a["parts"] != b["parts"] or a["against"] != b["against"]:
                raise Disagreement(f"parts: reference {a}, engine {b}")
            self.sums += 1
        self.game.tests, self.told = [], []

    def compare_choices(self, seat: int, kind: str, choices: list[str]) -> None:
        decision = self.state.view(seat).decision
        theirs = [GAME.action_text(action) for action in self.state.legal(seat)]
        if decision.kind != kind:
            raise Disagreement(f"kind: reference {kind} {choices[:8]}, engine {decision.kind} {theirs[:8]}")
        if theirs != choices:
            more = [text for text in choices if text not in theirs]
            less = [text for text in theirs if text not in choices]
            raise Disagreement(
                f"{kind} of {seat}: reference also has {more[:12]}, engine also has {less[:12]}"
            )


def armies_for(scenario: str, rng: random.Random) -> list[str]:
    """For each seat a ready army or one of its own: units of one faction up to the army value."""
    return [
        rng.choice(ready_armies(seat["army-value"]))
        if rng.random() < 0.3
        else own_army(seat["army-value"], rng)
        for seat in content().scenarios[scenario]["seats"]
    ]


def ready_armies(value: int) -> list[str]:
    def worth(army: dict[str, Any]) -> int:
        units = content().units
        return sum(units[s["unit"]]["value"] + len(s.get("equipment", [])) for s in army["army"])

    return [name for name, army in content().armies.items() if worth(army) <= value]


def own_army(value: int, rng: random.Random) -> str:
    """``own:3.4-90``: units, and equipment after hyphens, by their numbers in the content."""
    units = content().units
    faction = rng.choice(FACTIONS)
    parts: list[str] = []
    while len(parts) < 4:
        fitting = [n for n in units if units[n]["faction"] == faction and units[n]["value"] <= value]
        if not fitting or (parts and rng.random() < 0.1):
            break
        name = rng.choice(fitting)
        value -= units[name]["value"]
        text = str(list(units).index(name))
        gear = [
            card for card, hero in content().hero.items() if hero["faction"] == faction and hero.get("place")
        ]
        if value > 0 and gear and "human" in units[name]["keywords"] and rng.random() < 0.4:
            text += f"-{content().hero_names.index(rng.choice(gear))}"
            value -= 1
        parts.append(text)
    return "own:" + ".".join(parts)


def card_names() -> list[str]:
    return content().card_names


WEIGHTS = {
    "skip-or-reveal": {"skip": 0.25},
    "action": {"none": 0.1, "hold": 0.7, "base": 0.7},
    "movement": {
        "stay": 0.5,
        "hold": 2.0,
        "stand": 20.0,
        "enter": 3.0,
        "go": 20,
        "base": 4,
        "reinforce": 10,
        "release": 2,
        "ask": 10,
    },
    "announce": {"done": 0.7},
    "consequences": {"waive": 0.1},
    "stability-consequences": {"none": 0.1},
    "grab-consequences": {"none": 0.1},
    "skipped-card": {"keep": 0.5},
    "reaction": {"decline": 0.4},
    "rest-of-movement": {"enter": 3.0},
}


def choose(rng: random.Random, request: Ask) -> str:
    """At random, but rather fighting than idling."""
    weights = []
    for text in request.choices:
        word = text.partition(":")[0]
        weights.append(WEIGHTS.get(request.kind, {}).get(word, 1.0))
    return rng.choices(request.choices, weights)[0]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--scenario", default="")
    parser.add_argument("--history", type=int, default=0)
    options = parser.parse_args()
    names = [options.scenario] if options.scenario else list(content().scenarios)
    found: Counter[str] = Counter()
    decisions = sums = agreed = games = routes = 0
    kinds: Counter[str] = Counter()
    for scenario in names:
        for seed in range(options.seed, options.seed + options.games):
            match = Match(scenario, seed)
            games += 1
            try:
                match.play()
                agreed += 1
            except Disagreement as error:
                found[str(error)[:60]] += 1
                print(f"{scenario} {seed} after {match.decisions}: {str(error)[:900]}")
                print("   " + "\n   ".join(match.history[-2:]))
            except Exception:
                print(f"{scenario} {seed} after {match.decisions}: the reference failed")
                print("".join(traceback.format_exc().splitlines(keepends=True)[-9:]))
            if options.history:
                print("   " + "\n   ".join(match.history[-options.history :]))
            decisions += match.decisions
            sums += match.sums
            routes += match.routes
            kinds.update(match.kinds)
    print(f"{games} games, {agreed} agree to the end; {decisions} decisions,", end=" ")
    print(f"{sums} sums, {routes} routes compared")
    print(dict(kinds.most_common()))


if __name__ == "__main__":
    main()
