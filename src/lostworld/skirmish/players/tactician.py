# cython: wraparound=True, boundscheck=True
"""A bot that weighs ends of movements, facings, targets and cards by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lostworld.bots.bot import Limit, Luck, Thought, Weighed, something_of
from lostworld.game import View as AnyView
from lostworld.skirmish.players import reasons, weighing
from lostworld.skirmish.rules import action, engine, sums, units
from lostworld.skirmish.rules.position import SEDATED, Frame, Position
from lostworld.skirmish.state import State
from lostworld.skirmish.view import View

Scores = dict[str, float]
Scorer = Callable[[Position, Frame, int, dict[str, Any]], Scores]
SHOWN: Final = 5
PLAIN: Final = {
    "stay": 0.0,
    "none": 0.0,
    "done": 0.3,
    "pass": 0.25,
    "through": 0.3,
    "keep": 1.0,
    "all": 1.0,
    "both": 1.0,
    "push": 0.5,
    "knock": 0.6,
    "block": 1.0,
    "grab": 0.6,
    "agree": 1.0,
    "pay": 0.6,
    "save": 0.4,
    "stop": 0.0,
    "follow": 0.2,
    "decline": 0.1,
    "stand": 5.0,
    "go": 0.4,
    "hold": 0.05,
    "base": -0.5,
    "release": -1.0,
    "refuse": 0.0,
    "waive": -1.0,
    "reveal": 1.0,
    "skip": 0.0,
    "do": 1.0,
    "forgo": 0.0,
    "react": 0.5,
    "spare": 1.0,
    "test": 0.5,
    "drop": -1.0,
    "idle": -0.2,
    "discard": 0.0,
    "reinforce": 0.4,
    "ask": -0.3,
}
"""What a choice is worth by its first word, where nothing better is known."""


def _plain(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    return {text: PLAIN.get(text.partition(":")[0], 0.0) for text in choices}


def _use_worth(s: Position, seat: int, use: Any) -> float:
    """What an active use is worth beyond its price."""
    kind, number, me, _, _ = use
    if kind == "ability":
        ability = s.table.specs[me].abilities[number]
        return weighing.operations_worth(ability.operations) - weighing.price(ability.cost)
    card = number if kind == "hero" else s.gear[me][number][0]
    hero = s.table.book.heroes[card]
    worth: float = (
        weighing.operations_worth(hero.operations) + 0.15 * hero.adrenaline - weighing.price(hero.cost)
    )
    return worth - (0.1 if len(s.cards[seat]) >= 5 else 0.3)


def _movement(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    unit = f["unit"]
    acts = True
    for below in reversed(s.stack):
        if below["k"] == "activate":
            acts = "action" in below["halves"]
            break
    ground = weighing.Ground(s, unit, acts)
    here = ground.worth(s.place[unit])
    scores = _plain(s, f, seat, choices)
    board, masks = s.table.board, s.table.masks[unit]
    for text, meant in choices.items():
        what = meant[0]
        if what in ("move", "drag", "over"):
            scores[text] = ground.worth(meant[1])
        elif what == "enter":
            target = board.shifted(meant[1], meant[2])
            foes = units.units_in(s, masks[target], unit)
            mine = weighing.skill(s, unit, "stability")
            chance = 1.0
            worth = 0.0
            for foe in foes:
                chance *= weighing.odds(mine - weighing.defence(s, foe, "stability"))
                worth += 0.7 if units.is_enemy(s, unit, foe) else -1.5
            after = ground.worth(target)
            scores[text] = chance * (worth + after) + (1 - chance) * (ground.worth(meant[1]) - 0.2)
        elif what == "stay":
            scores[text] = here
        elif what == "use":
            worth = _use_worth(s, seat, meant[1])
            scores[text] = here + 3.0 if worth > 0.45 else here - 1.0
        elif what in ("hold", "base", "release", "ask", "go", "reinforce"):
            scores[text] = here + PLAIN[what]
    return scores


def _action(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    scores = _plain(s, f, seat, choices)
    for text, meant in choices.items():
        if meant[0] == "do":
            scores[text] = _deed(s, f, seat, *meant[1:])
        elif meant[0] == "use":
            scores[text] = 9.0 if _use_worth(s, seat, meant[1]) > 0.5 else -1.0
        elif meant[0] == "standing":
            scores[text] = -0.5
    return scores


def _deed(
    s: Position, f: Frame, seat: int, basic: int, sort: str, number: Any, target: int, picked: int
) -> float:
    """What an action is worth."""
    unit = f["unit"]
    card = units.active_card(s, unit)
    part = (
        action.BASIC[sort] if basic or card is None or f["i"] >= len(card.actions) else card.actions[f["i"]]
    )
    here = s.place[unit] // 6
    if sort in ("melee", "ranged"):
        if target >= 0:
            worth = weighing.strike(s, unit, here, target, sort, part)
            if s.marks[target] & SEDATED:
                worth *= 0.3
            return worth if units.is_enemy(s, unit, target) else -2.0
        weapon = action.weapon_named(s, unit, part, number)
        area = part.area or (weapon.area if weapon is not None else ())
        worth = 0.0
        for other in units.units_in(s, s.table.board.area(picked, area), unit if part.area_self else -1):
            hit = weighing.strike(s, unit, here, other, sort, part) if other != unit else 1.0
            worth += hit if units.is_enemy(s, unit, other) else -1.5 * hit - 0.5
        return worth
    if sort in ("stability", "grab"):
        if target < 0:
            return -0.3
        if not units.is_enemy(s, unit, target):
            return -2.0
        mine = weighing.skill(s, unit, "stability", part.bonus + part.grab)
        chance = weighing.odds(mine - weighing.defence(s, target, "stability"))
        return chance * (0.9 if sort == "grab" else 0.8)
    if sort == "fear":
        score = weighing.skill(s, unit, "fear", part.bonus)
        worth = 0.0
        for other in action.frightened_by(s, unit, part.range or 1):
            if units.is_enemy(s, unit, other):
                worth += 0.7 * weighing.odds(score - weighing.defence(s, other, "courage") - 1)
        return worth
    if sort == "break-free":
        return 2.0
    if sort == "interact":
        return {"open": 0.8, "carry": 3.0, "use": 4.0, "equip": 0.9, "drop": -3.0, "hand": -1.0}[number[0]]
    return 0.3 + weighing.operations_worth(part.do)


def _window(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    scores = _plain(s, f, seat, choices)
    test = s.stack[-2] if len(s.stack) > 1 and s.stack[-2]["k"] == "test" else None
    full = len(s.cards[seat]) >= 5
    for text, meant in choices.items():
        if meant[0] == "use":
            scores[text] = 0.9 if _use_worth(s, seat, meant[1]) > 0.6 else 0.0
        elif meant[0] == "icons":
            _, card, number, unit = meant
            icons = s.table.book.heroes[card].icons[number].icons
            if test is None:
                scores[text] = 0.5 if full and f["about"] == "first-player" else 0.0
            else:
                scores[text] = _icon_worth(s, test, seat, unit, icons, full)
    return scores


def _icon_worth(s: Position, test: Frame, seat: int, unit: int, icons: Any, full: bool) -> float:
    """Whether icons turn a test: worth most if they just do."""
    sort = test["sort"]
    mine = unit in test["units"]
    helped = sums.INITIATOR_ICONS[sort] if mine else sums.TARGET_ICONS[sort]
    n = sum(value for name, value in icons.items() if name in helped)
    best = 0.0
    for initiator in test["units"]:
        for target in test["targets"]:
            if unit not in (initiator, target):
                continue
            score = sums.total(sums.initiator_parts(s, test, initiator, target))
            against = sums.total(sums.target_parts(s, test, initiator, target))
            if sort == "grab":
                score += sums.total(sums.grab_parts(s, test, initiator, target))
            if sort.startswith("damage"):
                best = max(best, 0.6 if full and score > against else 0.1)
                continue
            margin = score - against if sort != "fear" else score - against - 1
            stake = 0.9 if sort.startswith("hit") else 0.55
            if (margin < 0 <= margin + n) if mine else (margin >= 0 > margin - n):
                best = max(best, stake)
    return best


def _announce(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    scores = _plain(s, f, seat, choices)
    for text, meant in choices.items():
        if meant[0] == "use":
            scores[text] = 0.8 if _use_worth(s, seat, meant[1]) > 0.45 else 0.0
    return scores


def _place(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    scores = {}
    for text, meant in choices.items():
        unit, card, *idle = meant
        scores[text] = weighing.card_worth(s, unit, card)
        if idle and idle[0] >= 0:
            scores[text] += 0.1 * weighing.card_worth(s, unit, idle[0])
    return scores


def _deploy(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    """Near the middle of the map, facing it."""
    board = s.table.board
    q = sum(place[0] for place in board.hexes) / board.size
    r = sum(place[1] for place in board.hexes) / board.size
    middle = min(range(board.size), key=lambda n: abs(board.hexes[n][0] - q) + abs(board.hexes[n][1] - r))
    scores = {}
    for text, meant in choices.items():
        unit, place = meant if isinstance(meant, tuple) else (f["unit"], meant)
        front = 1.0 if board.in_front(place, middle) else 0.0
        straight = board.steps[place][place % 6]
        closer = straight >= 0 and board.distance[straight // 6][middle] < board.distance[place // 6][middle]
        scores[text] = front + 0.3 * closer - 0.1 * board.distance[place // 6][middle]
        scores[text] += 0.01 * s.table.specs[unit].value
    return scores


def _hero_discard(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    scores = {}
    for text, card in choices.items():
        hero = s.table.book.heroes[card]
        icons = max((sum(icon.icons.values()) for icon in hero.icons), default=0)
        scores[text] = -0.3 * icons - weighing.operations_worth(hero.operations)
    return scores


def _zone(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    targets = [target for target, _ in f["hits"]]
    return {
        text: -sum(weighing.armour(s, target, zone) for target, zone in zip(targets, zones, strict=True))
        for text, zones in choices.items()
    }


def _effect_unit(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    return {text: float(s.table.specs[unit].value) for text, unit in choices.items()}


def _players(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    """Others place and deploy first; oneself begins in a fight."""
    own = s.question in ("who-begins",)
    return {text: 1.0 if (other == seat) == own else 0.0 for text, other in choices.items()}


def _stability(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    """Test enemies, not friends."""
    scores = {}
    for text, target in choices.items():
        friend = target >= 0 and s.table.side[s.table.owner[target]] == s.table.side[seat]
        scores[text] = 0.0 if target < 0 else -1.0 if friend else 1.0
    return scores


def _flee(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    unit = f["unit"]
    ground = weighing.Ground(s, unit, False)
    return {text: ground.worth(meant[0]) for text, meant in choices.items()}


def _shift(s: Position, f: Frame, seat: int, choices: dict[str, Any]) -> Scores:
    unit = f["unit"]
    sign = 1.0 if s.table.side[s.table.owner[unit]] == s.table.side[seat] else -1.0
    ground = weighing.Ground(s, unit, False)
    here = s.place[unit]
    return {text: sign * ground.worth(place if place >= 0 else here) for text, place in choices.items()}


SCORERS: Final[dict[str, Scorer]] = {
    "movement": _movement,
    "rest-of-movement": _movement,
    "action": _action,
    "window-turn": _window,
    "announce": _announce,
    "step-card": _announce,
    "place-active": _place,
    "place-next": _place,
    "deploy": _deploy,
    "arrive": _deploy,
    "discard-to-limit": _hero_discard,
    "discard-hero": _hero_discard,
    "zone": _zone,
    "effect-unit": _effect_unit,
    "who-begins": _players,
    "who-places": _players,
    "who-deploys": _players,
    "stability-test": _stability,
    "flee-step": _flee,
    "effect-hex": _shift,
    "effect-facing": _shift,
}
"""How each kind of decision is weighed; what is not here goes by its first word."""


class Tactician:
    """Weighs every choice of a decision and takes the best; a little luck tells equal ones apart."""

    def __init__(self, name: str = "tactician", seed: int | None = None) -> None:
        self.name = name
        self._luck = Luck(seed)

    def think(self, view: AnyView[Any], limit: Limit = Limit()) -> Thought:  # noqa: B008  (it never changes)
        """The choice that looks best."""
        legal = something_of(view)
        assert isinstance(view, View)
        scores = self.weigh(view.position(), view.seat)
        spread = 0.02
        ranked = sorted(legal, key=lambda text: -(scores[text] + spread * self._luck.fraction()))
        shown = tuple(Weighed(text, _squashed(scores[text])) for text in ranked[:SHOWN])
        return Thought(ranked[0], (), shown, self.reason(view, ranked[0]))

    def reason(self, view: View, text: str) -> reasons.Reason:
        """Why one of the choices is good."""
        s = view.position()
        choices = engine.choices_of(s, view.seat)
        return reasons.why(s, s.stack[-1], choices[text], text, len(choices))

    def weigh(self, s: State, seat: int) -> Scores:
        """What every choice is worth."""
        choices = engine.choices_of(s, seat)
        return SCORERS.get(s.question, _plain)(s, s.stack[-1], seat, choices)


def _squashed(worth: float) -> float:
    return max(0.0, min(1.0, 0.5 + worth / 8))
