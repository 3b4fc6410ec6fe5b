"""The Initiative phases: placing, sliding, drawing (RULES, section 2)."""

from __future__ import annotations

from .cards import discard_action, draw_action, draw_hero, hand_limit, return_conditions
from .conditions import deal_anew, sedatives_take_effect
from .filters import Moment
from .heroes import Event, announce
from .setup import place_one
from .things import Game, Run, Unit, ask, number_of
from .victory import check
from .windows import open_window


def named_player(game: Game, kind: str, seats: list[int]) -> Run:
    """First Player names one of the players."""
    seats = sorted(set(seats))
    answer = yield from ask(game, game.first, kind, [f"player:{game.players[s].name}" for s in seats])
    return next(s for s in seats if f"player:{game.players[s].name}" == answer)


def first_phase(game: Game) -> Run:
    game.phase = "initiative"
    yield from place_active(game, [unit for unit in game.units if unit.on_map])
    yield from place_next(game, [unit for unit in game.units if unit.on_map])
    discard_rest(game)


def place_active(game: Game, units: list[Unit]) -> Run:
    """One Active card face down, one unit each in turn; First Player names who starts."""
    units = [unit for unit in units if unit.drawn]
    if not units:
        return
    start = yield from named_player(game, "who-places", [unit.seat for unit in units])
    order = game.clockwise(start)
    while units:
        for seat in order:
            mine = [unit for unit in units if unit.seat == seat]
            if mine:
                texts = [f"active:u{unit.number},{card}" for unit in mine for card in unit.drawn]
                answer = yield from ask(game, seat, "place-active", texts, always=len(texts) > 1)
                number, card = answer.partition(":")[2].split(",")
                unit = game.units[number_of(number)]
                unit.drawn.remove(card)
                unit.active.append(card)
                unit.revealed = False
                unit.peeked &= 15
                if card in ("fear", "wound"):
                    unit.condition_initiative = int(unit.data["fallback"])
                units.remove(unit)


def place_next(game: Game, units: list[Unit]) -> Run:
    """In descending initiative; ties: First Player names who begins, then clockwise, one unit each."""
    units = [unit for unit in units if unit.drawn]
    while units:
        highest = max(game.initiative(unit) for unit in units)
        tied = [unit for unit in units if game.initiative(unit) == highest]
        units = [unit for unit in units if unit not in tied]
        start = tied[0].seat
        if len({unit.seat for unit in tied}) > 1:
            start = yield from named_player(game, "who-places", [unit.seat for unit in tied])
        order = game.clockwise(start)
        while tied:
            for seat in order:
                mine = [unit for unit in tied if unit.seat == seat]
                if mine:
                    unit = yield from place_one_next(game, seat, mine)
                    tied.remove(unit)


def next_texts(unit: Unit) -> list[str]:
    texts = []
    for place, card in enumerate(unit.drawn):
        rest = unit.drawn[:place] + unit.drawn[place + 1 :]
        texts.append(f"next:u{unit.number},{card}")
        texts += [f"next:u{unit.number},{card},{idle}" for idle in rest if idle not in ("fear", "wound")]
    return texts


def place_one_next(game: Game, seat: int, units: list[Unit]) -> Run:
    texts = [text for unit in units for text in next_texts(unit)]
    answer = yield from ask(
        game, seat, "place-next", texts, always=any(len(unit.drawn) > 1 for unit in units)
    )
    number, card, *idle = answer.partition(":")[2].split(",")
    unit = game.units[number_of(number)]
    unit.drawn.remove(card)
    unit.next = card
    unit.peeked &= ~15
    if idle:
        unit.drawn.remove(idle[0])
        unit.idle = idle[0]
    return unit


def discard_rest(game: Game) -> None:
    for unit in game.units:
        return_conditions(unit)
        for card in sorted(unit.drawn, key=game.content.card_names.index):
            discard_action(unit, card, seen=False)
        unit.drawn = []


def phase(game: Game) -> Run:
    """A later Initiative phase."""
    game.phase = "initiative"
    new_step(game)
    yield from announce(game, Event(Moment("phase-start"), whose="allied"))
    taking_part = [unit for unit in game.units if unit.on_map and not unit.kept and not unit.dealt_anew]
    for unit in taking_part:
        slide(game, unit)
    fell_asleep = False
    for unit in in_order(game, taking_part):
        slept = yield from sedatives_take_effect(game, unit)
        fell_asleep = fell_asleep or slept
    for unit in taking_part:
        discard_surplus(unit)
    yield from trim(game, [unit for unit in taking_part if not unit.sedated])
    for unit in taking_part:
        condition_takes_initiative(game, unit)
    yield from open_window(game, "slide")
    yield from arrivals(game)
    yield from deal_active(game)
    for unit in game.units:
        unit.slept = False
    if fell_asleep:
        yield from check(game, "slide")
    new_step(game)
    taking_part = [unit for unit in game.units if unit.on_map and not unit.kept and not unit.sedated]
    game.draws_open = True
    for seat in game.clockwise(game.first):
        for unit in taking_part:
            if unit.seat == seat and not unit.dealt_anew:
                yield from draw_cards(game, unit)
        yield from announce(game, Event(Moment("draw")), only=seat)
    new_step(game)
    yield from place_next(game, taking_part)
    new_step(game)
    discard_rest(game)
    game.draws_open = False
    yield from open_window(game, "placed")
    for seat in game.clockwise(game.first):
        draw_hero(game, seat, 2)
    for seat in game.clockwise(game.first):
        yield from hand_limit(game, seat)
    yield from announce(game, Event(Moment("phase-end"), whose="allied"))
    for unit in game.units:
        unit.kept = False
        unit.dealt_anew = unit.dealt_anew and not (unit.on_map and unit.active)
    new_step(game)


