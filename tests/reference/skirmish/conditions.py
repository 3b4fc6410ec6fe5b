"""Fear, Critical Wounds, Sedatives, Furious, being dealt anew (rulings 55-62)."""

from __future__ import annotations

from .cards import discard_action, draw_action
from .filters import Moment
from .heroes import Event, announce, gain_adrenaline
from .things import Game, Run, Sedative, Shuffle, Unit


def received(game: Game, unit: Unit, condition: str, source: Unit | None, also: str = "") -> Run:
    """The trigger ``condition``; two at once are one occasion."""
    moments = [Moment("condition", condition=word) for word in (condition, also) if word]
    yield from announce(game, Event(moments[0], entries=[(unit, source, moment) for moment in moments]))


def take_fear(game: Game, unit: Unit, source: Unit) -> Run:
    """Ruling 57: a supply of as many Fear cards as the unit draws."""
    if gets_fear(unit, source):
        yield from received(game, unit, "fear", source)


def gets_fear(unit: Unit, source: Unit) -> bool:
    if unit.is_vehicle or not unit.awake or unit.fear_cards >= int(unit.data["draws"]):
        return False
    unit.fear_cards += 1
    unit.deck.append("fear")
    unit.sources.append(source.number)
    gain_adrenaline(unit, 1)
    return True


def frightened(game: Game, targets: list[Unit], source: Unit) -> Run:
    """Ruling 16: all take their Fear cards, then the trigger, once for all."""
    scared = [target for target in targets if gets_fear(target, source)]
    entries = [(target, source, Moment("condition", condition="fear")) for target in scared]
    if entries:
        yield from announce(game, Event(Moment("condition"), entries=list(entries)))


def take_wound(game: Game, unit: Unit, source: Unit | None) -> Run:
    """Ruling 61: shuffled into the deck, Fear stays on top."""
    fears = [card for card in unit.deck if card == "fear"]
    rest = [card for card in unit.deck if card != "fear"]
    shuffled = yield Shuffle(f"deck{unit.number}", [*rest, "wound"])
    unit.deck = [*shuffled, *fears]
    gain_adrenaline(unit, 1)
    yield from received(game, unit, "wound", source)


def knock(game: Game, unit: Unit, source: Unit | None) -> Run:
    """Ruling 43: knocked again: no effect; the grabs it holds end."""
    if unit.knocked or not unit.on_map:
        return
    unit.knocked = True
    unit.holds, unit.blocks = -1, False
    drop_load(game, unit)
    yield from received(game, unit, "knocked", source)


def drop_load(game: Game, unit: Unit) -> None:
    if unit.carries >= 0:
        thing = game.things[unit.carries]
        thing.here, thing.marker = unit.here, True
        unit.carries = -1


def take_sedative(game: Game, unit: Unit, sedative: Sedative, source: Unit | None) -> Run:
    """Ruling 55: it waits under the Next card. Spent for nothing on vehicles and sedated units."""
    if unit.is_vehicle or unit.sedated:
        if sedative.card:
            game.players[sedative.seat].discard.append(sedative.card)
        return
    unit.waiting.append(sedative)
    yield from received(game, unit, "sedative", source)


def sedatives_take_effect(game: Game, unit: Unit) -> Run:
    """At the slide, one after the other. Returns whether the unit fell asleep."""
    if unit.sedated:
        return False
    while unit.waiting:
        sedative = unit.waiting.pop(0)
        unit.adrenaline -= (unit.adrenaline + 1) // 2
        if unit.furious:
            end_furious(unit)
        beneath = unit.active[:-1]
        if beneath:
            discard_action(unit, unit.active.pop(0), seen=True)
        unit.locks.append(sedative)
        if len(unit.locks) >= int(unit.data["combo-limit"]):
            unit.waiting = unit.waiting
            yield from fall_asleep(game, unit)
            return True
    return False


def fall_asleep(game: Game, unit: Unit) -> Run:
    for card in unit.active:
        discard_action(unit, card, seen=False)
    for placed in (unit.next, unit.idle):
        if placed is not None:
            discard_action(unit, placed, seen=False)
    unit.active, unit.next, unit.idle = [], None, None
    unit.deck = [card for card in unit.deck if card not in ("fear", "wound")]
    unit.fear_cards = 0
    unit.sources = []
    unit.holds, unit.blocks = -1, False
    unit.sedated = unit.slept = True
    unit.revealed = unit.skipped_last = unit.kept = unit.dealt_anew = unit.given_reaction = False
    unit.may_skip = unit.must_not_skip = False
    unit.paid.clear()
    drop_load(game, unit)
    yield from received(game, unit, "sedated", None)


def end_furious(unit: Unit) -> None:
    unit.furious = False
    unit.rage = 0
    unit.adrenaline = 0


def furious_round(game: Game, unit: Unit) -> None:
    """It ends after its number of rounds."""
    if unit.furious:
        unit.rage += 1
        if unit.rage > int(game.content.conditions["furious"]["rounds"]):
            end_furious(unit)


def may_become_furious(game: Game, unit: Unit) -> bool:
    return (
        "dinosaur" in unit.keywords
        and not unit.furious
        and not unit.waiting
        and not unit.locks
        and not unit.sedated
        and game.special("no-furious") is None
    )


def become_furious(game: Game, unit: Unit) -> Run:
    """At the end of an Action phase, adrenaline at its maximum."""
    if may_become_furious(game, unit) and unit.adrenaline >= int(unit.data["adrenaline"]):
        unit.furious = True
        unit.rage = 1
        unit.dealt_anew = True
        yield from received(game, unit, "furious", None)


def deal_anew(game: Game, unit: Unit) -> Run:
    """Ruling 58: its action cards and Critical Wounds are shuffled, Fear cards leave, 6 cards are drawn."""
    cards = [*unit.deck, *unit.drawn, *unit.active, *(d.card for d in unit.discard)]
    cards += [card for card in (unit.next, unit.idle) if card is not None]
    cards = [card for card in cards if card != "fear"]
    unit.fear_cards, unit.sources = 0, []
    unit.drawn, unit.active, unit.discard = [], [], []
    unit.next = unit.idle = None
    unit.revealed = unit.given_reaction = False
    unit.paid.clear()
    unit.peeked = 0
    unit.deck = yield Shuffle(f"deck{unit.number}", cards)
    yield from draw_action(game, unit, 6)
