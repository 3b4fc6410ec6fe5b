"""Card texts, made from the data in English and French: a text and its effect cannot disagree.

>>> from lostworld.skirmish.content.loader import content
>>> speaker = Speaker(content(), "en")
>>> speaker.action_card(content().action_cards["utahraptor/sickle-claw"])
['Melee attack +2, Piercing 2.', 'Combo: Melee +1.']
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Final

from lostworld.skirmish.content.model import (
    ALWAYS,
    ANY,
    Ability,
    ActionCard,
    ActionPart,
    Ammunition,
    Bonuses,
    Content,
    Cost,
    Filter,
    HeroCard,
    MovementPart,
    Objective,
    Operation,
    Operations,
    Pick,
    Reinforced,
    Scenario,
    Situation,
    SpecialRule,
    StabilityPart,
    Weapon,
)
from lostworld.texts import say

_SUBJECT_FIRST: Final = frozenset(
    (
        "attack",
        "critical-wound",
        "damage",
        "discard-combo",
        "draw-action",
        "extra",
        "fear",
        "furious",
        "grab",
        "heal",
        "knock",
        "net",
        "push",
        "release",
        "remove",
        "replace-next",
        "skip",
        "stand",
    )
)
"""Operations whose text goes on after the unit: "this unit" "heals 2"."""
_WITHOUT_UNIT: Final = frozenset(
    (
        "bring-in",
        "cancel",
        "command",
        "discard-hero",
        "draw-hero",
        "first-player",
        "objective",
        "piercing",
        "prevent",
        "requisition",
        "return-to-hand",
    )
)
"""Operations that are about no unit."""


def signed(n: int) -> str:
    """A number with its sign: +2, −1, +0."""
    return f"−{-n}" if n < 0 else f"+{n}"


def sentence(text: str) -> str:
    """A text with a capital and a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", "…")) else text + "."


