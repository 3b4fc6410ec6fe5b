"""Operations of cards and abilities (docs/skirmish/operations.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .cards import discard_action, draw_action, draw_hero, hand_limit
from .conditions import (
    deal_anew,
    end_furious,
    knock,
    may_become_furious,
    received,
    take_fear,
    take_sedative,
    take_wound,
)
from .damage import Blow, lose_health
from .filters import Moment, holds, matches, nearest_first
from .heroes import gain_adrenaline
from .hexes import distance, entries, step
from .paths import may_stay
from .stability import Push, push_unit
from .things import Bonus, Game, Gear, Run, Sedative, Unit, ask, hex_of, hex_text, number_of, uses_of
from .windows import Test


class Source:
    """Whose effect it is, and what it is about."""

    def __init__(
        self,
        seat: int,
        unit: Unit | None,
        other: Unit | None,
        moment: Moment,
        card: str | None = None,
        test: Test | None = None,
    ) -> None:
        self.seat = seat
        self.unit = unit
        self.other = other
        self.moment = moment
        self.card = card
        self.test = test
        self.it: Unit | None = None

    @property
    def label(self) -> str:
        return f"hero:{self.card}" if self.card else "card"


def run(game: Game, operations: list[dict[str, Any]], source: Source) -> Run:
    """One after the other; what is impossible is skipped (ruling 15)."""
    for operation in operations:
        yield from VERBS[operation["do"]](game, operation, source)


def units_of(game: Game, operation: dict[str, Any], source: Source) -> Run:
    """The units an operation is about."""
    which = operation.get("unit", "self")
    if which == "self":
        found = [source.unit]
    elif which == "other":
        found = [source.other]
    elif which == "it":
        found = [source.it]
    elif "each" in which:
        return nearest_first(
            game,
            [u for u in game.on_map() if matches(game, u, which["each"], source.seat, source.unit)],
            source.unit,
        )
    else:
        options = [u for u in game.on_map() if matches(game, u, which["choose"], source.seat, source.unit)]
        source.it = None
        if not options:
            return []
        answer = yield from ask(game, source.seat, "effect-unit", [f"unit:u{u.number}" for u in options])
        source.it = game.units[number_of(answer.partition(":")[2])]
        found = [source.it]
    return [unit for unit in found if unit is not None and unit.on_map]


def for_units(
    action: Callable[[Game, dict[str, Any], Source, Unit], Run],
) -> Callable[[Game, dict[str, Any], Source], Run]:
    def verb(game: Game, operation: dict[str, Any], source: Source) -> Run:
        units = yield from units_of(game, operation, source)
        for unit in units:
            yield from action(game, operation, source, unit)

    return verb


def bonus(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    duration = operation.get("duration", "activation")
    if duration == "test":
        if source.test is not None:
            source.test.icons.append((unit, operation["skill"], operation["n"], source.label))
    else:
        unit.bonuses.append(Bonus(operation["skill"], operation["n"], duration, source.label))


def ties(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    if source.test is not None:
        source.test.icons.append((unit, "ties", operation.get("n", 1), source.label))


def piercing(game: Game, operation: dict[str, Any], source: Source) -> Run:
    yield from ()
    if source.test is not None and source.test.attack:
        source.test.pierces.append(("piercing", operation["n"]))
    elif source.unit is not None:
        source.unit.bonuses.append(Bonus("piercing", operation["n"], "activation", source.label))


def initiative(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    if unit.activated or unit.skipped:
        return
    if operation.get("what") == "set":
        unit.set_to, unit.shift = operation["n"], 0
    else:
        unit.shift += operation["n"]


def damage(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    amount = operation["n"]
    if operation.get("armour"):
        amount -= int(unit.data["armour"][0])
    yield from lose_health(game, unit, amount, source.unit, False)


def heal(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    left = operation["n"]
    full = int(unit.data["health"])
    while left > 0:
        hurt = [p for p, health in enumerate(unit.health) if 0 < health < full]
        if not hurt:
            return
        place = min(hurt, key=lambda p: (unit.health[p], p))
        amount = min(left, full - unit.health[place])
        unit.health[place] += amount
        left -= amount


def prevent(game: Game, operation: dict[str, Any], source: Source) -> Run:
    yield from ()
    for context in reversed(game.contexts):
        if isinstance(context, Blow):
            context.amount = 0 if operation["n"] == 0 else max(0, context.amount - operation["n"])
            return


def critical_wound(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from take_wound(game, unit, source.unit)


def fear(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    assert source.unit is not None
    yield from take_fear(game, unit, source.unit)


def remove(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    what = operation["what"]
    if what in ("fear", "wound"):
        for _ in range(operation.get("n", 1)):
            if what in unit.deck:
                place = len(unit.deck) - 1 - unit.deck[::-1].index(what)
                unit.deck.pop(place)
            elif what in unit.drawn:
                unit.drawn.remove(what)
            elif unit.next == what:
                unit.next = None
            elif unit.top == what:
                unit.active.pop()
                unit.revealed = False
            else:
                return
            if what == "fear":
                unit.fear_cards -= 1
                if unit.sources:
                    unit.sources.pop()
    elif what == "sedative":
        for _ in range(operation.get("n", 1)):
            if unit.waiting:
                sedative = unit.waiting.pop(0)
                if sedative.card:
                    game.players[sedative.seat].discard.append(sedative.card)
    elif what == "knock":
        unit.knocked = False
    elif what == "grab":
        for holder in game.grabbers(unit):
            holder.holds, holder.blocks = -1, False
        unit.net = 0
    else:
        for holder in game.grabbers(unit):
            holder.blocks = False
        unit.net = 0


def sedate(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    for _ in range(operation.get("n", 1)):
        yield from take_sedative(game, unit, Sedative(None, source.seat), source.unit)


def furious(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    if operation["what"] == "end":
        if unit.furious:
            end_furious(unit)
    elif may_become_furious(game, unit):
        unit.furious = True
        unit.rage = 0
        unit.dealt_anew = True
        yield from received(game, unit, "furious", source.unit)


def adrenaline(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    gain_adrenaline(unit, operation["n"])


def players_of(game: Game, operation: dict[str, Any], source: Source) -> Run:
    who = operation.get("who", "self")
    if who == "self":
        return [source.seat]
    enemies = [s for s in game.clockwise(source.seat) if game.side(s) != game.side(source.seat)]
    if who == "each-enemy":
        return enemies
    if source.other is not None and source.other.seat in enemies:
        return [source.other.seat]
    if not enemies:
        return []
    answer = yield from ask(
        game, source.seat, "effect-player", [f"player:{game.players[s].name}" for s in enemies]
    )
    return [s for s in enemies if f"player:{game.players[s].name}" == answer]


def resource(name: str) -> Callable[[Game, dict[str, Any], Source], Run]:
    def verb(game: Game, operation: dict[str, Any], source: Source) -> Run:
        seats = yield from players_of(game, operation, source)
        for seat in seats:
            player = game.players[seat]
            setattr(player, name, max(0, getattr(player, name) + operation["n"]))

    return verb


def draw_action_verb(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    if game.draws_open and unit.drawn:
        yield from draw_action(game, unit, operation["n"])
    else:
        unit.extra_draw += operation["n"]


def draw_hero_verb(game: Game, operation: dict[str, Any], source: Source) -> Run:
    seats = yield from players_of(game, operation, source)
    for seat in seats:
        draw_hero(game, seat, operation["n"])
        yield from hand_limit(game, seat)


def discard_hero(game: Game, operation: dict[str, Any], source: Source) -> Run:
    seats = yield from players_of(game, operation, source)
    for seat in seats:
        player = game.players[seat]
        chooser = source.seat if operation.get("chooser") == "player" else seat
        for _ in range(operation["n"]):
            if player.hand:
                answer = yield from ask(
                    game,
                    chooser,
                    "discard-hero",
                    [f"discard:{card}" for card in player.hand],
                    always=len(player.hand) > 1,
                )
                card = answer.partition(":")[2]
                player.hand.remove(card)
                player.discard.append(card)


def replace_next(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    if unit.next is None or unit.next in ("fear", "wound"):
        return
    kept = list(unit.drawn)
    unit.drawn = []
    yield from draw_action(game, unit, operation.get("n", 2))
    texts = ["keep", *(f"swap:{card}" for card in unit.drawn if card not in ("fear", "wound"))]
    answer = yield from ask(game, unit.seat, "replace-next", texts, always=True)
    if answer != "keep":
        card = answer.partition(":")[2]
        unit.drawn.remove(card)
        discard_action(unit, unit.next, seen=False)
        unit.next = card
        unit.peeked &= ~15
    from .cards import return_conditions

    return_conditions(unit)
    for card in sorted(unit.drawn, key=game.content.card_names.index):
        discard_action(unit, card, seen=False)
    unit.drawn = kept


def swap(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    if operation["what"] == "active-next":
        if (
            unit.active
            and unit.next
            and not unit.revealed
            and unit.next not in ("fear", "wound")
            and not unit.is_condition_top()
        ):
            unit.active[-1], unit.next = unit.next, unit.active[-1]
            unit.peeked = unit.peeked >> 4 & 15 | (unit.peeked & 15) << 4
    elif unit.next and unit.idle and unit.next not in ("fear", "wound"):
        unit.next, unit.idle = unit.idle, unit.next
        unit.peeked &= ~15


def reveal(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    if operation["what"] == "active" and unit.active:
        unit.revealed = True
    elif operation["what"] == "next" and unit.next is not None:
        unit.peeked |= 1 << source.seat


def discard_combo(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    before = game.initiative(unit)
    beneath = [card for card in unit.active[:-1] if card not in ("fear", "wound")]
    for _ in range(operation["n"]):
        if len(unit.active) > 1:
            discard_action(unit, unit.active.pop(0), seen=True)
    played = game.phase == "initiative" and unit.revealed
    taken = before - unit.shift
    emptied = unit.is_condition_top() and beneath and len(unit.active) == 1 and unit.set_to is None
    if emptied and not played and taken != int(unit.data["fallback"]):
        # It keeps what it took at the slide (57, 61); the text of the position says so as of a number set.
        unit.set_to = taken


def unlock(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    opened = False
    for _ in range(operation.get("n", 1)):
        if unit.locks:
            opened = True
            sedative = unit.locks.pop()
            if sedative.card:
                game.players[sedative.seat].discard.append(sedative.card)
    if opened and unit.sedated:
        unit.sedated = unit.slept = False
        unit.dealt_anew = True


def skip(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    if operation["what"] == "allow":
        unit.may_skip = True
    else:
        unit.must_not_skip = True


def hold(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    unit.given_reaction = True


def extra(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    from .actions import action_half
    from .movement import movement_half

    if not unit.awake:
        return
    game.reacting += 1
    if operation["what"] == "movement":
        yield from movement_half(game, unit, "extra", operation.get("n", 0))
    else:
        yield from action_half(game, unit, "extra", operation.get("n", 0))
    game.reacting -= 1


def move(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    """The card's player moves it, each step into a free hex."""
    from .movement import lose_contact

    assert unit.here is not None
    found = [unit.here]
    layer = [unit.here]
    for _ in range(operation["n"]):
        around = [step(here, edge) for here in layer for edge in range(6)]
        layer = [
            p for p in dict.fromkeys(around) if p not in found and may_stay(game, unit, (p, unit.facing))
        ]
        found += layer
    texts = [f"shift:{hex_text(p)}" for p in found[1:]]
    if not texts:
        return
    answer = yield from ask(game, source.seat, "effect-hex", ["stay", *texts])
    if answer != "stay":
        unit.here = hex_of(answer.partition(":")[2])
        lose_contact(game)


