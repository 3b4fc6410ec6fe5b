"""Stability tests, pushes, ramming, following (rulings 24, 39-43)."""

from __future__ import annotations

from typing import Any

from .conditions import knock
from .filters import Moment
from .heroes import Event, announce
from .hexes import DIRECTIONS, Hex, distance, minus, step
from .skills import Parts, attacking, defending, total
from .things import Game, Run, Thing, Unit, ask
from .windows import Test, open_window


def succeeds(test: Test, target: Any, mine: int, theirs: int) -> bool:
    """Ties: the initiator's, with fear the defender's; 'wins ties' cancel one for one, the rest decides."""
    if mine != theirs:
        return mine > theirs
    left = test.ties(test.initiator) - (test.ties(target) if isinstance(target, Unit) else 0)
    if left:
        return left > 0
    return test.sort != "fear"


def record(game: Game, test: Test, target: Any, mine: Parts, theirs: Parts, success: bool) -> None:
    sort = test.sort
    if test.attack:
        sort += "/" + test.attack + ("/area" if test.area else "")
    game.tests.append(
        {
            "sort": sort,
            "unit": test.initiator.number,
            "target": target.number if isinstance(target, Unit) else -2 - target.number if target else -1,
            "mine": total(mine),
            "theirs": total(theirs),
            "success": success,
            "parts": [list(part) for part in mine],
            "against": [list(part) for part in theirs],
        }
    )


def result_event(test: Test, target: Unit, success: bool, margin: int) -> Event:
    fields = {"sorts": test.sorts, "success": success, "margin": margin}
    return Event(
        Moment("result"),
        entries=[
            (test.initiator, target, Moment("result", role="initiator", **fields)),
            (target, test.initiator, Moment("result", role="target", **fields)),
        ],
    )


def judge(game: Game, test: Test, target: Any, mine: Parts, theirs: Parts, reached: bool = True) -> bool:
    """Compare one target and tell; one that is not reached any more is missed (ruling 104)."""
    success = succeeds(test, target, total(mine), total(theirs))
    if isinstance(target, Unit) and target.sedated and test.sort in ("hit", "fear"):
        success = True
    success = success and reached
    record(game, test, target, mine, theirs, success)
    return success


def compare(game: Game, test: Test, target: Any, mine: Parts, theirs: Parts) -> Run:
    """Compare one target, tell, and raise the trigger ``result``. Returns success."""
    success = judge(game, test, target, mine, theirs)
    if isinstance(target, Unit):
        yield from announce(
            game, result_event(test, target, success, total(mine) - total(theirs)), test.initiator.seat
        )
    return success


def stability_test(game: Game, initiator: Unit, target: Any, bonus: int, base: bool, extra: int = 0) -> Run:
    """Returns (success, difference), or None when it is cancelled."""
    targets = [target] if isinstance(target, Unit) else []
    test = Test("stability", initiator, targets)
    test.base = base
    yield from open_window(game, "stability", test)
    if not initiator.awake or (isinstance(target, Unit) and not target.on_map):
        return None
    other = target if isinstance(target, Unit) else None
    mine = attacking(game, initiator, "stability", test, other, bonus, extra)
    theirs = defending(game, target, "stability", test) if other else [("object", int(target.stability or 0))]
    success = yield from compare(game, test, target, mine, theirs)
    return success, total(mine) - total(theirs)


class Push:
    """A push being settled: who goes where, and what nobody may be moved onto."""

    def __init__(self, initiator: Unit, entering: list[Hex], bonus: int, base: bool) -> None:
        self.initiator = initiator
        self.entering = entering
        self.bonus = bonus
        self.base = base
        self.plan: list[tuple[Any, int]] = []
        self.inside: list[Any] = []


def hexes_of(thing: Any) -> list[Hex]:
    if isinstance(thing, Unit):
        return thing.hexes
    return [] if thing.here is None else [thing.here]


def shifted(thing: Any, edge: int) -> list[Hex]:
    return [step(here, edge) for here in hexes_of(thing)]


def displace(thing: Any, edge: int) -> None:
    assert thing.here is not None
    thing.here = step(thing.here, edge)


def claimed(push: Push) -> list[Hex]:
    """Places to which one of the chain goes, and those the mover is entering."""
    return [*push.entering, *(h for thing, edge in push.plan for h in shifted(thing, edge))]


