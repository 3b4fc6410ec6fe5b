"""Setup: armies, decks, opening hands, deployment (RULES, section 2, Setup)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .cards import discard_hero, draw_action, draw_hero
from .things import (
    AskAll,
    Game,
    Gear,
    Player,
    Run,
    Shuffle,
    Thing,
    Toss,
    Unit,
    ask,
    hex_of,
    hex_text,
    number_of,
    uses_of,
)


def build(game: Game, armies: list[str]) -> None:
    """Players, units and objects of the scenario, nothing shuffled."""
    for seat, data in enumerate(game.scenario["seats"]):
        if "army" in data:
            soldiers, faction = data["army"], data["faction"]
        else:
            army = roster(game, armies[seat])
            soldiers, faction = army["army"], army["faction"]
        player = Player(seat, data["id"], data["side"], faction, data["zone"])
        player.command = data.get("command", 0)
        player.requisition = data.get("requisition", 0)
        game.players.append(player)
        game.outside.setdefault(seat, [])
        for soldier in soldiers:
            add_unit(game, seat, soldier)
        player.cards = game.content.hero_deck(faction, [soldier["unit"] for soldier in soldiers])
        player.pile = list(player.cards)
    army_units = list(game.units)
    for unit in army_units:
        unit.status = "map"
    for data in game.scenario.get("reinforcements", []):
        seat = next(p.seat for p in game.players if p.name == data["seat"])
        unit = add_unit(game, seat, data["soldier"])
        game.reinforcements.append({"unit": unit.number, "round": data["round"], "zone": data["zone"]})
    for player in game.players:
        for name in dict.fromkeys(player.cards):
            for operation in game.content.hero[name].get("operations", []):
                if operation["do"] == "bring-in":
                    player.calls.append(add_unit(game, player.seat, {"unit": operation["name"]}).number)
    for number, data in enumerate(game.scenario.get("objects", [])):
        here = (data["hex"][0], data["hex"][1])
        game.things.append(Thing(number, data, here, bool(data.get("marker"))))
    for side in game.sides():
        game.points[side] = 0


def roster(game: Game, name: str) -> dict[str, Any]:
    """A ready army, or one of the player's own: ``own:3.4-90``, units with their equipment by number."""
    if not name.startswith("own:"):
        return game.content.armies[name]
    units = list(game.content.units)
    army = []
    for soldier in name.removeprefix("own:").split("."):
        number, *equipment = map(int, soldier.split("-"))
        army.append({"unit": units[number], "equipment": [game.content.hero_names[n] for n in equipment]})
    return {"army": army, "faction": game.content.units[str(army[0]["unit"])]["faction"]}


def add_unit(game: Game, seat: int, soldier: dict) -> Unit:  # type: ignore[type-arg]
    data = game.content.units[soldier["unit"]]
    unit = Unit(len(game.units), seat, soldier["unit"], data)
    unit.health = [int(data["health"])] * int(data["models"])
    wounded = game.special("wounded")
    if wounded and wounded.get("seat") == game.players[seat].name:
        unit.health[-1] = max(1, unit.health[-1] - int(wounded["n"]))
    unit.start_health = sum(unit.health)
    unit.deck = game.content.action_deck(soldier["unit"])
    start = game.special("start-adrenaline")
    if start and "dinosaur" in unit.keywords:
        unit.adrenaline = min(int(start["n"]), int(data["adrenaline"]))
    for card in soldier.get("equipment", []):
        hero = game.content.hero[card]
        uses = uses_of(hero)
        game.outside.setdefault(seat, []).append(card)
        unit.gear.append(Gear(card, seat, hero["place"], uses, known=hero["place"] != "ammunition"))
    game.units.append(unit)
    return unit


def setup(game: Game) -> Run:
    for unit in game.units:
        if unit.status == "map":
            unit.deck = yield Shuffle(f"deck{unit.number}", unit.deck)
    for player in game.players:
        player.pile = yield Shuffle(f"hero{player.seat}", player.pile)
    values = {
        p.seat: sum(army_value(game, u) for u in game.units if u.seat == p.seat and u.status == "map")
        for p in game.players
    }
    lowest = [seat for seat, value in values.items() if value == min(values.values())]
    game.first = lowest[0]
    if len(lowest) > 1:
        game.first = yield Toss("first-player", lowest)
    for unit in game.units:
        if unit.status == "map":
            yield from draw_action(game, unit, 6)
    for player in game.players:
        draw_hero(game, player.seat, 5)
    yield from replace_cards(game)
    yield from deploy(game)


def army_value(game: Game, unit: Unit) -> int:
    """Ruling 86: each equipment card counts 1."""
    return int(unit.data["value"]) + len(unit.gear)


def replace_cards(game: Game) -> Run:
    """Any of the five replaced once, by all players at the same time; they go to the discard (ruling 9)."""
    texts = {}
    for player in game.players:
        places = range(1, len(player.hand) + 1)
        subsets = [c for n in range(1, len(player.hand) + 1) for c in combinations(places, n)]
        texts[player.seat] = sorted(["keep"] + ["replace:" + ",".join(map(str, c)) for c in subsets])
    answers = yield AskAll("replace-hero-cards", texts)
    for player in game.players:
        answer = answers[player.seat]
        if answer != "keep":
            chosen = [int(place) - 1 for place in answer.partition(":")[2].split(",")]
            cards = [player.hand[place] for place in chosen]
            for card in cards:
                discard_hero(game, player.seat, card)
            draw_hero(game, player.seat, len(cards))


def deploy(game: Game) -> Run:
    answer = yield from ask(game, game.first, "who-deploys", [f"player:{p.name}" for p in game.players])
    seat = next(p.seat for p in game.players if f"player:{p.name}" == answer)
    order = game.clockwise(seat)
    while any(unit.status == "map" and unit.here is None for unit in game.units):
        for seat in order:
            waiting = [u for u in game.units if u.seat == seat and u.status == "map" and u.here is None]
            if waiting:
                yield from place_one(game, seat, waiting, game.players[seat].zone, "deploy")


def places(game: Game, unit: Unit, zone: str) -> list[str]:
    """Where and how it fits into the zone, all hexes free."""
    inside = set(game.map.zones[zone])
    return [
        f"deploy:u{unit.number},{hex_text(here)},{facing}"
        for here in game.map.zones[zone]
        for facing in range(6)
        if all(h in inside and game.is_free(h) for h in unit.hexes_at(here, facing))
    ]


def place_one(game: Game, seat: int, waiting: list[Unit], zone: str, kind: str) -> Run:
    choices = [text for unit in waiting for text in places(game, unit, zone)]
    if not choices:
        return False
    answer = yield from ask(game, seat, kind, choices)
    number, here, facing = answer.partition(":")[2].split(",")
    unit = game.units[number_of(number)]
    unit.here, unit.facing, unit.status = hex_of(here), int(facing), "map"
    return True