def turn(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    assert unit.here is not None
    facings = {unit.facing}
    for sense in (1, -1):
        facing = unit.facing
        for _ in range(operation["n"]):
            facing = (facing + sense) % 6
            if not may_stay(game, unit, (unit.here, facing)):
                break
            facings.add(facing)
    answer = yield from ask(game, source.seat, "effect-facing", [f"face:{facing}" for facing in facings])
    unit.facing = int(answer.partition(":")[2])


def push(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    assert source.unit is not None and source.unit.here is not None and unit.here is not None
    picked = min(unit.hexes, key=lambda h: (distance(source.unit.here, h), h[1], h[0]))  # type: ignore[union-attr,arg-type]
    edges = sorted({(edge + 3) % 6 for _, edge in entries(source.unit.here, picked, unit.hexes)})
    answer = yield from ask(game, source.seat, "push-edge", [f"edge:{edge}" for edge in edges])
    edge = int(answer.partition(":")[2])
    yield from push_unit(
        game, source.unit, unit, edge, operation["n"], operation["n"], Push(source.unit, [], 0, True), None
    )


def knock_verb(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from knock(game, unit, source.unit)


def stand(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    if not game.is_blocked(unit):
        unit.knocked = False


def grab(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    from .actions import take_hold

    if source.unit and game.adjacent(source.unit, unit) and not game.allied(source.unit, unit):
        yield from take_hold(game, source.unit, unit, operation.get("what") == "block")


def net(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    fresh = unit.net == 0
    unit.net = max(unit.net, operation["n"])
    if fresh:
        yield from received(game, unit, "grabbed", source.unit, "blocked")


def release(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    unit.holds, unit.blocks = -1, False


def test_verb(game: Game, operation: dict[str, Any], source: Source) -> Run:
    from .actions import answers, fear_test, take_hold
    from .stability import consequences, push_edges, stability_test

    units = yield from units_of(game, operation, source)
    unit = source.unit
    for target in units:
        assert unit is not None
        then = operation.get("then", [])
        success = False
        n = operation.get("n", 0)
        if operation["sort"] == "fear":
            beaten: list[Unit] = []
            tested = yield from fear_test(game, unit, [target], 0, True, n, beaten)
            success = target in beaten
        else:
            result = yield from stability_test(game, unit, target, 0, True, n)
            success = bool(result and result[0])
            if success and not then:
                if operation["sort"] == "grab":
                    yield from take_hold(game, unit, target, False)
                else:
                    assert result is not None
                    yield from consequences(
                        game, unit, target, result[1], list(push_edges(unit, target)), {}, 0, False
                    )
        yield from run(game, then if success else operation.get("otherwise", []), source)
        if operation["sort"] == "fear":
            yield from answers(game, unit, tested)


def attack_verb(game: Game, operation: dict[str, Any], source: Source) -> Run:
    from .actions import do_action, texts_for

    unit = source.unit
    if unit is None or not unit.awake or game.is_blocked(unit):
        return
    texts = texts_for(game, unit, {"sort": operation["what"]}, "base")
    answer = yield from ask(game, unit.seat, "action", [*texts, "none"])
    if answer != "none":
        yield from do_action(
            game,
            unit,
            {"sort": operation["what"]},
            answer.partition(":")[2],
            True,
            "extra",
            operation.get("n", 0),
        )


def cancel(game: Game, operation: dict[str, Any], source: Source) -> Run:
    yield from ()
    test = source.test
    if test is None:
        return
    if operation["what"] == "attack":
        test.stopped = True
        return
    for seat, name in reversed(test.used):
        if game.side(seat) != game.side(source.seat):
            test.icons = [icon for icon in test.icons if icon[3] != f"hero:{name}"]
            return


def attach(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    yield from ()
    if source.card and source.card in game.players[source.seat].discard:
        game.players[source.seat].discard.remove(source.card)
        unit.gear.append(Gear(source.card, source.seat, "attached", 0, operation["until"]))


def load(game: Game, operation: dict[str, Any], source: Source, unit: Unit) -> Run:
    from .interact import capacity, equip

    player = game.players[source.seat]
    if not capacity(unit, operation["what"]):
        return
    cards = [card for card in player.hand if game.content.hero[card].get("place") == operation["what"]]
    answer = yield from ask(
        game, source.seat, "equip", ["none", *(f"equip:{card}" for card in cards)], always=bool(player.hand)
    )
    if answer != "none":
        name = answer.partition(":")[2]
        card = game.content.hero[name]
        player.hand.remove(name)
        uses = uses_of(card)
        equip(game, unit, Gear(name, source.seat, card["place"], uses, known=card["place"] != "ammunition"))


def bring_in(game: Game, operation: dict[str, Any], source: Source) -> Run:
    yield from ()
    for number in game.players[source.seat].calls:
        unit = game.units[number]
        if unit.name == operation["name"] and unit.status == "waiting":
            unit.status = "called"


def return_to_hand(game: Game, operation: dict[str, Any], source: Source) -> Run:
    player = game.players[source.seat]
    if operation["what"] == "this":
        assert source.card is not None
        player.discard.remove(source.card)
        player.hand.append(source.card)
        return
    cards = [card for card in player.discard if card != source.card]
    if cards:
        answer = yield from ask(game, source.seat, "take-back", [f"take:{card}" for card in cards])
        card = answer.partition(":")[2]
        player.discard.remove(card)
        player.hand.append(card)
        yield from hand_limit(game, source.seat)


def first_player(game: Game, operation: dict[str, Any], source: Source) -> Run:
    yield from ()
    game.first = source.seat
    game.first_taken = True


def objective(game: Game, operation: dict[str, Any], source: Source) -> Run:
    yield from ()
    if any("points" in entry for entry in game.scenario.get("objectives", [])):
        game.points[game.side(source.seat)] += operation["n"]
    else:
        game.players[source.seat].command += operation["n"]


def choose(game: Game, operation: dict[str, Any], source: Source) -> Run:
    options = operation["options"]
    answer = yield from ask(
        game, source.seat, "effect-option", [f"option:{n + 1}" for n in range(len(options))]
    )
    yield from run(game, options[int(answer.partition(":")[2]) - 1], source)


def each(game: Game, operation: dict[str, Any], source: Source) -> Run:
    units = [u for u in game.on_map() if matches(game, u, operation["of"], source.seat, source.unit)]
    for unit in nearest_first(game, units, source.unit):
        source.it = unit
        yield from run(game, operation["then"], source)


def if_verb(game: Game, operation: dict[str, Any], source: Source) -> Run:
    units = yield from units_of(game, operation, source)
    true = bool(units) and matches(game, units[0], operation.get("is", {}), source.seat, source.unit)
    true = true and holds(game, operation.get("situation", {}), source.seat, source.moment)
    yield from run(game, operation.get("then" if true else "otherwise", []), source)


VERBS: dict[str, Callable[[Game, dict[str, Any], Source], Run]] = {
    "bonus": for_units(bonus),
    "ties": for_units(ties),
    "piercing": piercing,
    "initiative": for_units(initiative),
    "damage": for_units(damage),
    "heal": for_units(heal),
    "prevent": prevent,
    "critical-wound": for_units(critical_wound),
    "fear": for_units(fear),
    "remove": for_units(remove),
    "sedate": for_units(sedate),
    "furious": for_units(furious),
    "adrenaline": for_units(adrenaline),
    "command": resource("command"),
    "requisition": resource("requisition"),
    "draw-action": for_units(draw_action_verb),
    "draw-hero": draw_hero_verb,
    "discard-hero": discard_hero,
    "replace-next": for_units(replace_next),
    "swap": for_units(swap),
    "reveal": for_units(reveal),
    "discard-combo": for_units(discard_combo),
    "unlock": for_units(unlock),
    "skip": for_units(skip),
    "hold": for_units(hold),
    "extra": for_units(extra),
    "move": for_units(move),
    "turn": for_units(turn),
    "push": for_units(push),
    "knock": for_units(knock_verb),
    "stand": for_units(stand),
    "grab": for_units(grab),
    "net": for_units(net),
    "release": for_units(release),
    "test": test_verb,
    "attack": attack_verb,
    "cancel": cancel,
    "attach": for_units(attach),
    "load": for_units(load),
    "bring-in": bring_in,
    "return-to-hand": return_to_hand,
    "first-player": first_player,
    "objective": objective,
    "choose": choose,
    "each": each,
    "if": if_verb,
}
_ = deal_anew
