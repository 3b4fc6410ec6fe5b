"""Hero cards and abilities at triggers: who is asked, what may be played (rulings 16, 49-51, 59)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from .filters import Moment, holds, matches
from .things import Game, Run, Unit, ask, number_of

Entry = tuple[Unit, Unit | None, Moment]
UNITLESS = {
    "command", "requisition", "draw-hero", "discard-hero", "bring-in", "first-player", "objective",
    "return-to-hand", "cancel",
}  # fmt: skip


class Event:
    """Something at which cards may be played.

    ``units``: the trigger is about these units (``self``, or ``other`` for cards with ``against``);
    ``entries``: the pairs of self and other; neither: any own unit (``whose`` allied: an allied one too).
    """

    def __init__(
        self,
        moment: Moment,
        units: list[Unit] | None = None,
        entries: list[Entry] | None = None,
        whose: str = "own",
    ) -> None:
        self.moment = moment
        self.units = units
        self.entries = entries
        self.whose = whose

    def options(self, game: Game, seat: int, card: dict[str, Any]) -> list[Entry]:
        side = game.side(seat)
        if self.entries is not None:
            found = self.entries
        elif self.units is not None and "against" in card:
            found = [(unit, other, self.moment) for unit in game.on_map() for other in self.units]
        elif self.units is not None:
            found = [(unit, None, self.moment) for unit in self.units]
        else:
            found = [(unit, None, self.moment) for unit in game.on_map()]
            if self.whose == "own" or not needs_unit(card):
                found = [entry for entry in found if entry[0].seat == seat]
        if "concerns" not in card:  # without a filter: the player's own units
            found = [entry for entry in found if entry[0].seat == seat]
        return [entry for entry in found if game.side(entry[0].seat) == side]


def needs_unit(card: dict[str, Any]) -> bool:
    """Whether a unit must be named: by the card's filter, or by an operation."""
    if card.get("adrenaline") or card.get("cost", {}).get("resource") == "adrenaline":
        return True
    return any(operation_needs_unit(operation) for operation in card.get("operations", []))


def operation_needs_unit(operation: dict[str, Any]) -> bool:
    return operation["do"] not in UNITLESS


def can_pay(game: Game, seat: int, unit: Unit, cost: dict[str, Any] | None) -> bool:
    if not cost:
        return True
    player = game.players[seat]
    have = {"command": player.command, "requisition": player.requisition, "adrenaline": unit.adrenaline}
    return bool(have[cost["resource"]] >= cost["n"])


def pay(game: Game, seat: int, unit: Unit, cost: dict[str, Any] | None) -> None:
    if cost:
        player = game.players[seat]
        if cost["resource"] == "command":
            player.command -= cost["n"]
        elif cost["resource"] == "requisition":
            player.requisition -= cost["n"]
        else:
            unit.adrenaline -= cost["n"]


def gain_adrenaline(unit: Unit, n: int) -> None:
    unit.adrenaline = max(0, min(unit.adrenaline + n, int(unit.data["adrenaline"])))


def fits(game: Game, seat: int, card: dict[str, Any], entry: Entry) -> bool:
    """Filters, situation and cost of a card, played for ``self`` against ``other``."""
    unit, other, moment = entry
    if not unit.on_map and moment.trigger != "elimination":  # there the one that fell may be concerned
        return False
    if not matches(game, unit, card.get("concerns", {}), seat, unit, gone=not unit.on_map):
        return False
    against = card.get("against")
    if against is not None and (other is None or not matches(game, other, against, seat, unit)):
        return False
    return holds(game, card.get("situation", {}), seat, moment) and can_pay(
        game, seat, unit, card.get("cost")
    )


def play_text(name: str, entry: Entry) -> str:
    """``play:CARD,u2,u1``: for unit 2, against unit 1 if there is another one."""
    other = f",u{entry[1].number}" if entry[1] is not None else ""
    return f"play:{name},u{entry[0].number}{other}"