def is_free_for(game: Game, thing: Any, edge: int, push: Push) -> bool:
    taken = claimed(push)
    return all(game.is_free(h, [thing]) and h not in taken for h in shifted(thing, edge))


def push_one(game: Game, thing: Any, edge: int, difference: int, push: Push, frees: Hex | None = None) -> Run:
    """Rulings 40, 41, 66, 75: one hex. Returns the edge it went by, ``None`` if it stays."""
    from .movement import lose_contact

    push.plan, push.inside = [], []
    settled = yield from settle(game, thing, edge, difference, push, frees)
    if not settled:
        return None
    for one, _ in push.plan:
        if isinstance(one, Unit):
            for holder in sorted(game.grabbers(one), key=lambda u: u.number):
                answer = yield from ask(game, holder.seat, "let-go", ["keep", "release"])
                if answer == "release":
                    holder.holds, holder.blocks = -1, False
    for one, way in reversed(push.plan):
        displace(one, way)
    lose_contact(game)
    return push.plan[0][1]


def settle(game: Game, thing: Any, edge: int, difference: int, push: Push, frees: Hex | None) -> Run:
    """Where it would go; then the units beaten for it. Returns whether all have a place."""
    push.inside.append(thing)
    ahead = shifted(thing, edge)
    if any(not game.is_ground(h) for h in ahead):
        yield from ram(game, thing, difference, push)
        return False
    blockers = list(dict.fromkeys(b for h in ahead for b in game.occupants(h, [thing])))
    if is_free_for(game, thing, edge, push):
        push.plan.append((thing, edge))
        return True
    sides = [
        side % 6
        for side in (edge - 1, edge + 1)
        if is_free_for(game, thing, side % 6, push)
        and (frees is None or frees not in shifted(thing, side % 6))
    ]
    if sides:
        answer = yield from ask(game, push.initiator.seat, "push-to", [f"edge:{side}" for side in sides])
        push.plan.append((thing, int(answer.partition(":")[2])))
        return True
    if any(h in claimed(push) for h in ahead):
        return False
    for blocker in blockers:
        if blocker is push.initiator or blocker in push.inside:
            return False
        if isinstance(blocker, Thing) and blocker.stability is None:
            return False
    push.plan.append((thing, edge))
    differences: dict[Any, int] = {}
    left = list(blockers)
    while left:
        names = {(f"u{b.number}" if isinstance(b, Unit) else f"o{b.number}"): b for b in left}
        answer = yield from ask(
            game, push.initiator.seat, "extend-push", [*(f"test:{n}" for n in names), "stop"]
        )
        if answer == "stop":
            return False
        blocker = names[answer.partition(":")[2]]
        left.remove(blocker)
        result = yield from stability_test(game, push.initiator, blocker, push.bonus, push.base)
        if result is None or not result[0]:
            return False
        differences[blocker] = result[1]
        if isinstance(blocker, Unit):
            yield from knock(game, blocker, push.initiator)
    for blocker in blockers:
        settled = yield from settle(game, blocker, edge, differences[blocker], push, None)
        if not settled:
            return False
    return True


def ram(game: Game, thing: Any, difference: int, push: Push) -> Run:
    """Ruling 41."""
    if not isinstance(thing, Unit):
        return
    if push.initiator.holds == thing.number:
        push.initiator.holds, push.initiator.blocks = -1, False
    if thing.holds == push.initiator.number:
        thing.holds, thing.blocks = -1, False
    if difference > 0 and not thing.rammed:
        thing.rammed = True
        from .damage import lose_health

        yield from lose_health(game, thing, difference, push.initiator, attack=True)


def push_unit(
    game: Game, initiator: Unit, thing: Any, edge: int, difference: int, n: int, push: Push, frees: Hex | None
) -> Run:
    """Push n: in the first direction, until it cannot go on or enters difficult terrain. Whether it moved."""
    moved = False
    direction = edge
    for _ in range(n):
        if not isinstance(thing, Thing) and not thing.on_map:
            return moved
        before = hexes_of(thing)
        went = yield from push_one(game, thing, direction, difference, push, frees if not moved else None)
        if went is None:
            return moved
        if not moved:
            direction = went
        moved = True
        if any(h in game.map.difficult and h not in before for h in hexes_of(thing)):
            return moved
    return moved


