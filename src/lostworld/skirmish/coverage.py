"""What games have reached of the content: cards, keywords, operations, triggers, decisions, events.

Games are played by chance, but towards what has been met least, until everything was met or patience ends.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from lostworld.chance import Dice
from lostworld.game import BadText
from lostworld.skirmish import GAME, State
from lostworld.skirmish.content.model import Operations
from lostworld.skirmish.content.vocabulary import CARD_KEYWORDS, TRIGGERS
from lostworld.skirmish.events import KINDS, Happened
from lostworld.skirmish.rules import effects, units
from lostworld.skirmish.rules.engine import CHOICES
from lostworld.skirmish.rules.table import WOUND

Thing = tuple[str, str]
"""Its sort and its name, such as ("operation", "push")."""
SORTS = (
    "action card",
    "hero card",
    "passive use",
    "ability",
    "unit keyword",
    "card keyword",
    "operation",
    "trigger",
    "decision",
    "event",
)


def everything() -> set[Thing]:
    """All that the present content could reach; what no card uses is not among it."""
    content = GAME.new({}).table.book.content
    found: set[Thing] = {("decision", kind) for kind in CHOICES}
    found |= {("event", kind) for kind in KINDS}
    found |= {("action card", name) for name in content.action_cards}
    lists: list[Operations] = []
    for card in content.action_cards.values():
        found |= {("card keyword", word) for word in card.keywords if word in CARD_KEYWORDS}
        lists += [card.movement.then]
        for part in card.actions:
            lists += [part.on_hit, part.on_damage, part.on_failure, part.do]
        for more in card.reinforced:
            lists += [more.on_hit, more.on_damage, more.on_failure, more.do]
    for unit in content.units.values():
        found |= {("unit keyword", word) for word in unit.keywords}
        found |= {("ability", ability.id) for ability in unit.abilities if ability.trigger}
        found |= {("trigger", ability.trigger) for ability in unit.abilities if ability.trigger}
        lists += [ability.operations for ability in unit.abilities]
    for hero in content.hero_cards.values():
        found |= {("passive use", hero.id)} if hero.icons else set()
        found |= {("hero card", hero.id)} if hero.is_active or hero.place else set()
        found |= {("trigger", hero.trigger)} if hero.trigger in TRIGGERS else set()
        lists.append(hero.operations)
        if hero.ammunition is not None:
            lists += [hero.ammunition.on_hit, hero.ammunition.on_damage]
    found |= {("operation", verb) for operations in lists for verb in _verbs(operations)}
    return found


def _verbs(operations: Operations) -> Iterator[str]:
    for operation in operations:
        yield operation.verb
        for inner in (operation.then, operation.otherwise, *operation.options):
            yield from _verbs(inner)


class Survey:
    """Counts what games meet."""

    def __init__(self) -> None:
        self.wanted = everything()
        self.met: Counter[Thing] = Counter()
        self._chosen: Counter[str] = Counter()
        content = GAME.new({}).table.book.content
        self._heroes = content.hero_cards
        self._abilities = {
            ability.id: ability for unit in content.units.values() for ability in unit.abilities
        }

    @property
    def missing(self) -> list[Thing]:
        """What no game has met yet."""
        return sorted(self.wanted - self.met.keys(), key=lambda thing: (SORTS.index(thing[0]), thing[1]))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Count the operations that are carried out."""
        before = dict(effects.VERBS)

        def counted(name: str, verb: effects.Verb) -> effects.Verb:
            def count(*given: object) -> None:
                self.met["operation", name] += 1
                verb(*given)  # type: ignore[arg-type]

            return count

        effects.VERBS.update({name: counted(name, verb) for name, verb in before.items()})
        try:
            yield
        finally:
            effects.VERBS.update(before)

    def play(self, scenario: str, seed: int, most: int = 20_000) -> State:
        """One game, to its end."""
        luck, dice = random.Random(seed), Dice.from_number(seed)
        state = _begun(scenario, seed, luck)
        with self.watching():
            for _ in range(most):
                if state.outcome is not None:
                    break
                event = state.chance
                if event is not None:
                    self._notice(state, state.settle(event.sample(dice)))
                    continue
                seat = luck.choice(state.deciders)
                self.met["decision", state.question] += 1
                action = self._pick(state, seat, luck)
                self._chosen[_sort_of(action)] += 1
                self._notice(state, state.play(seat, action))
        return state

    def _pick(self, state: State, seat: int, luck: random.Random) -> str:
        legal = state.legal(seat)
        if luck.random() < 0.2:
            return luck.choice(legal)
        if state.question in ("movement", "rest-of-movement", "flee-step"):
            return _towards(state, legal, luck)
        if state.question == "skip-or-reveal" and luck.random() < 0.9:
            return legal[0]
        if state.question == "action":
            acts = [text for text in legal if text.startswith(("do:", "play:", "gear:"))]
            legal = acts or legal
        return min(legal, key=lambda text: (self._chosen[_sort_of(text)], luck.random()))

    def _notice(self, state: State, events: Sequence[Happened]) -> None:
        specs = state.table.specs
        for event in events:
            self.met["event", event.kind] += 1
            fields = event.fields
            if event.kind == "revealed":
                number = units.top(state, fields["unit"])
                self.met["action card", fields["card"]] += 1
                if 0 <= number < WOUND:
                    for word in state.table.book.actions[number].keywords:
                        self.met["card keyword", word] += 1
            elif event.kind in ("deployed", "arrived"):
                for word in specs[fields["unit"]].keywords:
                    self.met["unit keyword", word] += 1
            elif event.kind == "card_used":
                self._used(fields["use"], fields["card"])
            elif event.kind == "attached" and fields["card"]:
                self.met["hero card", fields["card"]] += 1

    def _used(self, use: str, card: str) -> None:
        if use == "passive":
            self.met["passive use", card] += 1
        elif use == "ability":
            self.met["ability", card] += 1
            self.met["trigger", self._abilities[card].trigger] += 1
        else:
            self.met["hero card", card] += 1
            self.met["trigger", self._heroes[card].trigger] += 1


