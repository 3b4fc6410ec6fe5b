"""Objectives, checks, the end and who has won (rulings 10, 14, 17, 18, 60, 67, 76)."""

from __future__ import annotations

from typing import Any

from .filters import matches
from .things import Game, GameOver, Run, Unit


def serves(game: Game, objective: dict[str, Any]) -> list[str]:
    """The sides that an objective is for."""
    return [objective["side"]] if "side" in objective else game.sides()


def counts(game: Game, objective: dict[str, Any], unit: Unit, side: str) -> bool:
    """Whether the unit is in the objective's filter, seen from a side."""
    seat = next(player.seat for player in game.players if player.side == side)
    rule = dict(objective.get("units", {}))
    if rule.get("side") == "own":
        rule["side"] = "allied"
    return matches(game, unit, rule, seat, None)


def reward(game: Game, objective: dict[str, Any], side: str, *seats: int) -> None:
    """Points for the side, resources for these players; without any, for all of the side."""
    game.points[side] += int(objective.get("points", 0))
    for player in game.players:
        if player.side == side and not player.out and (not seats or player.seat in seats):
            player.command += int(objective.get("command", 0))
            player.requisition += int(objective.get("requisition", 0))


def objectives(game: Game, kind: str) -> list[dict[str, Any]]:
    return [
        objective
        for objective in game.scenario.get("objectives", [])
        if objective["kind"] == kind and game.round >= objective.get("from-round", 1)
    ]


def check(game: Game, moment: str) -> Run:
    """At the Action phase's check; at the slide only captures count (67). In the scenario's order (110)."""
    last = game.round == int(game.scenario.get("length", 8))
    for objective in game.scenario.get("objectives", []):
        if moment == "action" and game.round >= objective.get("from-round", 1):
            for side in serves(game, objective):
                if objective["kind"] == "hold":
                    holding(game, objective, side)
                elif objective["kind"] == "leave":
                    leaving(game, objective, side)
                elif objective["kind"] == "survive" and last:
                    surviving(game, objective, side)
    capturing(game)
    asleep_sides_lose(game)
    points_win(game)
    if moment == "action":
        out_of_time(game)
    yield from ()


def holding(game: Game, objective: dict[str, Any], side: str) -> None:
    zone = game.map.zones[objective["zone"]]
    there = [unit for unit in game.on_map() if unit.awake and any(h in zone for h in unit.hexes)]
    mine = [unit for unit in there if game.side(unit.seat) == side and counts(game, objective, unit, side)]
    if mine and all(game.side(unit.seat) == side for unit in there):
        reward(game, objective, side, *{unit.seat for unit in mine})


def leaving(game: Game, objective: dict[str, Any], side: str) -> None:
    zone = game.map.zones[objective["zone"]]
    for unit in game.on_map():
        load = game.things[unit.carries].data["id"] if unit.carries >= 0 else ""
        if (
            unit.awake
            and game.side(unit.seat) == side
            and unit.here in zone
            and counts(game, objective, unit, side)
            and ("object" not in objective or load == objective["object"])
        ):
            reward(game, objective, side, unit.seat)
            unit.status = "left"
            remove_from_map(game, unit)


def capturing(game: Game) -> None:
    for objective in objectives(game, "capture"):
        for side in serves(game, objective):
            for unit in game.on_map():
                if (
                    unit.sedated
                    and game.side(unit.seat) != side
                    and (objective["id"], side, unit.number) not in game.captured
                    and counts(game, objective, unit, side)
                ):
                    game.captured.add((objective["id"], side, unit.number))
                    reward(game, objective, side)


def surviving(game: Game, objective: dict[str, Any], side: str) -> None:
    for unit in game.on_map():
        if unit.awake and game.side(unit.seat) == side and counts(game, objective, unit, side):
            reward(game, objective, side, unit.seat)


def eliminated(game: Game, unit: Unit) -> None:
    """Called while the unit is still on the map."""
    for objective in objectives(game, "eliminate"):
        for side in serves(game, objective):
            if game.side(unit.seat) != side and counts(game, objective, unit, side):
                reward(game, objective, side)


def remove_from_map(game: Game, unit: Unit) -> None:
    """Ruling 17: its grabs end, what it carries stays or leaves with it."""
    for other in game.on_map():
        if other.holds == unit.number:
            other.holds, other.blocks = -1, False
    unit.holds, unit.blocks = -1, False
    if unit.carries >= 0 and unit.status != "left":
        game.things[unit.carries].here = unit.here
        game.things[unit.carries].marker = True
    unit.carries = -1
    unit.here = None
    for gear in unit.gear:
        game.players[gear.seat].discard.append(gear.card)
    unit.gear = []
    for sedative in [*unit.locks, *unit.waiting]:
        if sedative.card:
            game.players[sedative.seat].discard.append(sedative.card)
    unit.locks, unit.waiting, unit.net = [], [], 0
    unit.revealed = unit.knocked = unit.furious = unit.sedated = unit.early = False
    unit.held, unit.bonuses = [], []
    unit.may_skip = unit.must_not_skip = False