def push_edges(initiator: Unit, target: Any) -> list[tuple[int, Hex]]:
    """Ruling 40: of the hexes at contact one with most edges in contact; away from the initiator's anchor."""
    assert initiator.here is not None
    touching = [h for h in hexes_of(target) if distance(initiator.here, h) == 1]
    if not touching:
        return []

    def contacts(here: Hex) -> int:
        return sum(1 for mine in initiator.hexes if distance(mine, here) == 1)

    most = max(contacts(h) for h in touching)
    best = [h for h in touching if contacts(h) == most]
    return [(DIRECTIONS.index(minus(h, initiator.here)), h) for h in best]


def consequences(
    game: Game, initiator: Unit, target: Any, difference: int, edges: list[tuple[int, Hex | None]],
    part: dict[str, Any], bonus: int, base: bool, follows: bool = True,
) -> Run:  # fmt: skip
    """A won stability test: push and knock as the part says, then following."""
    n = int(part.get("push", 1))
    knocks = bool(part.get("knock", True)) and isinstance(target, Unit) and not target.knocked
    options = {"none"}
    if n:
        options.add("push")
    if knocks:
        options.add("knock")
    if n and knocks:
        options.add("both")
    answer = yield from ask(game, initiator.seat, "stability-consequences", options)
    if answer == "knock":
        yield from knock(game, target, initiator)
    if answer not in ("both", "push"):
        return
    if len(edges) > 1:
        chosen = yield from ask(game, initiator.seat, "push-edge", [f"edge:{edge}" for edge, _ in edges])
        edges = [(edge, h) for edge, h in edges if f"edge:{edge}" == chosen]
    if not edges:
        return
    edge, picked = edges[0]
    push = Push(initiator, [], bonus, base)
    moved = yield from push_unit(game, initiator, target, edge, difference, n, push, picked)
    if answer == "both":
        yield from knock(game, target, initiator)
    if moved and follows and initiator.awake:
        yield from follow(game, initiator, edge)


def follow(game: Game, initiator: Unit, edge: int) -> Run:
    """Ruling 42."""
    from .movement import drag, lose_contact

    if initiator.knocked or game.is_blocked(initiator) or not initiator.awake:
        return
    if not all(game.is_free(h, [initiator]) for h in shifted(initiator, edge)):
        return
    answer = yield from ask(game, initiator.seat, "follow", ["follow", "stay"])
    if answer == "follow":
        assert initiator.here is not None
        place = (step(initiator.here, edge), initiator.facing)
        if game.grabbers(initiator):
            drag(game, initiator, (initiator.here, initiator.facing), place)
        initiator.here = place[0]
        lose_contact(game)


def movement_tests(
    game: Game, mover: Unit, blockers: list[Any], edge: int, bonus: int, way: Any, after: tuple[Hex, int]
) -> Run:
    """Ruling 24: tests in the mover's order until one is not beaten; then all are pushed, farthest first."""
    left = [b for b in blockers if b not in way.beaten]
    while left:
        names = {(f"u{b.number}" if isinstance(b, Unit) else f"o{b.number}"): b for b in left}
        answer = yield from ask(game, mover.seat, "order-of-tests", [f"first:{name}" for name in names])
        blocker = names[answer.partition(":")[2]]
        left.remove(blocker)
        base = way.base or mover.knocked
        result = yield from stability_test(game, mover, blocker, bonus, base)
        if result is None:
            return not left and mover.awake
        if not result[0]:
            return False
        way.beaten[blocker] = result[1]
        if isinstance(blocker, Unit):
            yield from knock(game, blocker, mover)
    entering = mover.hexes_at(*after)
    assert mover.here is not None
    ordered = sorted(
        [b for b in blockers if not isinstance(b, Unit) or b.on_map],
        key=lambda b: -min(distance(mover.here, h) for h in hexes_of(b)),  # type: ignore[arg-type]
    )
    for blocker in ordered:
        push = Push(mover, entering, bonus, way.base)
        went = yield from push_one(game, blocker, edge, way.beaten.get(blocker, 0), push)
        if went is None and not (isinstance(blocker, Unit) and not blocker.on_map):
            return False
    return True
