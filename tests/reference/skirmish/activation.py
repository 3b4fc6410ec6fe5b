"""The Action phase: order of activation, groups, skips, activations, held halves (rulings 7, 8, 47, 48)."""

from __future__ import annotations

from .actions import action_half, attack_possible
from .cards import discard_action
from .conditions import become_furious, furious_round
from .filters import Moment
from .heroes import Event, announce, play_step, step_askers, step_texts
from .initiative import named_player, new_step
from .movement import fear_movement, movement_half
from .things import Game, Run, Toss, Unit, ask, number_of
from .victory import check, last_side
from .windows import open_window


def phase(game: Game) -> Run:
    game.phase = "action"
    game.round += 1
    for unit in game.units:
        unit.activated = unit.skipped = unit.kept = False
        unit.held, unit.done = [], set()
    new_step(game)
    income(game)
    yield from announce(game, Event(Moment("phase-start"), whose="allied"))
    new_step(game)
    yield from activations(game)
    yield from late_halves(game)
    yield from check(game, "action")
    new_step(game)
    yield from first_player_window(game)
    new_step(game)
    yield from end_of_phase(game)
    yield from announce(game, Event(Moment("phase-end"), whose="allied"))
    last_side(game)
    new_step(game)
    for unit in game.units:
        unit.bonuses = [bonus for bonus in unit.bonuses if bonus.duration != "round"]
        leaving = [gear for gear in unit.gear if gear.until == "round"]
        for gear in leaving:
            unit.gear.remove(gear)
            game.players[gear.seat].discard.append(gear.card)
        unit.shift, unit.set_to = 0, None
        unit.skipped_last = unit.skipped
        unit.activated = unit.skipped = False
        unit.may_skip = unit.must_not_skip = False
        unit.toss = None
        unit.once = {name for name in unit.once if not name.startswith("round:")}
        unit.held, unit.early = [], False


def income(game: Game) -> None:
    """Ruling 60."""
    for player in game.players:
        heroes = [
            unit
            for unit in game.units
            if unit.seat == player.seat and unit.awake and {"hero", "human"} <= set(unit.keywords)
        ]
        if heroes and not player.out:
            bonus = sum(
                int(unit.data.get("commander", 0))
                for unit in game.units
                if unit.seat == player.seat and unit.awake
            )
            player.command += 1 + len(heroes) + bonus


def waiting_units(game: Game) -> list[Unit]:
    return [unit for unit in game.units if unit.awake and not unit.activated and not unit.skipped]


def activations(game: Game) -> Run:
    while waiting_units(game):
        units = waiting_units(game)
        highest = max(game.initiative(unit) for unit in units)
        yield from at_one_number(game, [unit for unit in units if game.initiative(unit) == highest])


def at_one_number(game: Game, tied: list[Unit]) -> Run:
    """One unit, or a tied group: who is raised before it is fixed goes first (ruling 8)."""
    if len(tied) == 1:
        yield from activate(game, tied[0])
        return
    before = game.initiative(tied[0])
    fresh = [unit for unit in tied if not unit.revealed]
    for seat in game.clockwise(game.first):
        for unit in [unit for unit in tied if unit.seat == seat]:
            yield from skip_or_reveal(game, unit, reveal_now=False)
    tied = [unit for unit in tied if not unit.skipped and unit.awake]
    if len(tied) == 1:  # no group, no window
        yield from activate(game, tied[0], may_skip=False)
    if len(tied) < 2:
        return
    fresh = [unit for unit in fresh if unit in tied]
    for unit in fresh:
        reveal(unit)
        unit.early = True
    if fresh:
        yield from announce(game, Event(Moment("reveal"), units=fresh))
    if fresh:
        yield from open_window(game, "tie", tied=tied)
    raised = [unit for unit in tied if game.initiative(unit) > before]
    fixed = [unit for unit in tied if game.initiative(unit) == before]
    while True:
        ready = [unit for unit in raised if unit.awake and not unit.activated]
        if not ready:
            break
        highest = max(game.initiative(unit) for unit in ready)
        first = [unit for unit in ready if game.initiative(unit) == highest]
        if len(first) > 1:  # a group of their own
            new_step(game)
        yield from in_turn(game, first)
    yield from in_turn(game, fixed)


def in_turn(game: Game, group: list[Unit]) -> Run:
    """A fixed group: alternating by player, one unit each, First Player naming who starts."""
    group = [unit for unit in group if unit.awake and not unit.activated]
    if not group:
        return
    start = group[0].seat
    if len({unit.seat for unit in group}) > 1:
        start = yield from named_player(game, "who-begins", [unit.seat for unit in group])
    order = game.clockwise(start)
    while group:
        for seat in order:
            mine = [unit for unit in group if unit.seat == seat]
            if mine:
                answer = yield from ask(game, seat, "which-unit", [f"unit:u{unit.number}" for unit in mine])
                unit = game.units[number_of(answer.partition(":")[2])]
                group.remove(unit)
                yield from activate(game, unit)
                group = [unit for unit in group if unit.awake and not unit.activated]


def can_skip(game: Game, unit: Unit) -> Run:
    """Ruling 47; one card allows it and another forbids it: a coin toss, once a phase (ruling 81)."""
    if unit.furious and unit.toss is None and "no-skip" in game.content.conditions["furious"]["forced"]:
        unit.must_not_skip = True
    if unit.revealed or not unit.active:
        return False
    if unit.may_skip and unit.must_not_skip:
        unit.toss = (yield Toss("skip", [0, 1])) == 1
        unit.may_skip, unit.must_not_skip = unit.toss, not unit.toss
    if unit.must_not_skip:
        return False
    return unit.may_skip or (not unit.is_condition_top() and not unit.skipped_last)


