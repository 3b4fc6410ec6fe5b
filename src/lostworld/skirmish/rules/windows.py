# cython: wraparound=True, boundscheck=True
"""Interaction windows: turns in which players use hero cards or pass (rulings 49, 50, 52)."""

from __future__ import annotations

from typing import Any, Final

from lostworld.game import Seat
from lostworld.skirmish.rules import contest, effects, playing, sums, units
from lostworld.skirmish.rules.engine import answers, asks, frame, order_from
from lostworld.skirmish.rules.filters import Happens, matches
from lostworld.skirmish.rules.position import ACTIVATED, SKIPPED, Frame, Position

TRIGGERS: Final = {"tie": "tie", "slide": "slide", "first-player": "first-player", "placed": ""}
"""The trigger of the windows without a test."""


def open_window(s: Position, about: str, concerned: tuple[int, ...] = ()) -> None:
    """Open a window without a test."""
    s.push("window", about=about, concerned=concerned)


def _test_frame(s: Position) -> Frame | None:
    below = s.stack[-2] if len(s.stack) > 1 else None
    return below if below is not None and below["k"] == "test" else None


def _events(s: Position, f: Frame) -> list[Happens]:
    """The events that cards can answer in this window."""
    test = _test_frame(s)
    if test is None:
        trigger = TRIGGERS[f["about"]]
        if not trigger:
            return []
        if trigger == "tie":
            return [Happens("tie", unit) for unit in f["concerned"]]
        return [Happens(trigger)]
    found = []
    words = ("attack", "test") if test["sort"].startswith("hit") else ("test",)
    for word in words:
        for unit in test["units"]:
            for target in test["targets"]:
                found.append(sums.event_of(test, unit, target, word))
    return found


def _helped(s: Position, f: Frame, seat: Seat) -> list[tuple[int, tuple[str, ...]]]:
    """The units a seat's icons can help in this window, each with the skills that fit."""
    side = s.table.side[seat]
    of_side = s.table.unit_side
    test = _test_frame(s)
    if test is not None:
        found = []
        sort = test["sort"]
        for role, icons in (("units", sums.INITIATOR_ICONS[sort]), ("targets", sums.TARGET_ICONS[sort])):
            found += [
                (unit, icons)
                for unit in test[role]
                if unit >= 0 and s.place[unit] >= 0 and of_side[unit] == side
            ]
        return found
    about = f["about"]
    if about == "tie":
        return [
            (unit, ("initiative",))
            for unit in f["concerned"]
            if s.place[unit] >= 0 and of_side[unit] == side and not s.marks[unit] & (ACTIVATED | SKIPPED)
        ]
    if about in ("slide", "placed"):
        return [
            (unit, ("initiative",))
            for unit in units.waking(s)
            if of_side[unit] == side and units.top(s, unit) >= 0
        ]
    return []