def end(game: Game, winners: list[int], reason: str) -> None:
    game.winners, game.reason = winners, reason
    raise GameOver


def seats_of(game: Game, sides: list[str]) -> list[int]:
    return [player.seat for player in game.players if player.side in sides]


def has_units(game: Game, side: str) -> bool:
    due = {entry["unit"] for entry in game.reinforcements}
    return any(
        game.side(unit.seat) == side
        and (unit.on_map or unit.status == "called" or (unit.status == "waiting" and unit.number in due))
        for unit in game.units
    )


def last_side(game: Game) -> None:
    """Ruling 17, once the current movement, action or effect is resolved."""
    left = [side for side in game.sides() if has_units(game, side)]
    if len(left) <= 1 and len(game.sides()) > 1:
        left_alone(game, left)


def may_win(game: Game, side: str) -> bool:
    """At a check: with a waking unit, with one to come, or with one that has left the map (17, 76)."""
    if any(unit.status == "left" and game.side(unit.seat) == side for unit in game.units):
        return True
    return is_awake(game, side)


def is_awake(game: Game, side: str) -> bool:
    mine = [unit for unit in game.units if game.side(unit.seat) == side]
    due = {entry["unit"] for entry in game.reinforcements}
    return any(
        unit.awake or unit.status == "called" or (unit.status == "waiting" and unit.number in due)
        for unit in mine
    )


def asleep_sides_lose(game: Game) -> None:
    waking = [side for side in game.sides() if is_awake(game, side)]
    if len(waking) <= 1 and len(game.sides()) > 1:
        left_alone(game, waking)


def left_alone(game: Game, sides: list[str]) -> None:
    """Ruling 76: if others have left the map, points decide where the scenario counts them."""
    away = [u for u in game.units if u.status == "left" and game.side(u.seat) not in sides]
    if away and game.scenario.get("at-end", "points") == "points":
        most = max(game.points.values())
        best = [side for side in game.sides() if game.points[side] == most]
        end(game, seats_of(game, best) if len(best) == 1 else [], "points")
    end(game, seats_of(game, sides), "last-side")


def points_win(game: Game) -> None:
    wanted = game.scenario.get("wins-at", {})
    won = [
        side
        for side in game.sides()
        if side in wanted and game.points[side] >= wanted[side] and may_win(game, side)
    ]
    if len(won) == 1:
        end(game, seats_of(game, won), "objective")
    if len(won) > 1:
        untie(game, won, "objective")


def untie(game: Game, sides: list[str], reason: str) -> None:
    """The scenario's ``tie``: a side among them, a draw, or the larger share of army value left."""
    how = game.scenario.get("tie", "value")
    if how in sides:
        end(game, seats_of(game, [how]), reason)
    if how == "draw":
        end(game, [], reason)
    by_value(game, sides, reason)


def by_value(game: Game, sides: list[str], reason: str) -> None:
    shares = {side: share(game, side) for side in sides}
    best = [side for side in sides if shares[side] == max(shares.values())]
    end(game, seats_of(game, best) if len(best) == 1 else [], reason)


def out_of_time(game: Game) -> None:
    over = game.round >= int(game.scenario.get("length", 8))
    empty = all(not player.pile for player in game.players if not player.out)
    if not over and not empty:
        return
    at_end = game.scenario.get("at-end", "points")
    reason = "length" if over else "decks"
    if at_end in game.sides():
        end(game, seats_of(game, [at_end]), reason)
    sides = [side for side in game.sides() if may_win(game, side)]
    if at_end != "points":
        by_value(game, sides, reason)
    most = max(game.points[side] for side in sides)
    best = [side for side in sides if game.points[side] == most]
    if len(best) == 1:
        end(game, seats_of(game, best), reason)
    untie(game, best, reason)


def scores(game: Game) -> list[float]:
    """For each seat its side's points, if the scenario counts any; else its share of army value left."""
    if game.scenario.get("at-end", "points") == "points" or game.scenario.get("wins-at"):
        return [float(game.points[player.side]) for player in game.players]
    return [round(share(game, player.side), 4) for player in game.players]


def share(game: Game, side: str) -> float:
    """Ruling 10; reinforcements to come count whole, units that a card may call only on the map (101)."""
    called = {number for player in game.players for number in player.calls}
    left = total = 0.0
    for unit in game.units:
        if game.side(unit.seat) != side or (unit.number in called and not unit.on_map):
            continue
        value = float(unit.data["value"])
        total += value
        if unit.status != "gone" and not unit.sedated:
            left += value * sum(unit.health) / unit.start_health
    return left / total if total else 0.0