class Speaker:
    """Says things of the content in one language."""

    def __init__(self, content: Content, language: str = "en") -> None:
        self.content = content
        self.language = language

    def word(self, key: str, **values: str | int) -> str:
        """A text of ``skirmish-...`` in this language."""
        return say(f"skirmish-{key}", self.language, **values)

    # Lists and numbers

    def either(self, texts: Sequence[str]) -> str:
        """One of several: ``a, b or c``."""
        *most, last = texts
        return f"{', '.join(most)} {self.word('list-or')} {last}" if most else last

    def bonuses(self, bonuses: Bonuses) -> str:
        """``Melee +2, Dodge −1``."""
        parts = []
        for skill, n in bonuses.items():
            name = self.word(f"skill-{skill}")
            parts.append(name if skill == "ties" and n == 1 else f"{name} {signed(n)}")
        return ", ".join(parts)

    def cost(self, cost: Cost) -> str:
        """``2 command``, or that it is free."""
        return self.word(f"resource-{cost.resource}", n=cost.n) if cost.n else self.word("cost-none")

    # Filters and moments

    def filter_words(self, wanted: Filter) -> list[str]:
        """What a filter asks for, besides the side."""
        yes_or_no = {True: "yes", False: "no"}
        names = {
            "faction": lambda word: self.word(f"faction-{word}"),
            "keyword": lambda word: self.word(f"keyword-{word}"),
            "zone": lambda word: self.word(f"zone-{word}"),
            "card": lambda word: self.word(f"keyword-{word}"),
            "condition": lambda word: self.word(f"condition-{word}"),
            "unit": lambda word: self.content.units[word].name.in_language(self.language),
            "terrain": lambda word: self.content.terrains[word].name.in_language(self.language),
        }
        words = [self.either([names["unit"](unit) for unit in wanted.unit])] if wanted.unit else []
        if wanted.faction:
            words.append(self.either([names["faction"](faction) for faction in wanted.faction]))
        words += [names["keyword"](keyword) for keyword in wanted.keyword]
        if wanted.not_keyword:
            what = self.either([names["keyword"](keyword) for keyword in wanted.not_keyword])
            words.append(self.word("filter-not", what=what))
        if wanted.other:
            words.append(self.word("filter-other"))
        for name in ("within", "adrenaline"):
            n = getattr(wanted, name)
            if n is not None:
                words.append(self.word(f"filter-{name}", n=n))
        for name in ("front", "sight", "revealed", "activated", "skipped", "hurt", "below_half", "objective"):
            truth = getattr(wanted, name)
            if truth is not None:
                words.append(self.word(f"filter-{name}", yes=yes_or_no[truth]))
        for name, sort in (
            ("zone", "zone"),
            ("card", "card"),
            ("condition", "condition"),
            ("not_condition", "condition"),
            ("terrain", "terrain"),
        ):
            several = getattr(wanted, name)
            if several:
                what = self.either([names[sort](word) for word in several])
                words.append(self.word(f"filter-{name}", what=what))
        if wanted.slot:
            words.append(self.word("filter-slot", what=self.word(f"slot-{wanted.slot}")))
        return words

    def units(self, wanted: Filter, how: str = "choose") -> str:
        """The units of a filter: ``an enemy unit (Dinosaur, within 3)``."""
        unit = self.word(f"unit-{how}", side=wanted.side)
        words = self.filter_words(wanted)
        return self.word("unit-with", unit=unit, what=", ".join(words)) if words else unit

    def pick(self, pick: Pick) -> str:
        """The unit an operation is about."""
        if pick.how in ("choose", "each"):
            return self.units(pick.filter, pick.how)
        return self.word(f"unit-{pick.how}")

    def situation_words(self, situation: Situation) -> list[str]:
        """What a situation asks for."""
        words = []
        for field in fields(situation):
            value = getattr(situation, field.name)
            if value == getattr(ALWAYS, field.name):
                continue
            key = f"situation-{field.name}"
            if isinstance(value, bool):
                words.append(self.word(key, yes="yes" if value else "no"))
            elif isinstance(value, int):
                words.append(self.word(key, n=value))
            elif field.name in ("sort", "condition"):
                said = self.either([self.word(f"{field.name}-{word}") for word in value])
                words.append(self.word(key, what=said))
            elif field.name == "phase":
                words.append(self.word(key, what=self.word(f"phase-{value}")))
            else:
                words.append(self.word(key, what=value))
        return words

    def moment(
        self, trigger: str, situation: Situation, concerns: Filter | None, against: Filter | None
    ) -> str:
        """When a card or an ability works, and for whom."""
        text = self.word(f"trigger-{trigger or 'none'}")
        if words := self.situation_words(situation):
            text = self.word("when-with", when=text, what=", ".join(words))
        if concerns is not None and concerns != Filter(side="own"):
            text += f", {self.word('concerns', unit=self.units(concerns))}"
        if against is not None and against != ANY:
            text += f", {self.word('against', unit=self.units(against))}"
        return text

    # Operations

    def operations(self, operations: Operations) -> str:
        """Several operations, one after the other."""
        return self.chain(*(self.operation(operation) for operation in operations))

    def chain(self, *texts: str) -> str:
        """One thing after the other."""
        first, *rest = texts
        for text in rest:
            first = self.word("join-then", one=first, two=text)
        return first

    def operation(self, operation: Operation) -> str:
        """What one operation does."""
        verb = operation.verb
        if verb == "choose":
            options = [self.operations(option) for option in operation.options]
            return f"{self.word('op-choose')} {self.either(options)}"
        if verb == "each":
            unit = self.units(operation.of, "each")
            return self.word("join-of", unit=unit, text=self.operations(operation.then))
        if verb == "if":
            return self._condition(operation)
        values: dict[str, str | int] = {
            "n": operation.n,
            "what": operation.what,
            "who": operation.who,
            "chooser": operation.chooser,
            "armour": "yes" if operation.armour else "no",
            "sort": operation.sort,
            "until": operation.until,
        }
        if verb in ("bonus", "adrenaline", "command", "requisition") or (
            verb == "initiative" and operation.what != "set"
        ):
            values["n"] = signed(operation.n)
        if verb == "bonus":
            values["skill"] = self.word(f"skill-{operation.skill}")
            values["duration"] = self.word(f"duration-{operation.duration}")
        if verb == "bring-in":
            values["name"] = self.content.units[operation.name].name.in_language(self.language)
        text = self.word(f"op-{verb}", **values)
        if operation.then:
            text = self.chain(text, f"{self.word('then')} {self.operations(operation.then)}")
        if operation.otherwise:
            text = self.chain(text, f"{self.word('otherwise')} {self.operations(operation.otherwise)}")
        if verb in _SUBJECT_FIRST:
            return f"{self.pick(operation.unit)} {text}"
        if verb in _WITHOUT_UNIT or operation.unit.how == "self":
            return text
        return self.word("join-of", unit=self.pick(operation.unit), text=text)

    def _condition(self, operation: Operation) -> str:
        words = self.filter_words(operation.is_) if operation.is_ else []
        words += self.situation_words(operation.situation) if operation.situation else []
        test = self.word("op-if", unit=self.pick(operation.unit), what=", ".join(words))
        text = f"{test}, {self.word('then')} {self.operations(operation.then)}"
        if operation.otherwise:
            text = self.chain(text, f"{self.word('otherwise')} {self.operations(operation.otherwise)}")
        return text

    # Action cards

    def movement(self, move: MovementPart) -> str:
        """The movement of a card; empty if it is plain base movement."""
        parts = []
        if move.fix:
            parts.append(self.word("part-movement-fix"))
        elif move.bonus:
            parts.append(self.word("part-movement", n=signed(move.bonus)))
        for word in ("charge", "jump", "fly", "backward"):
            if getattr(move, word):
                parts.append(self.word(f"keyword-{word}"))
        if move.stability:
            parts.append(self.word("part-movement-tests", n=signed(move.stability)))
        if move.forced:
            parts.append(self.word("part-forced"))
        if move.then:
            parts.append(self.word("part-movement-then", what=self.operations(move.then)))
        return ", ".join(parts)

    def stability(self, part: StabilityPart) -> str:
        """What a stability test brings."""
        parts = [self.word("part-push", n=part.push)] if part.push else []
        if part.knock:
            parts.append(self.word("part-knock"))
        text = self.word("part-stability", what=", ".join(parts))
        return f"{text} {signed(part.bonus)}" if part.bonus else text

    def action(self, part: ActionPart) -> list[str]:
        """One action: its line, and one for each thing that follows."""
        head = self.word(f"part-action-{part.sort}")
        if part.bonus and part.sort != "grab":
            head += f" {signed(part.bonus)}"
        parts = [head] if part.sort != "effect" else []
        if part.bonus and part.sort == "grab":  # a bonus that also helps to block (ruling 44)
            parts.append(self.bonuses({"stability": part.bonus}))
        if part.times > 1:
            parts.append(self.word("part-times", n=part.times))
        if part.weapon:
            parts.append(self.word("part-weapon", damage=part.weapon.damage, range=part.weapon.range))
        if part.piercing:
            parts.append(self.word("part-piercing", n=part.piercing))
        if part.grab:
            parts.append(self.word("part-grab", n=part.grab))
        if part.range:
            parts.append(self.word("part-range", n=part.range))
        if part.area_self:
            parts.append(self.word("part-area-self"))
        elif part.area:
            parts.append(self.word("part-area", n=len(part.area)))
        if part.any_direction:
            parts.append(self.word("part-any-direction"))
        if part.stability:
            parts.append(self.stability(part.stability))
        if part.forced:
            parts.append(self.word("part-forced"))
        lines = [", ".join(parts)] if parts else []
        return lines + self._follow(part.on_hit, part.on_damage, part.on_failure, part.do)

    def _follow(self, hit: Operations, damage: Operations, failure: Operations, do: Operations) -> list[str]:
        lines = []
        for key, operations in (("on-hit", hit), ("on-damage", damage), ("on-failure", failure)):
            if operations:
                lines.append(self.word(f"part-{key}", what=self.operations(operations)))
        if do:
            lines.append(self.operations(do))
        return lines

    def reinforced(self, reinforced: Reinforced) -> str:
        """What adrenaline adds."""
        parts = []
        if reinforced.bonus:
            parts.append(signed(reinforced.bonus))
        if reinforced.piercing:
            parts.append(f"{self.word('skill-piercing')} {signed(reinforced.piercing)}")
        if reinforced.grab:
            parts.append(f"{self.word('skill-grab')} {signed(reinforced.grab)}")
        for word in ("push", "range", "times"):
            n = getattr(reinforced, word)
            if n:
                parts.append(self.word(f"part-more-{word}", n=n))
        for word in ("jump", "charge"):
            if getattr(reinforced, word):
                parts.append(self.word(f"keyword-{word}"))
        parts += self._follow(reinforced.on_hit, reinforced.on_damage, reinforced.on_failure, reinforced.do)
        name, _, number = reinforced.part.partition("-")
        part = self.word(f"part-name-{name}", n=int(number or 0))
        return self.word("part-reinforced", cost=reinforced.cost, part=part, what=", ".join(parts))

    def action_card(self, card: ActionCard) -> list[str]:
        """The lines of an action card, without its name and initiative."""
        lines = []
        if card.reaction:
            lines.append(self.word("keyword-reaction"))
        if card.order != "movement-first":
            lines.append(self.word(f"part-order-{card.order}"))
        if move := self.movement(card.movement):
            lines.append(move)
        for part in card.actions:
            lines += self.action(part)
        if card.standing:
            lines.append(self.word("part-standing", what=self.bonuses(card.standing)))
        lines += [self.reinforced(reinforced) for reinforced in card.reinforced]
        if card.combo:
            lines.append(self.word("part-combo", what=self.bonuses(card.combo)))
        return [sentence(line) for line in lines]

    def ability(self, ability: Ability) -> str:
        """A unit's special ability in one sentence."""
        if not ability.operations:
            words = self.filter_words(ability.while_) + self.situation_words(ability.situation)
            if ability.near:
                words.append(self.word("part-near", unit=self.units(ability.near)))
            if ability.against != ANY:
                words.append(self.word("against", unit=self.units(ability.against)))
            return sentence(
                self.word("part-while", what=", ".join(words), bonuses=self.bonuses(ability.bonuses))
            )
        when = self.moment(ability.trigger, ability.situation, None, ability.against)
        often = self.word(f"once-{ability.once}")
        limits = [often[:1].upper() + often[1:]]
        if ability.cost.n:
            limits.append(self.cost(ability.cost))
        if ability.forced:
            limits.append(self.word("part-forced"))
        text = self.word(
            "part-active", when=when, cost=", ".join(limits), what=self.operations(ability.operations)
        )
        return sentence(text)

    # Hero cards

    def weapon(self, weapon: Weapon) -> str:
        """A weapon's numbers."""
        parts = [self.word("part-weapon-card", damage=weapon.damage, range=weapon.range)]
        bonuses = {"ballistic": weapon.ballistic, "melee": weapon.melee, "piercing": weapon.piercing}
        if any(bonuses.values()):
            parts.append(self.bonuses({skill: n for skill, n in bonuses.items() if n}))
        if weapon.area:
            parts.append(self.word("part-area", n=len(weapon.area)))
        return ", ".join(parts)

    def ammunition(self, ammunition: Ammunition) -> str:
        """What loaded ammunition does."""
        parts = [self.word("part-sedative")] if ammunition.sedative else []
        bonuses = {word: getattr(ammunition, word) for word in ("damage", "piercing", "ballistic")}
        if any(bonuses.values()):
            parts.append(self.bonuses({skill: n for skill, n in bonuses.items() if n}))
        parts += self._follow(ammunition.on_hit, ammunition.on_damage, (), ())
        if ammunition.uses > 1:
            parts.append(self.word("part-uses", n=ammunition.uses))
        return ", ".join(parts)

    def hero_card(self, card: HeroCard) -> list[str]:
        """The lines of a hero card, without its name."""
        lines = []
        if card.icons:
            sets = []
            for icons in card.icons:
                said = self.bonuses(icons.icons)
                if icons.concerns != ANY:
                    said = self.word("part-icons-for", icons=said, unit=self.units(icons.concerns))
                sets.append(said)
            lines.append(self.word("part-icons", what=self.either(sets)))
        if card.adrenaline:
            lines.append(self.word("part-adrenaline-icons", n=card.adrenaline))
        if card.place:
            place = self.word(f"place-{card.place}")
            lines.append(
                self.word("part-equip", place=place, cost=self.cost(card.cost), what=self._equipment(card))
            )
        if card.operations:
            when = self.moment(card.trigger, card.situation, card.concerns, card.against)
            cost = self.word("part-equipped") if card.place else self.cost(card.cost)
            lines.append(
                self.word("part-active", when=when, cost=cost, what=self.operations(card.operations))
            )
            if card.grants and not card.place:
                lines.append(self.bonuses(card.grants))
        if card.requires:
            names = [self.content.units[unit].name.in_language(self.language) for unit in card.requires]
            lines.append(self.word("part-requires", units=self.either(names)))
        return [sentence(line) for line in lines]

    def _equipment(self, card: HeroCard) -> str:
        parts: list[str] = []
        if card.weapon:
            parts.append(self.weapon(card.weapon))
        if card.ammunition:
            parts.append(self.ammunition(card.ammunition))
        if card.grants:
            parts.append(self.bonuses(card.grants))
        parts += [self.word(f"keyword-{keyword}") for keyword in card.grants_keywords]
        if card.uses:
            parts.append(self.word("part-uses", n=card.uses))
        return ", ".join(parts)

    def condition_card(self, name: str) -> str:
        """Fear, wound or furious."""
        if name != "furious":
            return self.word(f"card-{name}")
        furious = self.content.furious
        return self.word("card-furious", what=self.bonuses(furious.bonuses), rounds=furious.rounds)

    # Scenarios

    def objective(self, objective: Objective, scenario: Scenario) -> str:
        """What is to be done, and what it is worth."""
        zones = self.content.maps[scenario.map].zone_names
        objects = {thing.id: thing.name.in_language(self.language) for thing in scenario.objects}
        text = self.word(
            f"objective-{objective.kind}",
            zone=zones[objective.zone].in_language(self.language) if objective.zone else "",
            object=objects.get(objective.object, "none"),
            units=self.units(objective.units),
            steps=objective.steps,
        )
        worth = [self.word("worth-points", n=objective.points)] if objective.points else []
        for resource in ("command", "requisition"):
            n = getattr(objective, resource)
            if n:
                worth.append(self.word(f"resource-{resource}", n=n))
        if objective.from_round > 1:
            worth.append(self.word("objective-from", n=objective.from_round))
        return sentence(self.word("objective-worth", text=text, what=", ".join(worth)))

    def special(self, special: SpecialRule, scenario: Scenario) -> str:
        """A special rule of a scenario."""
        names = {seat.id: seat.name.in_language(self.language) for seat in scenario.seats}
        return self.word(f"special-{special.rule}", n=special.n, seat=names.get(special.seat, ""))

    def side(self, side: str, scenario: Scenario) -> str:
        """The players of a side, by name."""
        names = [seat.name.in_language(self.language) for seat in scenario.seats if seat.side == side]
        return f" {self.word('list-and')} ".join(names)

    def victory(self, scenario: Scenario) -> list[str]:
        """How the scenario is won."""
        lines = [self.word("scenario-length", n=scenario.length)]
        lines += [
            self.word("scenario-wins", side=self.side(side, scenario), n=n)
            for side, n in scenario.wins_at.items()
        ]
        if scenario.at_end in ("points", "value"):
            lines.append(self.word(f"scenario-end-{scenario.at_end}"))
        else:
            lines.append(self.word("scenario-end-side", side=self.side(scenario.at_end, scenario)))
        return lines


def all_lines(content: Content, language: str) -> Iterable[tuple[str, list[str]]]:
    """Every text the content has, by the id of its card, unit or scenario."""
    speaker = Speaker(content, language)
    for card in content.action_cards.values():
        yield card.id, speaker.action_card(card)
    for hero in content.hero_cards.values():
        yield hero.id, speaker.hero_card(hero)
    for unit in content.units.values():
        for ability in unit.abilities:
            yield f"{unit.id}/{ability.id}", [speaker.ability(ability)]
    for name in ("fear", "wound", "furious"):
        yield name, [speaker.condition_card(name)]
    for scenario in content.scenarios.values():
        lines = [speaker.objective(objective, scenario) for objective in scenario.objectives]
        lines += [speaker.special(special, scenario) for special in scenario.special]
        yield scenario.id, [*lines, *speaker.victory(scenario)]
