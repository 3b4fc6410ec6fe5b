"""Interact: crates, loads, devices, equipment (ruling 30)."""

from __future__ import annotations

from .hexes import distance
from .things import Game, Gear, Run, Thing, Unit, number_of, uses_of
from .victory import counts, objectives, reward

PLACES = {"weapon": 1, "ammunition": 1, "gear": 2}


def at_contact(unit: Unit, thing: Thing) -> bool:
    if thing.here is None:
        return False
    nearest = min(distance(h, thing.here) for h in unit.hexes)
    return nearest <= 1 if thing.marker else nearest == 1


def capacity(unit: Unit, place: str) -> int:
    places = unit.data.get("places")
    if places is None:
        return PLACES[place] if "human" in unit.keywords else 0
    return int(places.get(place, 0))


def interact_texts(game: Game, unit: Unit) -> list[str]:
    if "human" not in unit.keywords or unit.knocked:
        return []
    texts = []
    for thing in game.things:
        if not at_contact(unit, thing):
            continue
        sort = thing.data["sort"]
        if sort in ("crate", "cache") and not thing.emptied:
            texts.append(f"open,o{thing.number}")
        elif sort == "load" and unit.carries < 0:
            texts.append(f"carry,o{thing.number}")
        elif sort == "device" and usable(game, unit, thing):
            texts.append(f"use,o{thing.number}")
    if unit.carries >= 0:
        texts.append("drop")
    player = game.players[unit.seat]
    for name in dict.fromkeys(player.hand):
        card = game.content.hero[name]
        if (
            card.get("place")
            and player.requisition >= card.get("cost", {}).get("n", 0)
            and capacity(unit, card["place"])
        ):
            texts.append(f"equip,{name}")
    for gear in unit.gear:
        if gear.place == "attached":
            continue
        for other in game.on_map():
            if (
                other is not unit
                and other.awake
                and game.allied(other, unit)
                and game.adjacent(other, unit)
                and capacity(other, gear.place)
            ):
                texts.append(f"hand,{gear.card},u{other.number}")
    return texts


def usable(game: Game, unit: Unit, thing: Thing) -> bool:
    side = game.side(unit.seat)
    return any(
        objective.get("object") == thing.data["id"]
        and (("side" not in objective) or objective["side"] == side)
        and counts(game, objective, unit, side)
        and (objective["id"], side) not in game.counted
        for objective in objectives(game, "interact")
    )


def equip(game: Game, unit: Unit, gear: Gear) -> None:
    """A replaced card is discarded."""
    same = [old for old in unit.gear if old.place == gear.place]
    if len(same) >= capacity(unit, gear.place):
        old = same[0]
        unit.gear.remove(old)
        game.players[old.seat].discard.append(old.card)
    unit.gear.append(gear)


def do_interact(game: Game, unit: Unit, fields: list[str]) -> Run:
    yield from ()
    word = fields[0]
    player = game.players[unit.seat]
    if word in ("open", "carry", "use"):
        thing = game.things[number_of(fields[1])]
        if word == "open":
            thing.emptied = True
            player.requisition += int(thing.data.get("requisition", 0 if "card" in thing.data else 1))
            if "card" in thing.data:
                player.hand.append(thing.data["card"])
                game.outside[player.seat].append(thing.data["card"])
                from .cards import hand_limit

                yield from hand_limit(game, player.seat)
        elif word == "carry":
            unit.carries = thing.number
            thing.here = None
        else:
            use_device(game, unit, thing)
    elif word == "drop":
        thing = game.things[unit.carries]
        thing.here, thing.marker = unit.here, True
        unit.carries = -1
    elif word == "equip":
        card = game.content.hero[fields[1]]
        player.requisition -= card.get("cost", {}).get("n", 0)
        player.hand.remove(fields[1])
        uses = uses_of(card)
        equip(
            game, unit, Gear(fields[1], unit.seat, card["place"], uses, known=card["place"] != "ammunition")
        )
    elif word == "hand":
        gear = next(gear for gear in unit.gear if gear.card == fields[1])
        unit.gear.remove(gear)
        equip(game, game.units[number_of(fields[2])], gear)


def use_device(game: Game, unit: Unit, thing: Thing) -> None:
    side = game.side(unit.seat)
    for objective in objectives(game, "interact"):
        if objective.get("object") != thing.data["id"] or (objective["id"], side) in game.counted:
            continue
        if ("side" in objective and objective["side"] != side) or not counts(game, objective, unit, side):
            continue
        done = thing.steps.get(side, 0) + 1
        thing.steps[side] = done
        if done >= int(objective.get("steps", 1)):
            game.counted.add((objective["id"], side))
            reward(game, objective, side, unit.seat)