def hero_entries(game: Game, seat: int, name: str, event: Event) -> list[Entry]:
    """For which units a hero card could be played actively at this event."""
    card = game.content.hero[name]
    if card.get("trigger") != event.moment.trigger or card.get("place") or name in game.players[seat].used:
        return []
    found = [entry for entry in event.options(game, seat, card) if fits(game, seat, card, entry)]
    if event.units is None and event.entries is None and not needs_unit(card):
        return found[:1]  # which unit makes no difference
    return found


def step_entries(game: Game, seat: int, name: str, unit: Unit) -> list[Entry]:
    """A card without a condition, offered with the unit's own decisions."""
    card = game.content.hero[name]
    if "trigger" in card or not card.get("operations") or name in game.players[seat].used:
        return []
    if card.get("place"):
        return []
    entry: Entry = (unit, None, Moment("step"))
    return [entry] if fits(game, seat, card, entry) else []


def ability_entries(game: Game, event: Event) -> list[tuple[Entry, dict[str, Any]]]:
    """Abilities of units that fit the event."""
    found = []
    for unit in game.on_map():
        if unit.sedated:
            continue
        for ability in unit.data.get("abilities", []):
            if (
                ability.get("trigger") != event.moment.trigger
                or f"{ability.get('once', 'activation')}:{ability['id']}" in unit.once
            ):
                continue
            if ability.get("once") == "game" and ability["id"] in unit.once_game:
                continue
            if event.units is None and event.entries is None:
                entries: list[Entry] = [(unit, None, event.moment)]
            else:
                entries = [e for e in event.options(game, unit.seat, ability) if e[0] is unit]
            found += [(e, ability) for e in entries if fits(game, unit.seat, ability, e)][:1]
    return found


def pool(game: Game, seat: int) -> list[str]:
    """Cards of the player that nobody else can rule out: the list without what lies openly elsewhere."""
    player = game.players[seat]
    left = Counter(player.cards) + Counter(game.outside[seat])
    left -= Counter(player.discard)
    for unit in game.units:
        left -= Counter(gear.card for gear in unit.gear if gear.seat == seat and gear.known)
        left -= Counter(s.card for s in [*unit.locks, *unit.waiting] if s.seat == seat and s.card)
    return sorted(left)


def could(game: Game, seat: int, test: Callable[[str], bool]) -> bool:
    """Whether by what everybody knows the player could hold such a card."""
    return bool(game.players[seat].hand) and any(test(name) for name in pool(game, seat))


def announce(game: Game, event: Event, starter: int | None = None, only: int | None = None) -> Run:
    """Ruling 51: each player once names any number of cards and pays; then they resolve in that order."""
    from .effects import Source, run

    if starter is None and game.active_unit is not None:
        starter = game.active_unit.seat
    order = game.clockwise(game.first)
    if starter is not None and starter in order:
        order = [starter] + [seat for seat in order if seat != starter]
    named: list[tuple[int, str, dict[str, Any], Entry, bool]] = []
    for seat in order:
        if only is not None and seat != only:
            continue
        for entry, ability in ability_entries(game, event):
            if entry[0].seat == seat and ability.get("forced"):
                mark_once(entry[0], ability)
                named.append((seat, ability["id"], ability, entry, False))
        while True:
            texts: dict[str, tuple[str, dict[str, Any], Entry, bool]] = {}
            for name in dict.fromkeys(game.players[seat].hand):
                for entry in hero_entries(game, seat, name, event):
                    texts.setdefault(play_text(name, entry), (name, game.content.hero[name], entry, True))
            for entry, ability in ability_entries(game, event):
                if entry[0].seat == seat and not ability.get("forced"):
                    texts[f"ability:{ability['id']},u{entry[0].number}"] = (
                        ability["id"],
                        ability,
                        entry,
                        False,
                    )
            possible = could(game, seat, lambda name: bool(hero_entries(game, seat, name, event)))  # noqa: B023
            if not texts and not possible:
                break
            answer = yield from ask(game, seat, "announce", ["done", *texts], always=True)
            if answer == "done":
                break
            name, card, entry, is_card = texts[answer]
            use_card(game, seat, name, card, entry[0], is_card)
            named.append((seat, name, card, entry, is_card))
    ordered = event.moment.trigger == "condition" or any(
        has_initiative(card["operations"]) for _, _, card, _, _ in named
    )
    while named:
        place = 0
        if ordered and len(named) > 1:
            answer = yield from ask(
                game, game.first, "order-cards", [f"order:{n + 1}" for n in range(len(named))]
            )
            place = int(answer.partition(":")[2]) - 1
        seat, name, card, entry, is_card = named.pop(place)
        if still_holds(game, seat, card, entry):
            source = Source(seat, entry[0], entry[1], entry[2], name if is_card else None)
            yield from run(game, card["operations"], source)


