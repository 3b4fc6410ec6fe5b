"""Events, questions and choices of a game in words: numbers of units, seats and objects become names.

A teller knows one game's content and who plays in it; the sentences stand in ``texts/*/play.ftl``.

    >>> from lostworld.skirmish.content.loader import content
    >>> teller = Teller(content(), "first-patrol", ("vet", "raptor-pack"), "en")
    >>> teller.event({"kind": "knocked", "unit": 1})
    'Pack of raptors is knocked down.'
    >>> teller.choice("move", {"hex": "3.-2", "facing": 5})
    'To 3.-2, facing north-east'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from lostworld.skirmish.content.model import Content
from lostworld.skirmish.content.wording import Speaker, signed
from lostworld.texts import has_text, say

NONE: Final = "none"
"""What a sentence receives for a field that its event or choice has not."""

UNITS: Final = frozenset({"unit", "target", "source", "by", "to", "other", "units", "targets"})
SEATS: Final = frozenset({"seat", "winners", "player"})
CARDS: Final = frozenset({"card", "idle", "cards"})
FIELDS: Final = (
    "about ability amount against base blocked by card cards change chosen command cost count deed edge "
    "facing "
    "gain given half hex icons idle initiative kept lost mine models moves number numbers object objective "
    "other "
    "parts phase place player points reason resource round scores seat set slot sort source stage start "
    "steps "
    "success target targets theirs to total unit units use what winners"
)
"""Every value a sentence may use; those its event has not are ``NONE``."""


class Teller:
    """Tells one game in one language."""

    def __init__(self, content: Content, scenario: str, units: Sequence[str], language: str = "en") -> None:
        """``units`` are the content names of the game's units by number."""
        self.speaker = Speaker(content, language)
        self.language = language
        self._content = content
        self._scenario = content.scenarios[scenario]
        self._units = [content.units[unit].name.in_language(language) for unit in units]
        for number, name in enumerate(self._units):
            if units[:number].count(units[number]):
                self._units[number] = f"{name} {units[:number].count(units[number]) + 1}"

    def event(self, event: Mapping[str, Any]) -> str:
        """The sentence for an event, given as its JSON."""
        fields = {name: value for name, value in event.items() if name != "kind"}
        return self._capital(f"event-{event['kind']}", self._values(fields))

    def question(self, kind: str, fields: Mapping[str, Any]) -> str:
        """What a seat is asked."""
        return self._capital(f"decision-{kind}", self._values(fields))

    def choice(self, kind: str, fields: Mapping[str, Any]) -> str:
        """What one way to decide means."""
        values = self._values(fields)
        if kind in ("do", "base"):
            values["deed"] = self._deed(fields, values)
        if kind == "replace":
            values["count"] = len(fields)
            values["numbers"] = ", ".join(str(number) for number in fields.values())
        if kind == "icons":
            card = self._content.hero_cards[str(fields["card"])]
            values["set"] = self.speaker.bonuses(card.icons[int(fields["set"])].icons)
        return self._capital(f"choice-{kind}", values)

    def _capital(self, key: str, values: Mapping[str, str | int]) -> str:
        text = self.speaker.word(key, **values)
        return text[:1].upper() + text[1:]

    def _values(self, fields: Mapping[str, Any]) -> dict[str, str | int]:
        values: dict[str, str | int] = dict.fromkeys(FIELDS.split(), NONE)
        for name, value in fields.items():
            values[name] = self._value(name, value)
            if name == "path":
                values["to"] = value[-1] if value else NONE
        return values

    def _value(self, name: str, value: Any) -> str | int:
        """A field's value as the sentences want it."""
        if value is None or (value == -1 and name in UNITS):
            return self.speaker.word("a-card") if name in CARDS else NONE
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in UNITS and isinstance(value, list | tuple):
            return ", ".join(self.unit(unit) for unit in value) or NONE
        if name in UNITS and isinstance(value, int):
            return self.unit(value)
        if name == "winners":
            return ", ".join(self._seat(seat) for seat in value) or NONE
        if name in _NAMED:
            return _NAMED[name](self, value)
        if isinstance(value, list | tuple):
            return ", ".join(map(str, value))
        if isinstance(value, float):
            return f"{value:g}"
        return value if isinstance(value, int) else str(value)

    def unit(self, number: int) -> str:
        """A unit by its number; below -1 an object, as tests count them."""
        return self._units[number] if number >= 0 else self._object(-2 - number)

    def _seat(self, seat: int | str) -> str:
        seats = self._scenario.seats
        if isinstance(seat, int):
            return seats[seat].name.in_language(self.language)
        return next((one.name.in_language(self.language) for one in seats if one.id == seat), seat)

    def _object(self, number: int) -> str:
        return self._scenario.objects[number].name.in_language(self.language)

    def card(self, card: Any) -> str | int:
        """A hero or action card, a condition, an ability; a number stays one."""
        if isinstance(card, int):
            return card
        if isinstance(card, list | tuple):
            return ", ".join(str(self.card(one)) for one in card)
        named: Any = self._content.hero_cards.get(card) or self._content.action_cards.get(card)
        named = named or self._content.conditions.get(card)
        if named is None:
            abilities = (ability for unit in self._content.units.values() for ability in unit.abilities)
            named = next((ability for ability in abilities if ability.id == card), None)
        return str(named.name.in_language(self.language)) if named else str(card)

    def _word(self, *sorts: str) -> Callable[[Any], str]:
        """Looks a word up among several groups of the catalogue; one without a text stays as it is."""

        def look_up(word: Any) -> str:
            for sort in sorts:
                if has_text(f"skirmish-{sort}-{word}", self.language):
                    return say(f"skirmish-{sort}-{word}", self.language, n=1)
            return str(word)

        return look_up

    def _sort(self, sort: Any) -> str:
        """The sort of an action or a test: ``melee``, ``hit/ranged``."""
        if "/" in str(sort):
            return self._word("sort")(str(sort).partition("/")[0])
        return self._word("part-action", "half", "sort")(sort)

    def _parts(self, parts: Any) -> str:
        """``4 base + 2 card − 1 mud``: what a sum is made of."""
        said = ""
        for source, amount in parts:
            kind, _, name = str(source).partition(":")
            sign = "−" if amount < 0 else "+"
            said += f" {sign} " if said else sign * (amount < 0)
            said += f"{abs(amount)} {self.card(name) if name else self._word('source', 'skill')(kind)}"
        return said or "0"

    def _icons(self, icons: Any) -> str:
        return self.speaker.bonuses(dict(icons))

    def _objective(self, name: Any) -> str:
        found = (aim for aim in self._scenario.objectives if aim.id == name)
        return next((aim.name.in_language(self.language) for aim in found), str(name))

    def _deed(self, fields: Mapping[str, Any], values: Mapping[str, str | int]) -> str:
        """An action with what it is done to, or with."""
        sort = str(values["sort"])
        what = str(fields.get("what", ""))
        if what in ("open", "take", "use", "equip", "hand"):
            return self.speaker.word("join-of", unit=sort, text=self.speaker.word(f"deed-{what}", **values))
        parts = [sort]
        if what == "net":
            parts.append(self.speaker.word("deed-net"))
        elif what:
            parts.append(self.speaker.word("deed-weapon", card=self.card(what)))
        if "unit" in fields or "object" in fields:
            target = values["unit"] if "unit" in fields else values["object"]
            parts.append(self.speaker.word("deed-unit", unit=target))
        elif "hex" in fields:
            parts.append(self.speaker.word("deed-hex", hex=values["hex"]))
        return " ".join(parts)


_NAMED: Final[dict[str, Callable[[Teller, Any], str | int]]] = {
    "seat": Teller._seat,
    "player": Teller._seat,
    "chosen": lambda teller, value: (
        teller._seat(value) if isinstance(value, int) else teller._word("toss")(value)
    ),
    "object": lambda teller, value: teller._object(value),
    "card": Teller.card,
    "cards": Teller.card,
    "idle": Teller.card,
    "ability": Teller.card,
    "objective": Teller._objective,
    "sort": Teller._sort,
    "parts": Teller._parts,
    "against": Teller._parts,
    "icons": Teller._icons,
    "facing": lambda teller, value: teller._word("facing")(value),
    "slot": lambda teller, value: teller._word("slot", "source")(value),
    "half": lambda teller, value: teller._word("half")(value),
    "about": lambda teller, value: teller._word("about")(str(value).partition("/")[0]),
    "resource": lambda teller, value: teller._word("skill", "name")(value),
    "change": lambda teller, value: signed(value),
    "what": lambda teller, value: teller._word("zone", "half", "condition", "skill", "what")(value),
}
"""How fields that are no plain numbers or texts are said."""