def in_order(game: Game, units: list[Unit]) -> list[Unit]:
    """First Player's units first, then clockwise."""
    return [unit for seat in game.clockwise(game.first) for unit in units if unit.seat == seat]


def new_step(game: Game) -> None:
    """A numbered step ends: hero cards may be used again (16), bonuses without a duration end (8)."""
    for player in game.players:
        player.used.clear()
    for unit in game.units:
        unit.once = {name for name in unit.once if not name.startswith("activation:")}
        unit.bonuses = [bonus for bonus in unit.bonuses if bonus.duration != "activation"]


def slide(game: Game, unit: Unit) -> None:
    """Steps 1a and 1b."""
    if unit.sedated:
        return
    while unit.active and unit.active[-1] in ("fear", "wound"):
        discard_action(unit, unit.active.pop(), seen=True)
    if unit.next is None:
        for card in unit.active:
            discard_action(unit, card, seen=True)
        unit.active = []
    else:
        unit.active.append(unit.next)
        unit.next = None
    unit.revealed = False
    unit.given_reaction = False
    unit.paid.clear()
    unit.peeked = (unit.peeked & 15) << 4


def discard_surplus(unit: Unit) -> None:
    limit = int(unit.data["combo-limit"]) - len(unit.locks)
    while len(unit.active) > max(1, limit):
        discard_action(unit, unit.active.pop(0), seen=True)


def trim(game: Game, units: list[Unit]) -> Run:
    """Steps 1d and 2 in one decision per player, repeated while he discards (ruling 79)."""
    for seat in game.clockwise(game.first):
        while True:
            mine = [unit for unit in units if unit.seat == seat]
            texts = ["keep"]
            texts += [f"drop:u{unit.number}" for unit in mine if len(unit.active) > 1]
            texts += [f"idle:u{unit.number}" for unit in mine if unit.idle is not None]
            answer = yield from ask(game, seat, "trim", texts)
            if answer == "keep":
                break
            word, _, number = answer.partition(":")
            unit = game.units[number_of(number)]
            if word == "drop":
                discard_action(unit, unit.active.pop(0), seen=True)
            else:
                assert unit.idle is not None
                discard_action(unit, unit.idle, seen=False)
                unit.idle = None


def condition_takes_initiative(game: Game, unit: Unit) -> None:
    """Step 1e; rulings 57 and 61: of the card beneath, none left: the fallback."""
    unit.condition_initiative = None
    if unit.is_condition_top():
        beneath = [card for card in unit.active if card not in ("fear", "wound")]
        unit.condition_initiative = (
            int(game.card(beneath[-1])["initiative"]) if beneath else int(unit.data["fallback"])
        )


def arrivals(game: Game) -> Run:
    """Called vehicles and reinforcements that are due come in, First Player's first; dealt anew (58)."""
    zones = {entry["unit"]: entry["zone"] for entry in game.reinforcements}
    due = {entry["unit"] for entry in game.reinforcements if game.round + 1 >= entry["round"]}
    for seat in game.clockwise(game.first):
        for unit in [unit for unit in game.units if unit.seat == seat]:
            if unit.status == "called" or (unit.status == "waiting" and unit.number in due):
                zone = zones.get(unit.number, game.players[seat].zone)
                came = yield from place_one(game, seat, [unit], zone, "arrive")
                unit.dealt_anew = came
                if not came:
                    unit.status = "called"


def deal_active(game: Game) -> Run:
    """Step 1g; ruling 71: the cards of a furious unit are gathered now."""
    for unit in [unit for unit in game.units if unit.dealt_anew and unit.on_map and not unit.drawn]:
        yield from deal_anew(game, unit)
    yield from place_active(game, [unit for unit in game.units if unit.dealt_anew and not unit.active])


def draw_cards(game: Game, unit: Unit) -> Run:
    """Step 2: a kept Idle joins the cards drawn and counts as one."""
    count = int(unit.data["draws"]) + unit.extra_draw
    unit.extra_draw = 0
    if unit.idle is not None:
        unit.drawn.append(unit.idle)
        unit.idle = None
        count -= 1
    yield from draw_action(game, unit, count)
