"""Movement halves, segments, tests on the way, dragging, reactions, fleeing (rulings 21-28, 45, 48, 62)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from .filters import Moment
from .heroes import Event, announce, play_step, step_askers, step_texts
from .hexes import Hex, distance, step
from .paths import (
    Place,
    Reach,
    Way,
    comes_onto_difficult,
    edges_out,
    in_the_way,
    lands_on_difficult,
    living,
    may_be_over,
    may_enter_by_test,
    may_stay,
    reach,
    turned_all,
)
from .paths import route as canonical_route
from .routes import walk
from .skills import movement_points
from .stability import displace, movement_tests
from .things import Game, Run, Thing, Unit, ask, hex_of, hex_text, number_of


def card_movement(game: Game, unit: Unit) -> dict[str, Any]:
    card = game.shown_card(unit)
    return dict(card.get("movement", {})) if card else {}


def way_of(game: Game, unit: Unit, base_only: bool, stood: bool, extra: int | None = None) -> Way:
    data = {} if base_only or extra is not None or unit.knocked else card_movement(game, unit)
    words = game.moves_as(unit)
    points = (
        movement_points(game, unit, base_only, stood) if extra is None else grabbed_points(game, unit, extra)
    )
    card = game.shown_card(unit)
    paid = [
        r for r in (card or {}).get("reinforced", []) if r["part"] == "movement" and "movement" in unit.paid
    ]
    if base_only or extra is not None:
        paid = []
    return Way(
        points,
        fly="fly" in words or bool(data.get("fly")),
        jump="jump" in words or bool(data.get("jump")) or any(r.get("jump") for r in paid),
        charge=bool(data.get("charge")) or any(r.get("charge") for r in paid),
        fix=bool(data.get("fix")),
        backward=bool(data.get("backward")),
        base=base_only or extra is not None,
    )


def grabbed_points(game: Game, unit: Unit, points: int) -> int:
    holders = len(game.grabbers(unit))
    return max(1, points - holders) if holders and points else points


def path_texts(found: Reach) -> list[str]:
    texts = [f"move:{hex_text(here)},{facing}" for here, facing in found.ends]
    texts += [f"enter:{hex_text(here)},{facing}>{edge}" for here, facing, edge in found.tests]
    return texts


def consent_texts(game: Game, unit: Unit, way: Way, moves: Reach) -> list[str]:
    """Ruling 69: allies of several models of another player in the way, not asked yet in this movement."""
    if way.fix or way.points == 0 or way.fly:
        return []
    met = {
        id(blocker)
        for here, facing, edge in moves.tests
        for blocker in in_the_way(game, unit, (step(here, edge), facing), [])
    }
    return [
        f"ask:u{other.number}"
        for other in game.on_map()
        if other.seat != unit.seat
        and id(other) in met
        and game.allied(unit, other)
        and living(other) > 1
        and other.number not in way.agreed | way.refused
    ]


def movement_half(game: Game, unit: Unit, mode: str, extra: int | None = None) -> Run:
    """``mode``: active, late, reaction or extra. Returns whether the unit moved or turned."""
    stood = base_only = asked_holders = begun = False
    refused: set[int] = set()
    agreed: set[int] = set()
    before = (unit.here, unit.facing)
    data = card_movement(game, unit)
    forced = bool(data.get("forced")) and mode in ("active",)
    if mode != "extra":
        # Ruling 92: a blocked unit has no movement decision, its owner's cards are asked for before it.
        yield from allies_cards(game, unit, game.is_blocked(unit))
    while unit.awake:
        blocked = game.is_blocked(unit)
        if blocked or not unit.awake:
            return stood
        way = way_of(game, unit, base_only, stood, extra)
        way.agreed, way.refused = agreed, refused
        grabbed = bool(game.grabbers(unit))
        texts = ["stay"]
        moves: Reach | None = None
        if unit.knocked:
            if extra is None:
                texts.append("stand")
        elif grabbed and not asked_holders:
            texts.append("go")
        else:
            moves = reach_of(game, unit, way)
            texts += path_texts(moves)
            texts += consent_texts(game, unit, way, moves)
        disregards = not base_only and extra is None and not unit.knocked and not forced
        if disregards and (data.get("charge") or data.get("fix")):
            texts.append("base")
        if can_reinforce(game, unit, "movement", base_only) and extra is None:
            texts.append("reinforce")
        if mode == "active" and not blocked and game.has_reaction(unit) and not forced and not begun:
            texts.append("hold")
        if unit.holds >= 0 and mode == "active":
            texts.append("release")
        if forced and len(texts) > 1 and not unit.knocked:
            texts.remove("stay")
        if mode != "extra":
            texts += step_texts(game, unit.seat, unit)
        always = mode != "extra" and unit.seat in step_askers(game, unit)
        drawn = (unit, way) if moves is not None and not grabbed else None
        answer = yield from ask(game, unit.seat, "movement", texts, always=always, routes=drawn)
        word, _, rest = answer.partition(":")
        if word == "stay":
            break
        if word == "hold":
            unit.held.append("movement")
            return False
        if word in ("play", "gear"):
            yield from play_step(game, unit.seat, answer)
        elif word == "stand":
            unit.knocked = False
            stood = begun = True
        elif word == "base":
            base_only = begun = True
        elif word == "reinforce":
            pay_part(game, unit, "movement")
            begun = True
        elif word == "release":
            unit.holds, unit.blocks = -1, False
        elif word == "go":
            asked_holders = begun = True
            yield from ask_holders(game, unit)
        elif word == "ask":
            yield from consent(game, way, rest)
        else:
            assert moves is not None
            yield from segments(game, unit, way, moves, answer, mode)
            break
    moved = (unit.here, unit.facing) != before
    if unit.awake and mode in ("active", "reaction", "late") and not base_only and not unit.knocked:
        then = data.get("then")
        if then and moved:
            from .effects import Source, run

            yield from run(game, then, Source(unit.seat, unit, None, Moment("segment")))
    return moved or stood


def allies_cards(game: Game, unit: Unit, owner: bool = False) -> Run:
    """Allied players may play a card without a condition for the unit, too; with ``owner`` its own first."""
    for seat in game.clockwise(unit.seat):
        while (owner or seat != unit.seat) and unit.awake and seat in step_askers(game, unit):
            answer = yield from ask(
                game, seat, "step-card", ["done", *step_texts(game, seat, unit)], always=True
            )
            if answer == "done":
                break
            yield from play_step(game, seat, answer)


def can_reinforce(game: Game, unit: Unit, part: str, base: bool) -> bool:
    card = game.shown_card(unit)
    if card is None or base or unit.knocked or part in unit.paid:
        return False
    return any(r["part"] == part and unit.adrenaline >= r["cost"] for r in card.get("reinforced", []))


def pay_part(game: Game, unit: Unit, part: str) -> None:
    card = game.shown_card(unit)
    assert card is not None
    unit.adrenaline -= next(int(r["cost"]) for r in card["reinforced"] if r["part"] == part)
    unit.paid.add(part)


def dragged_by(game: Game, unit: Unit, but: list[Unit] | None = None) -> list[Unit]:
    """All that hold it, directly or through others; without those that let go."""
    found: list[Unit] = []
    todo = [unit]
    while todo:
        one = todo.pop()
        for other in game.grabbers(one):
            if other not in found and other is not unit and other not in (but or []):
                found.append(other)
                todo.append(other)
    return found


def come_along(game: Game, unit: Unit, after: Place, edge: int) -> list[Unit]:
    """Ruling 45: who is dragged by a step to a place; who finds no room lets go first."""
    staying: list[Unit] = []
    while True:
        group = dragged_by(game, unit, staying)
        own = unit.hexes_at(*after)
        for holder in sorted(group, key=lambda one: one.number):
            assert holder.here is not None
            new = holder.hexes_at(step(holder.here, edge), holder.facing)
            if any(here in own or not game.is_free(here, [unit, *group]) for here in new):
                staying.append(holder)
                break
        else:
            return group


def reach_of(game: Game, unit: Unit, way: Way) -> Reach:
    """All that it may declare now."""
    if not game.grabbers(unit):
        return reach(game, unit, way)
    assert unit.here is not None
    start: Place = (unit.here, unit.facing)
    found = Reach({}, {}, {}, {})
    states = turned_all(game, unit, way, {(*start, way.ended, way.credit, False)}, set(), [])
    for here, facing, ended, credit, debt in sorted(states, key=lambda state: (state[2], state[4])):
        place = (here, facing)
        if not debt and place != start and place not in found.ends and may_stay(game, unit, place):
            found.ends[place], found.credits[place] = 0, credit
            found.ended[place] = ended or comes_onto_difficult(game, unit, start, place, Way(0))
        if not ended and not way.fix and way.points > 0:
            for edge in edges_out(facing, way):
                after = (step(here, edge), facing)
                held_step(game, unit, way, found, place, after, edge, not debt)
    if way.points > 1 and not way.fix:
        begins = sorted(((facing, debt) for _, facing, ended, _, debt in states if not ended))
        for facing, debt in begins:
            for edge in sorted(edges_out(facing, way)):
                pass_over(game, unit, way, found, (unit.here, facing), edge, debt)
    return found


def pass_over(game: Game, unit: Unit, way: Way, found: Reach, before: Place, edge: int, debt: bool) -> None:
    """Ruling 45: grabbers let go when it passes a place where it may not stay; then it goes as any unit."""
    after: Place = (step(before[0], edge), before[1])
    if may_stay(game, unit, after, come_along(game, unit, after, edge)):
        return
    if not may_be_over(game, unit, after, way, []) or comes_onto_difficult(game, unit, before, after, way):
        return
    first = (before, edge, debt)
    beyond = from_there(unit, after, lambda: reach(game, unit, further(way, debt)))
    assert unit.here is not None
    start: Place = (unit.here, unit.facing)
    for place, cost in beyond.ends.items():
        known = found.ends.get(place)
        if known is None or (place in found.over and cost + 1 < known):
            found.ends[place], found.credits[place] = cost + 1, beyond.credits[place]
            lands = lands_on_difficult(game, unit, start, place)
            found.ended[place] = lands if way.fly or way.jump else beyond.ended[place]
            found.over[place] = first
    for test, cost in beyond.tests.items():
        known = found.tests.get(test)
        if known is None or (test in found.over and cost + 1 < known):
            found.tests[test] = cost + 1
            found.test_credits[test] = beyond.test_credits.get(test, False)
            found.over[test] = first


def further(way: Way, debt: bool) -> Way:
    """What is left after the hex that is passed."""
    return replace(way, points=way.points - 1, credit=not debt)


def from_there(unit: Unit, place: Place, look: Callable[[], Any]) -> Any:
    """What can be found from another place."""
    before = (unit.here, unit.facing)
    unit.here, unit.facing = place
    try:
        return look()
    finally:
        unit.here, unit.facing = before


def leave_behind(game: Game, unit: Unit) -> None:
    for holder in game.grabbers(unit):
        holder.holds, holder.blocks = -1, False


def path_over(game: Game, unit: Unit, way: Way, moves: Reach, place: Place, test: Any) -> list[Place]:
    """All places of such a path, to find the last where it may stay (ruling 68)."""
    before, edge, debt = moves.over[test]
    after: Place = (step(before[0], edge), before[1])
    assert unit.here is not None
    beyond = from_there(unit, after, lambda: canonical_route(game, unit, further(way, debt), place))
    return [(unit.here, unit.facing), before, after, *beyond]


def held_step(
    game: Game, unit: Unit, way: Way, found: Reach, before: Place, after: Place, edge: int, credit: bool
) -> None:
    """One hex at a time: it ends the path, as a test does (rulings 27, 80)."""
    group = come_along(game, unit, after, edge)
    if may_stay(game, unit, after, group):
        if after not in found.ends:
            found.ends[after], found.credits[after] = 1, credit
            found.ended[after] = comes_onto_difficult(game, unit, before, after, Way(0))
    elif may_enter_by_test(game, unit, after, way, group):
        found.tests.setdefault((*before, edge), 0)
        if credit:
            found.test_credits[(*before, edge)] = True


def ask_holders(game: Game, unit: Unit) -> Run:
    """Ruling 45: a holder may let go when the target starts a segment."""
    for holder in sorted(game.grabbers(unit), key=lambda u: u.number):
        answer = yield from ask(game, holder.seat, "let-go", ["keep", "release"])
        if answer == "release":
            holder.holds, holder.blocks = -1, False


def segments(game: Game, unit: Unit, way: Way, moves: Reach, answer: str, mode: str) -> Run:
    """A segment, reactions to it, and what is left afterwards."""
    while True:
        start = (unit.here, unit.facing)
        left = yield from one_segment(game, unit, way, moves, answer)
        if not unit.awake or (left == 0 and (unit.here, unit.facing) == start):
            return  # a lost test without a hex or a turn is no segment (ruling 48)
        yield from announce(game, Event(Moment("segment"), units=[unit]), unit.seat)
        if not unit.awake or mode != "active":
            return
        moved = yield from reactions(game, unit, "movement")
        if not moved or not unit.awake or left <= 0 or game.is_blocked(unit) or unit.knocked or way.ended:
            return
        way.points = left
        if game.grabbers(unit):
            yield from ask_holders(game, unit)
        moves, answer = yield from rest_of(game, unit, way)
        if answer == "stop":
            return


def consent(game: Game, way: Way, text: str) -> Run:
    """Ruling 24: the owner of an ally in the way says whether it may be passed."""
    other = game.units[number_of(text)]
    said = yield from ask(game, other.seat, "consent", ["agree", "refuse"])
    (way.agreed if said == "agree" else way.refused).add(other.number)


def rest_of(game: Game, unit: Unit, way: Way) -> Run:
    """What it could declare next (ruling 80), and what it declares; allies may be asked before (89)."""
    while True:
        moves = reach_of(game, unit, way)
        texts = [*path_texts(moves), *consent_texts(game, unit, way, moves)]
        if not texts:
            return moves, "stop"
        routes = None if game.grabbers(unit) else (unit, way)
        answer = yield from ask(game, unit.seat, "rest-of-movement", ["stop", *texts], routes=routes)
        if not answer.startswith("ask:"):
            return moves, answer
        yield from consent(game, way, answer.partition(":")[2])


def one_segment(game: Game, unit: Unit, way: Way, moves: Reach, answer: str) -> Run:
    """Returns the points left. A test, a consent, a hex of a grabbed unit ends the path, not the segment."""
    while True:
        word, _, rest = answer.partition(":")
        entered: int | None = None
        drawn = walk(game, unit, way, answer) if word == "route" else None
        if drawn is not None and drawn.test is None:
            yield from go_to(game, unit, drawn.place, way)
            if drawn.points:  # also where it comes back to its hex
                unit.holds, unit.blocks = -1, False
            way.credit, way.ended = drawn.credit, drawn.ended
            way.points -= drawn.points
            again = False
        elif drawn is not None:
            assert drawn.test is not None
            way.points -= drawn.points
            if drawn.points:
                unit.holds, unit.blocks = -1, False
            credit = not drawn.debt
            won = yield from enter_by_test(game, unit, way, drawn.place, drawn.test, drawn.places)
            way.credit = credit
            if not unit.awake or not won:
                return 0
            way.points -= 1
            again = True
        elif word == "move":
            here, facing = rest.split(",")
            place: Place = (hex_of(here), int(facing))
            cost = moves.ends[place]
            before = unit.here
            if place in moves.over:
                leave_behind(game, unit)
            held = bool(game.grabbers(unit))
            yield from go_to(game, unit, place, way)
            way.credit = moves.credits.get(place, False)
            way.ended = way.ended or moves.ended[place]
            way.points -= cost
            if not unit.awake:
                return 0
            again = held and unit.here != before
        else:
            spot, _, edge = rest.partition(">")
            here, facing = spot.split(",")
            place = (hex_of(here), int(facing))
            entered = int(edge)
            cost = moves.tests[(*place, entered)]
            way.points -= cost
            credit = moves.test_credits.get((*place, entered), False)
            path = None
            if (*place, entered) in moves.over:
                path = path_over(
                    game, unit, replace(way, points=way.points + cost), moves, place, (*place, entered)
                )
                leave_behind(game, unit)
            won = yield from enter_by_test(game, unit, way, place, entered, path)
            way.credit = credit
            if not unit.awake or not won:
                return 0
            way.points -= 1
            again = True
        if not again:
            return 0 if way.ended else way.points
        if unit.knocked or game.is_blocked(unit):
            return 0
        moves, answer = yield from rest_of(game, unit, way)
        if answer == "stop":
            return 0 if way.ended else way.points


def go_to(game: Game, unit: Unit, place: Place, way: Way) -> Run:
    """Along a path to a place where it may stay; holders come along, own grabs end when it enters a hex."""
    yield from ()
    assert unit.here is not None
    origin: Place = (unit.here, unit.facing)
    if place[0] != origin[0]:
        if game.grabbers(unit):
            drag(game, unit, origin, place)
        unit.here, unit.facing = place
        unit.holds, unit.blocks = -1, False
    else:
        unit.facing = place[1]
    way.ended = way.ended or comes_onto_difficult(game, unit, origin, place, way)
    lose_contact(game)


def drag(game: Game, unit: Unit, origin: Place, place: Place) -> None:
    """Ruling 45: all that hold it move at once; one whose new hexes are not all free lets go first."""
    edge = next(edge for edge in range(6) if step(origin[0], edge) == place[0])
    group = come_along(game, unit, place, edge)
    for holder in game.grabbers(unit):
        if holder not in group:
            holder.holds, holder.blocks = -1, False
    for holder in group:
        assert holder.here is not None
        holder.here = step(holder.here, edge)


def lose_contact(game: Game) -> None:
    """A grab ends when contact is lost (ruling 31)."""
    for unit in game.on_map():
        if unit.holds >= 0:
            target = game.units[unit.holds]
            if not target.on_map or game.between(unit, target) > max(1, 0):
                unit.holds, unit.blocks = -1, False


def enter_by_test(
    game: Game, unit: Unit, way: Way, place: Place, edge: int, path: list[Place] | None = None
) -> Run:
    """Go to the place before, test all that stand in the way, push them, enter. Ruling 24, 68."""
    assert unit.here is not None
    declared = place
    if place != (unit.here, unit.facing):
        if not may_stay(game, unit, place):  # ruling 68: it counts as standing at the last place where it may
            route = path or canonical_route(game, unit, way, place)
            place = [one for one in route if may_stay(game, unit, one)][-1]
        if place != (unit.here, unit.facing):
            yield from go_to(game, unit, place, way)
    after: Place = (step(declared[0], edge), declared[1])
    blockers = in_the_way(game, unit, after, come_along(game, unit, after, edge))
    data = card_movement(game, unit)
    won = yield from movement_tests(game, unit, blockers, edge, int(data.get("stability", 0)), way, after)
    if not won or not unit.awake:
        way.ended = True
        return False
    if comes_onto_difficult(game, unit, (declared[0], declared[1]), after, Way(0)):
        way.ended = True
    if game.grabbers(unit):
        drag(game, unit, declared, after)
        if not may_stay(game, unit, after):  # a holder that stayed is in the way as any unit
            way.ended = True
            return False
    unit.here, unit.facing = after
    unit.holds, unit.blocks = -1, False
    lose_contact(game)
    return True


def reactions(game: Game, active: Unit, half: str) -> Run:
    """Ruling 48. Returns whether a reactor moved or turned."""
    if game.reacting:
        return False
    any_moved = False
    declined: set[int] = set()
    last: int | None = None
    while True:
        ready = [
            unit
            for unit in game.on_map()
            if unit is not active
            and unit.awake
            and may_react(game, unit, half)
            and not (half == "movement" and game.is_blocked(unit))
            and unit.number not in declined
        ]
        if not ready:
            return any_moved
        seats = {unit.seat for unit in ready}
        if last is None:
            from .initiative import named_player

            seat = next(iter(seats))
            if len(seats) > 1:
                seat = yield from named_player(game, "who-begins", list(seats))
        else:
            seat = next(s for s in [*game.clockwise(last)[1:], last] if s in seats)
        last = seat
        mine = [unit for unit in ready if unit.seat == seat]
        answer = yield from ask(game, seat, "reaction", ["decline", *(f"react:u{u.number}" for u in mine)])
        if answer == "decline":
            declined |= {unit.number for unit in mine}
            continue
        unit = game.units[number_of(answer.partition(":")[2])]
        game.reacting += 1
        unit.done.add(half)
        start = (unit.here, unit.facing)
        if half == "movement":
            unit.held = [held for held in unit.held if held != "movement"]
            yield from movement_half(game, unit, "reaction")
            any_moved = any_moved or (unit.here, unit.facing) != start
        else:
            from .actions import action_half

            unit.held = [held for held in unit.held if held != "action"]
            yield from action_half(game, unit, "reaction")
        game.reacting -= 1
        if not active.awake:
            return any_moved


def may_react(game: Game, unit: Unit, half: str) -> bool:
    """Held, or in a tied group from the reveal on."""
    early = unit.early and half not in unit.done and not is_forced(game, unit, half)
    return game.has_reaction(unit) and (half in unit.held or early)


def is_forced(game: Game, unit: Unit, half: str) -> bool:
    card = game.shown_card(unit) or {}
    if half == "movement":
        return bool(card.get("movement", {}).get("forced"))
    return any(action.get("forced") for action in card.get("actions", []))


def fear_movement(game: Game, unit: Unit) -> Run:
    """Ruling 62."""
    if game.is_blocked(unit):
        from .actions import forced_break_free

        yield from forced_break_free(game, unit)
        return
    stood = unit.knocked
    unit.knocked = False
    yield from ask_holders(game, unit)  # ruling 93
    points = movement_points(game, unit, True, stood)
    while points > 0 and unit.awake:
        source = flee_from(game, unit)
        if source is None:
            return
        steps: dict[str, Place] = {}
        now = min(distance(a, b) for a in unit.hexes for b in source.hexes)
        for facing in facings_before_a_step(game, unit):
            for edge in (facing, (facing + 1) % 6, (facing + 5) % 6):
                assert unit.here is not None
                after: Place = (step(unit.here, edge), facing)
                if not may_stay(game, unit, after, dragged_by(game, unit)):
                    continue
                then = min(distance(a, b) for a in unit.hexes_at(*after) for b in source.hexes)
                if then > now:
                    steps[f"flee:{hex_text(after[0])},{facing}"] = after
        if not steps:
            return
        answer = yield from ask(game, unit.seat, "flee-step", steps)
        way = Way(points)
        yield from go_to(game, unit, steps[answer], way)
        points -= 1
        if way.ended:
            return


def facings_before_a_step(game: Game, unit: Unit) -> list[int]:
    """What it can turn to, each hex allowed; having turned onto difficult ground it makes no step (23)."""
    assert unit.here is not None
    found = {unit.facing}
    for sense in (1, -1):
        facing = unit.facing
        for _ in range(5):
            before, facing = facing, (facing + sense) % 6
            after = (unit.here, facing)
            if not may_be_over(game, unit, after, Way(0), []) or comes_onto_difficult(
                game, unit, (unit.here, before), after, Way(0)
            ):
                break
            found.add(facing)
    return sorted(found)


def flee_from(game: Game, unit: Unit) -> Unit | None:
    if unit.sources:
        source = game.units[unit.sources[0]]
        if source.awake:
            return source
    enemies = [other for other in game.on_map() if not game.allied(unit, other)]
    return min(enemies, key=lambda other: (game.between(unit, other), other.number)) if enemies else None


_ = (Hex, Thing, displace)