def has_initiative(operations: list[Any]) -> bool:
    """Whether one of the operations, at any depth, is ``initiative`` (ruling 78)."""
    for operation in operations:
        if isinstance(operation, list):
            if has_initiative(operation):
                return True
        elif operation["do"] == "initiative" or any(
            has_initiative(operation.get(key, [])) for key in ("then", "otherwise", "options")
        ):
            return True
    return False


def still_holds(game: Game, seat: int, card: dict[str, Any], entry: Entry) -> bool:
    unit, other, moment = entry
    free = {key: value for key, value in card.items() if key != "cost"}
    gone = other is not None and not other.on_map and moment.trigger != "elimination"
    cost = card.get("cost") or {}
    what, n = cost.get("resource", "command"), int(cost.get("n", 0))
    payer: Any = unit if what == "adrenaline" else game.players[seat]
    if n:  # ruling 95: what was paid for it counts as still there
        setattr(payer, what, getattr(payer, what) + n)
    holds = not gone and fits(game, seat, free, (unit, other, moment))
    if n:
        setattr(payer, what, getattr(payer, what) - n)
    return holds


def mark_once(unit: Unit, ability: dict[str, Any]) -> None:
    """Once per activation or step, if nothing else is said (ruling 16)."""
    unit.once.add(f"{ability.get('once', 'activation')}:{ability['id']}")
    if ability.get("once") == "game":
        unit.once_game.add(ability["id"])


def use_card(game: Game, seat: int, name: str, card: dict[str, Any], unit: Unit, is_card: bool) -> None:
    """Pay, discard, take the adrenaline icons."""
    pay(game, seat, unit, card.get("cost"))
    if is_card:
        player = game.players[seat]
        player.hand.remove(name)
        player.discard.append(name)
        player.used.append(name)
        gain_adrenaline(unit, int(card.get("adrenaline", 0)))
    else:
        mark_once(unit, card)


def step_texts(game: Game, seat: int, unit: Unit) -> list[str]:
    texts = []
    for name in dict.fromkeys(game.players[seat].hand):
        if step_entries(game, seat, name, unit):
            texts.append(f"play:{name},u{unit.number}")
    for gear in unit.gear if seat == unit.seat else []:
        card = game.content.hero[gear.card]
        usable = gear.place == "gear" and card.get("operations") and gear.uses > 0 and "trigger" not in card
        fitting = matches(game, unit, card.get("concerns", {}), unit.seat, unit)
        if usable and fitting and gear.card not in game.players[seat].used:
            texts.append(f"gear:{gear.card},u{unit.number}")
    return texts


def step_askers(game: Game, unit: Unit) -> list[int]:
    """Players who could hold a card for this unit's own decisions."""
    return [
        seat
        for seat in game.clockwise(unit.seat)
        if could(game, seat, lambda name: bool(step_entries(game, seat, name, unit)))  # noqa: B023
    ]


def play_step(game: Game, seat: int, answer: str) -> Run:
    """``play:CARD,u3`` or ``gear:CARD,u3``: the effect at once."""
    from .effects import Source, run

    word, _, rest = answer.partition(":")
    name, number = rest.split(",")
    unit = game.units[number_of(number)]
    card = game.content.hero[name]
    if word == "play":
        use_card(game, seat, name, card, unit, True)
        yield from run(game, card["operations"], Source(seat, unit, None, Moment("step"), name))
    else:
        gear = next(gear for gear in unit.gear if gear.card == name)
        gear.uses -= 1
        game.players[seat].used.append(name)
        if gear.uses == 0:
            unit.gear.remove(gear)
            game.players[gear.seat].discard.append(name)
        yield from run(game, card["operations"], Source(seat, unit, None, Moment("step")))


_ = number_of