def _begun(scenario: str, seed: int, luck: random.Random) -> State:
    """A new game; in free play with any armies that fit."""
    options = {"scenario": scenario, "bystanders": ("passed", "asked")[seed % 2]}
    for name, armies in GAME.options.items():
        if not name.startswith("army-"):
            continue
        for army in luck.sample(armies, len(armies)):
            try:
                GAME.new({**options, name: army})
            except BadText:
                continue
            options[name] = army
            break
    return GAME.new(options)


def _sort_of(action: str) -> str:
    """What an action is about, its hexes and numbers left out."""
    kind, _, rest = action.partition(":")
    return kind + ":" + ",".join(part for part in rest.split(",") if not any(sign.isdigit() for sign in part))


def _towards(state: State, legal: list[str], luck: random.Random) -> str:
    """Mostly nearer to an enemy, sometimes into a test."""
    tests = [text for text in legal if text.startswith("enter")]
    if tests and luck.random() < 0.4:
        return luck.choice(tests)
    for text in ("stand", "go"):
        if text in legal:
            return text
    moves = [text for text in legal if text.startswith("move")]
    unit = state.stack[-1]["unit"]
    foes = [other for other in units.on_map(state) if units.is_enemy(state, unit, other)]
    if not moves or not foes:
        return luck.choice(legal)
    board = state.table.board

    def far(text: str) -> tuple[int, bool, float]:
        name, _, facing = text[5:].partition(",")
        here = board.names.index(name)
        away, end = min((board.distance[here][state.place[foe] // 6], state.place[foe] // 6) for foe in foes)
        return away, not board.in_front(here * 6 + int(facing), end), luck.random()

    return min(moves, key=far)


def survey(
    games: int, first: int = 0, tell: Callable[[int, int], None] = lambda _played, _met: None
) -> tuple[Survey, int]:
    """Play until everything was met, at most so many games; the survey, and how many it took.

    ``tell`` hears after each game how many were played, and how many things were met.
    """
    seen = Survey()
    scenarios = GAME.options["scenario"]
    for number in range(games):
        if not seen.missing:
            return seen, number
        seen.play(scenarios[number % len(scenarios)], first + number)
        tell(number + 1, len(seen.wanted) - len(seen.missing))
    return seen, games
