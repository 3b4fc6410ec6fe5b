"""What games have reached of the content: cards, keywords, operations, triggers, decisions, events.

Games are played by chance, but towards what has been met least, until everything was met or patience ends:
decks come with cards on top that were not met yet, and a unit is put to sleep where a card could wake it.
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
from lostworld.skirmish.rules import conditions, effects, units
from lostworld.skirmish.rules.board import bits
from lostworld.skirmish.rules.engine import CHOICES
from lostworld.skirmish.rules.table import NO_CARD_SEDATIVE, WOUND, Rulebook

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


MOVING = frozenset(("move", "turn", "push", "extra"))
"""The operations by which somebody comes to stand elsewhere."""


def everything() -> set[Thing]:
    """All that the present content could reach; what no card uses is not among it."""
    content = GAME.new({}).table.book.content
    found: set[Thing] = {("decision", kind) for kind in CHOICES}
    found |= {("event", kind) for kind in KINDS}
    if not any(
        MOVING.intersection(_verbs(hero.operations))
        for hero in content.hero_cards.values()
        if hero.trigger in ("attack", "test")
    ):
        # Nobody can be moved out of reach before the hit is compared (ruling 31).
        found.discard(("event", "attack_failed"))
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
                    self._notice(state, state.settle(self._stacked(state, event.sample(dice))))
                    continue
                seat = luck.choice(state.deciders)
                if ("event", "woken") not in self.met:
                    self._wake(state, seat)
                self.met["decision", state.question] += 1
                action = self._pick(state, seat, luck)
                self._chosen[_sort_of(action)] += 1
                self._notice(state, state.play(seat, action))
        return state

    def _stacked(self, state: State, outcome: str) -> str:
        """A shuffle with a few cards on top that were not met yet."""
        name, _, order = outcome.partition("=")
        if name == "toss":
            return outcome
        book = state.table.book
        cards = order.split(",")
        unmet = [card for card in cards if int(card) < WOUND and not self._is_met(name, int(card), book)][:3]
        for card in unmet:
            cards.remove(card)
        return f"{name}={','.join(cards + unmet)}"

    def _is_met(self, deck: str, card: int, book: Rulebook) -> bool:
        if deck.startswith("deck"):
            return ("action card", book.actions[card].id) in self.met
        hero = book.heroes[card]
        used = ("hero card", hero.id) in self.met or not (hero.is_active or hero.place)
        return used and (("passive use", hero.id) in self.met or not hero.icons)

    def _wake(self, state: State, seat: int) -> None:
        """At a slide, with a card in hand that unlocks: the same with a unit asleep, which it wakes."""
        if state.question != "window-turn" or state.stack[-1]["about"] != "slide":
            return
        for unit in units.waking(state):
            tried = state.copy()
            tried.waiting[unit] += (NO_CARD_SEDATIVE,) * state.table.specs[unit].combo_limit
            tried.log = []
            if state.table.owner[unit] != seat or not conditions.sedatives_take_effect(tried, unit):
                continue
            self._notice(tried, tried.log)
            tried.log = None
            tried.choices = {}
            for text in tried.legal(seat):
                if text.startswith("play:") and text.endswith(f",u{unit}"):
                    played = tried.copy()
                    events = [*played.play(seat, text)]
                    while played.question == "effect-option" and played.deciders == (seat,):
                        events += played.play(seat, "option:1")
                    self._notice(played, events)

    def _pick(self, state: State, seat: int, luck: random.Random) -> str:
        legal = state.legal(seat)
        if luck.random() < 0.2:
            return luck.choice(legal)
        # A card whose own effect was not met yet is kept for it.
        kept = [text for text in legal if not self._wastes(text)]
        legal = kept or legal
        if state.question in ("movement", "rest-of-movement", "flee-step"):
            return _towards(state, legal, luck)
        if state.question == "skip-or-reveal" and luck.random() < 0.9:
            return legal[0]
        if state.question == "action":
            acts = [text for text in legal if text.startswith(("do:", "play:", "gear:"))]
            carries = [text for text in legal if "interact,carry" in text]
            legal = carries or acts or legal
        return min(legal, key=lambda text: (self._chosen[_sort_of(text)], luck.random()))

    def _wastes(self, text: str) -> bool:
        kind, _, rest = text.partition(":")
        name = rest.partition(",")[0]
        unmet = ("hero card", name) in self.wanted and ("hero card", name) not in self.met
        return kind in ("icons", "discard") and unmet

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
    for text in legal:
        if text in ("stand", "go") or text.startswith("ask:"):
            return text
    moves = [text for text in legal if text.startswith("move")]
    unit = state.stack[-1]["unit"]
    goals = _errand(state, unit) or [
        state.place[other] // 6 for other in units.on_map(state) if units.is_enemy(state, unit, other)
    ]
    if not moves or not goals:
        return luck.choice(legal)
    board = state.table.board

    def far(text: str) -> tuple[int, bool, float]:
        name, _, facing = text[5:].partition(",")
        here = board.names.index(name)
        away, end = min((board.distance[here][goal], goal) for goal in goals)
        return away, not board.in_front(here * 6 + int(facing), end), luck.random()

    return min(moves, key=far)


def _errand(state: State, unit: int) -> list[int]:
    """Where a unit that could carry something off the map has to go: to the thing, then to the way out."""
    table = state.table
    things = {thing.id: number for number, thing in enumerate(table.objects)}
    goals: list[int] = []
    for objective in table.scenario.objectives:
        side = table.unit_side[unit]
        if objective.kind != "leave" or not objective.object or table.side_names[side] != objective.side:
            continue
        thing = things[objective.object]
        if "human" not in table.specs[unit].keywords:
            continue
        if state.carries[unit] == thing:
            return bits(table.zones[objective.zone])
        if state.carries[unit] < 0 and state.lies[thing] >= 0:
            goals.append(state.lies[thing])
    return goals


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