def reveal(unit: Unit) -> bool:
    """Turn the Active card up; there may be none."""
    unit.revealed = bool(unit.active)
    return unit.revealed


def skip_or_reveal(game: Game, unit: Unit, reveal_now: bool, may_skip: bool = True) -> Run:
    allowed = yield from can_skip(game, unit)
    if allowed and may_skip:
        answer = yield from ask(
            game, unit.seat, "skip-or-reveal", [f"reveal:u{unit.number}", f"skip:u{unit.number}"]
        )
        if answer.startswith("skip"):
            unit.skipped = True
            yield from announce(game, Event(Moment("skip"), units=[unit]), unit.seat)
            return
    unit.activated = unit.activated or reveal_now
    if reveal_now and not unit.revealed and reveal(unit):
        yield from announce(game, Event(Moment("reveal"), units=[unit]), unit.seat)


def begin(game: Game, unit: Unit) -> None:
    """An activation or a late half begins; ruling 16: the window of a group lies between activations."""
    new_step(game)
    game.active_unit = unit
    for other in game.units:
        other.rammed = False


def activate(game: Game, unit: Unit, may_skip: bool = True) -> Run:
    begin(game, unit)
    yield from announce(game, Event(Moment("activation"), units=[unit]), unit.seat)
    if unit.awake:
        yield from skip_or_reveal(game, unit, reveal_now=True, may_skip=may_skip)
    if not unit.awake:
        unit.activated = unit.on_map
        game.active_unit = None
        new_step(game)
        return
    if not unit.skipped:
        unit.activated = True
        unit.early = False
        unit.base_half = set()
        yield from halves(game, unit)
        if unit.awake:
            yield from step_cards(game, unit)
    game.active_unit = None
    new_step(game)
    last_side(game)


def halves(game: Game, unit: Unit) -> Run:
    if unit.top == "fear":
        yield from step_cards(game, unit)  # ruling 92
        if unit.awake:
            yield from fear_movement(game, unit)
        return
    card = game.shown_card(unit)
    order = card.get("order", "movement-first") if card else "movement-first"
    first = "action" if order == "action-first" else "movement"
    if order == "free" and not unit.done & {"movement", "action"}:
        answer = yield from ask(game, unit.seat, "half-first", ["first:movement", "first:action"])
        first = answer.partition(":")[2]
    for half in [first, "action" if first == "movement" else "movement"]:
        if not unit.awake:
            return
        if half in unit.done:
            continue
        if half == "movement":
            yield from movement_half(game, unit, "active")
        else:
            yield from action_half(game, unit, "active")
        last_side(game)


def step_cards(game: Game, unit: Unit) -> Run:
    """At the unit's end (ruling 50)."""
    for seat in game.clockwise(unit.seat):
        while unit.awake:
            texts = step_texts(game, seat, unit)
            if not texts and seat not in step_askers(game, unit):
                break
            answer = yield from ask(game, seat, "step-card", ["done", *texts], always=True)
            if answer == "done":
                break
            yield from play_step(game, seat, answer)


def late_halves(game: Game) -> Run:
    """Ruling 48: what is unused, in initiative order, movement before action."""
    while True:
        units = [unit for unit in game.units if unit.awake and unit.held]
        if not units:
            return
        highest = max(game.initiative(unit) for unit in units)
        tied = [unit for unit in units if game.initiative(unit) == highest]
        start = tied[0].seat
        if len({unit.seat for unit in tied}) > 1:
            start = yield from named_player(game, "who-begins", [unit.seat for unit in tied])
        order = game.clockwise(start)
        while tied:
            for seat in order:
                mine = [unit for unit in tied if unit.seat == seat]
                if mine:
                    answer = yield from ask(
                        game, seat, "which-unit", [f"unit:u{unit.number}" for unit in mine]
                    )
                    unit = game.units[number_of(answer.partition(":")[2])]
                    tied.remove(unit)
                    yield from late_unit(game, unit)
                    tied = [unit for unit in tied if unit.awake and unit.held]


def late_unit(game: Game, unit: Unit) -> Run:
    begin(game, unit)
    for half in ("movement", "action"):
        if half in unit.held and unit.awake:
            answer = yield from ask(
                game, unit.seat, "late-half", [f"do:{half},u{unit.number}", f"forgo:{half},u{unit.number}"]
            )
            unit.held.remove(half)
            if answer.startswith("do"):
                yield from (movement_half if half == "movement" else action_half)(game, unit, "late")
                last_side(game)
    unit.held = []
    game.active_unit = None
    new_step(game)


def first_player_window(game: Game) -> Run:
    game.first_taken = False
    yield from open_window(game, "first-player")
    if game.first_taken:
        return
    inside = [player for player in game.players if not player.out]
    most = max(player.command for player in inside)
    best = [player.seat for player in inside if player.command == most]
    game.first = best[0]
    if len(best) > 1:
        game.first = yield Toss("first-player", best)


def end_of_phase(game: Game) -> Run:
    """Furious, then skipped cards are kept or discarded: First Player first, then clockwise."""
    for seat in game.clockwise(game.first):
        for unit in game.of(seat):
            furious_round(game, unit)
            yield from become_furious(game, unit)
    for seat in game.clockwise(game.first):
        for unit in game.of(seat):
            if unit.skipped and unit.awake and not unit.dealt_anew:
                answer = yield from ask(
                    game, seat, "skipped-card", [f"keep:u{unit.number}", f"discard:u{unit.number}"]
                )
                if answer.startswith("keep"):
                    unit.kept = True
                elif unit.active:
                    discard_action(unit, unit.active.pop(), seen=False)


_ = attack_possible