def _icon_uses(s: Position, f: Frame, seat: Seat, cards: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Every passive use: (card, icon set, unit helped or -1)."""
    heroes = s.table.book.heroes
    found: list[tuple[int, int, int]] = []
    if f["about"] == "first-player":
        own = [unit for unit in units.on_map(s) if s.table.owner[unit] == seat]
        for card in cards:
            for number, icons in enumerate(heroes[card].icons):
                if "command" in icons.icons:
                    # Its adrenaline icons go to an own unit of choice (ruling 49).
                    found += [(card, number, unit) for unit in (own if heroes[card].adrenaline else [-1])]
        return found
    helped = _helped(s, f, seat)
    if not helped:
        return found
    skills_of = s.table.book.icon_skills
    for card in cards:
        for number, has in enumerate(skills_of[card]):
            for unit, skills in helped:
                if not has.isdisjoint(skills) and matches(
                    s, heroes[card].icons[number].concerns, unit, seat, unit
                ):
                    found.append((card, number, unit))
    return found


def _could_play(s: Position, f: Frame, seat: Seat, events: list[Happens]) -> bool:
    """Whether by what everybody knows the seat could hold something that fits (ruling 49)."""
    outside = s.outside[seat]
    if f["about"] == "first-player":
        for card, _ in s.table.with_skills(seat, outside, ("command",)):
            if playing.could_hold(s, seat, card) and _icon_uses(s, f, seat, (card,)):
                return True
    heroes = s.table.book.heroes
    for unit, skills in _helped(s, f, seat):
        for card, number in s.table.with_skills(seat, outside, skills):
            if playing.could_hold(s, seat, card) and matches(
                s, heroes[card].icons[number].concerns, unit, seat, unit
            ):
                return True
    return playing.could_use(s, seat, events)


def _window(s: Position, f: Frame) -> None:
    test = _test_frame(s)
    if f["at"] == 0:
        f["at"] = 1
        seats = len(s.out)
        f["passes"] = (0,) * seats
        f["through"] = 0
        f["last"] = ()
        if test is not None:
            first = s.table.owner[test["units"][0]]
        elif s.acting >= 0:
            first = s.table.owner[s.acting]
        else:
            first = s.first
        f["turn"] = first
        if s.log is not None:
            concerned = test["targets"] if test is not None else f["concerned"]
            s.tell(
                "window_opened", about=f["about"], unit=test["units"][0] if test else -1, targets=concerned
            )
    voices = contest.tested_seats(s, test) if test is not None else order_from(s, s.first)
    events = _events(s, f)
    while True:
        passes = f["passes"]
        alive = [seat for seat in voices if not s.out[seat]]
        closed = not alive or max([passes[seat] for seat in alive]) >= 2
        if closed or (test is not None and (contest.is_gone(s, test) or test.get("cancelled", 0))):
            s.tell("window_closed", about=f["about"])
            s.pop()
            return
        seat = f["turn"]
        if not s.out[seat]:
            bystander = test is not None and seat not in voices and not s.table.ask_all
            asked = (
                not bystander
                and not f["through"] >> seat & 1
                and (
                    (s.cards[seat] and _could_play(s, f, seat, events))
                    or playing.ability_uses(s, seat, events, False)
                )
            )
            if asked:
                s.ask(seat, "window-turn")
                return
            _pass(s, f, seat)
        _next_turn(s, f)


frame("window")(_window)


def _pass(s: Position, f: Frame, seat: Seat) -> None:
    passes = list(f["passes"])
    passes[seat] += 1
    f["passes"] = tuple(passes)


def _next_turn(s: Position, f: Frame) -> None:
    f["turn"] = (f["turn"] + 1) % len(s.out)


def _turn_choices(s: Position, f: Frame, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {"pass": ("pass",), "through": ("through",)}
    hand = tuple([card for card in sorted(set(s.cards[seat])) if card not in s.used[seat]])
    for card, number, unit in _icon_uses(s, f, seat, hand):
        text = f"icons:{s.table.hero_name(card)},{number}" + (f",u{unit}" if unit >= 0 else "")
        found[text] = ("icons", card, number, unit)
    events = _events(s, f)
    for use in playing.hero_uses(s, seat, hand, events) + playing.ability_uses(s, seat, events, False):
        found[playing.use_text(s, use, events)] = ("use", use)
    return found


asks("window-turn")(_turn_choices)


def _turn_answer(s: Position, f: Frame, seat: Seat, meant: Any) -> None:
    if meant[0] in ("pass", "through"):
        if meant[0] == "through":
            f["through"] |= 1 << seat
        else:
            s.tell("passed", seat=seat)
        _pass(s, f, seat)
        _next_turn(s, f)
        return
    # "Pass through" holds until an opponent plays a card.
    side = s.table.side
    f["through"] = sum(
        [1 << other for other in range(len(s.out)) if f["through"] >> other & 1 and side[other] == side[seat]]
    )
    _next_turn(s, f)
    if meant[0] == "icons":
        _play_icons(s, f, seat, *meant[1:])
        return
    use = meant[1]
    event = _events(s, f)[use[4]]
    f["last"] = (*f["last"], (seat, f"hero:{s.table.hero_name(use[1])}" if use[0] == "hero" else ""))
    effects.resolve(s, seat, use, event)


answers("window-turn")(_turn_answer)


def _play_icons(s: Position, f: Frame, seat: Seat, card: int, number: int, unit: int) -> None:
    """Passive use: one icon set of one card, for one unit."""
    hero = s.table.book.heroes[card]
    hand = list(s.cards[seat])
    hand.remove(card)
    s.cards[seat] = tuple(hand)
    s.used[seat] = (*s.used[seat], card)
    units.throw(s, seat, card)
    icons = hero.icons[number].icons
    s.tell("card_used", seat=seat, card=hero.id, use="passive", unit=unit, icons=tuple(sorted(icons.items())))
    source = f"hero:{hero.id}"
    f["last"] = (*f["last"], (seat, source))
    test = _test_frame(s)
    if test is not None:
        # Inside its own area a unit is on both sides.
        fitting = [skill for helped, skills in _helped(s, f, seat) if helped == unit for skill in skills]
        more = tuple((unit, skill, n, source) for skill, n in sorted(icons.items()) if skill in fitting)
        test["plus"] = (*test["plus"], *more)
    elif f["about"] == "first-player":
        units.gain(s, seat, "command", icons["command"])
    else:
        effects.change_initiative(s, unit, icons["initiative"], False)
    if hero.adrenaline and unit >= 0:
        units.gain_adrenaline(s, unit, hero.adrenaline)
