"""Random play, positions built to be awkward, and damaged texts: what the oracle is asked about."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from .board import L_TILES, NEIGHBOURS, SPACES, random_board, tile_spaces
from .changes import Shuffle, action_kind
from .notation import (
    ACTIVE,
    BABIES,
    CARDS,
    FIGURES,
    ON_FIRE,
    SCIENTISTS,
    SIDES,
    Fields,
    Pile,
    Refused,
    Turn,
    write,
)
from .position import CARD_KINDS, Position, random_shuffle
from .rules import REPETITIONS, is_free, spaces_of

LAYOUTS = ("jungle", "savannah", "first-game")
RARE = {
    "stop": 0.15,
    "baby escapes": 6.0,
    "kill": 2.0,
    "shoot": 2.0,
    "put out": 3.0,
    "wake": 3.0,
    "stand up": 2.0,
    "sleep": 2.0,
}
"""Weights that let every kind of action happen often."""
AIMS = ("", "kill", "baby escapes", "shoot", "capture")
"""What a game is steered to, so that every way of winning occurs."""


class Temper:
    """How one random game is played: some kinds of action more often than others."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.likes: dict[str, float] = {}
        self.aim = rng.choice(AIMS)
        self.daring = rng.choice([1, 1, 6, 20])
        self.cards = {side: {card: rng.choice([0.3, 1, 3]) for card in CARDS} for side in SIDES}

    def weight(self, position: Position, action: str) -> float:
        """How likely ``action`` is to be chosen."""
        kind = action_kind(action)
        if kind not in self.likes:
            self.likes[kind] = RARE.get(kind, 1.0) * self.rng.choice([0.2, 1, 1, 5])
            if kind == self.aim:
                self.likes[kind] = 30.0
        weight = self.likes[kind]
        if kind == "scientist moves" and action[4:6] in position.fires:
            weight *= self.daring
        return weight

    def choose(self, position: Position, choices: dict[str, list[str]]) -> tuple[str | None, str]:
        """A side (during cards) and one of its legal actions, given as ``choices``."""
        side = self.rng.choice(sorted(choices))
        actions = choices[side]
        if position.turn.kind in CARD_KINDS:
            weights = [self.cards[side][action[1]] for action in actions]
            return side, self.rng.choices(actions, weights)[0]
        weights = [self.weight(position, action) for action in actions]
        return None, self.rng.choices(actions, weights)[0]


@dataclass
class Coverage:
    """What has occurred in the games seen so far."""

    turns: Counter[str] = field(default_factory=Counter)
    effects: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    moments: Counter[str] = field(default_factory=Counter)

    def see(self, position: Position) -> None:
        """Count a position."""
        turn = position.turn
        self.turns[turn.kind if turn.kind != "points" else f"points {turn.side}{turn.moved}"] += 1
        if turn.kind == "effect":
            self.effects[f"{turn.side}{turn.card}:{turn.left}"] += 1
        if turn.kind == "points" and not spaces_of(position, "M"):
            self.effects["R" + position.cards["R"].played] += 1
        if won := position.winner():
            self.wins[won[1]] += 1
        burning = [space for space in spaces_of(position, ACTIVE) if space in position.fires]
        self.moments["on fire"] += bool(burning)
        self.moments["two on fire"] += len(burning) > 1
        self.moments["wounded"] += position.tokens > 0
        self.moments["no reserve"] += position.reserve == 0 and turn.kind != "place"
        self.moments["ten fires"] += len(position.fires) == 10
        self.moments["may not end the turn"] += bool(burning) and "." not in position.legal()
        self.moments["late"] += position.round > 7

    def act(self, action: str) -> None:
        """Count an action."""
        self.actions[action_kind(action)] += 1

    def shuffling(self, shuffle: Shuffle) -> Shuffle:
        """``shuffle``, counted by side and by how many cards there were."""

        def counted(side: str, cards: str) -> str:
            self.moments[f"shuffle {side}"] += 1
            return shuffle(side, cards)

        return counted


def play(
    start: Position, rng: random.Random, shuffle: Shuffle | None = None, rounds: int = 40
) -> Iterator[tuple[Position, str | None, str]]:
    """A random game: each position with the side and action chosen there. Ends with the game."""
    temper = Temper(rng)
    shuffle = shuffle or random_shuffle(rng)
    position = start
    while position.turn.kind != "won" and position.round < start.round + rounds:
        side, action = temper.choose(position, position.choices())
        yield position, side, action
        position = position.apply(action, side, shuffle)
    yield position, None, ""


# Positions built from nothing

UNMARKED = {"y": "z", "c": "b", "A": "S", "f": "s"}


def _some(rng: random.Random, weights: dict[int, float]) -> int:
    return rng.choices(list(weights), list(weights.values()))[0]


def _deck(rng: random.Random, played: str) -> Pile:
    rest = [card for card in CARDS if card != played]
    rng.shuffle(rest)
    in_hand = 2 if played else 3
    split = rng.choice([in_hand, len(rest), rng.randint(in_hand, len(rest))])
    hand, draw, discard = sorted(rest[:in_hand]), rest[in_hand:split], sorted(rest[split:])
    return Pile(played, "".join(hand), "".join(draw), "".join(discard))


def scattered(rng: random.Random) -> Position:
    """A position in the midst of a game: figures close together, fires, wounds, any phase."""
    while True:
        fields = _scatter(rng)
        try:
            return Position.parse(write(fields))
        except Refused:
            continue


def _scatter(rng: random.Random) -> Fields:
    rocks, exits = random_board(rng.choice(["jungle", "savannah"]), rng)
    fields = Fields(rocks=rocks, exits=exits, round=rng.randint(1, 30))
    fields.escaped, fields.captured = rng.choice([0, 1, 2, 2]), rng.choice([0, 1, 2, 2])
    fields.tokens = rng.choice([0, 0, 1, 2, 3, 4])
    centre = rng.choice(SPACES)

    def distance(space: str) -> int:
        return abs(ord(space[0]) - ord(centre[0])) + abs(ord(space[1]) - ord(centre[1]))

    crowd = rng.choice([0.1, 1.0, 3.0])
    order = sorted(
        (space for space in SPACES if space not in rocks),
        key=lambda s: distance(s) + rng.expovariate(1 / (10 * crowd)),
    )
    _choose_turn(rng, fields)
    figures = []
    if fields.turn.kind != "return" and not _gone(fields):
        figures.append("M")
    figures += [rng.choice("bbbzzyc") for _ in range(5 - fields.escaped - fields.captured)]
    scientists = _some(rng, {1: 3, 2: 2, 3: 2, 4: 3, 6: 2, 8: 1, 10: 1})
    fields.reserve = rng.randint(0, min(6, 10 - scientists))
    figures += [rng.choice("SSSSSAAsf") for _ in range(scientists)]
    rng.shuffle(figures)
    allowed = _marks(fields)
    figures = [figure if figure in allowed else UNMARKED.get(figure, figure) for figure in figures]
    fields.figures = dict(zip(order, figures, strict=False))
    fires = rng.choice([0, 2, 5, 8, 10])
    spots = [space for space in order if space not in fields.figures]
    if fields.turn.kind == "points" and fields.turn.side == "S":
        on_fire = rng.choice([0.0, 0.3, 0.8])
        spots = [
            space for space in order if fields.figures.get(space, " ") in ACTIVE and rng.random() < on_fire
        ] + spots
    fields.fires = set(spots[:fires])
    return fields


def _choose_turn(rng: random.Random, fields: Fields) -> None:
    """A turn and cards that fit it."""
    raptor, scientist = rng.sample(CARDS, 2)
    lower, higher = ("R", "S") if raptor < scientist else ("S", "R")
    card = min(raptor, scientist)
    difference = abs(int(raptor) - int(scientist))
    kind = rng.choice(["cards", "cards!", "effect", "points", "points", "points", "return"])
    if kind in ("cards", "cards!"):
        fields.turn = Turn.parse(kind)
        raptor = scientist = ""
    elif kind == "effect" and card in REPETITIONS[lower]:
        fields.turn = Turn("effect", lower, card, rng.randint(1, REPETITIONS[lower][card]))
    elif kind == "return" and lower == "R" and card in "26":
        fields.turn = Turn("return", "R")
    else:
        fields.turn = Turn(
            "points", higher, left=rng.randint(1, difference), moved=higher == "R" and rng.random() < 0.3
        )
    fields.cards = {"R": _deck(rng, raptor), "S": _deck(rng, scientist)}


def _gone(fields: Fields) -> bool:
    return fields.turn.kind == "points" and fields.turn.side == "S" and fields.cards["R"].played in ("2", "6")


def _marks(fields: Fields) -> str:
    """The marks that the turn's phase can have."""
    turn = fields.turn
    if turn.kind == "points":
        lower = fields.cards["S" if turn.side == "R" else "R"].played
        if turn.side == "R":
            return "y" if lower in ("1", "4") else ""
        return "yAf" if lower in ("3", "8") else "yA"
    return {"R4:1": "c", "R8:1": "f", "S4:1": "y", "R@": "yA"}.get(turn.text(), "")


def burning(rng: random.Random) -> Position:
    """Scientist's turn as it would stand with any number of AP, two or more scientists on fire.

    Not checked: ruling 14 may forbid it, and which number of AP it takes is the question.
    """
    while True:
        fields = _scatter(rng)
        fields.cards = {"R": _deck(rng, "1"), "S": _deck(rng, "9")}
        fields.turn = Turn("points", "S", left=8)
        fields.figures = {space: UNMARKED.get(figure, figure) for space, figure in fields.figures.items()}
        active = spaces_of(fields, ACTIVE)
        if len(active) < 2 or not spaces_of(fields, "M"):
            continue
        under = rng.sample(active, rng.randint(2, min(6, len(active))))
        near = [n for space in under for n in NEIGHBOURS[space] if is_free(fields, n)]
        spots = list(dict.fromkeys([*under, *rng.sample(near, len(near)), *sorted(fields.fires)]))
        fields.fires = set(spots[: rng.randint(len(under), 10)])
        return Position.of(fields)


def nearly_won(rng: random.Random) -> Position:
    """Raptor's turn with a winning action at hand, which random games seldom come to."""
    while True:
        position = scattered(rng)
        if position.turn.kind == "points" and position.turn.side == "R":
            last = len(spaces_of(position, SCIENTISTS)) == 1
            wanted = ["kill"] * last + ["baby escapes"] * (position.escaped == 2)
            if wanted and any(action_kind(action) in wanted for action in position.legal()):
                return position


def finished(rng: random.Random) -> Position:
    """A game that a side has just won, one way or another."""
    while True:
        fields = _scatter(rng)
        if fields.turn.kind != "points":
            continue
        side = fields.turn.side
        fields.turn = Turn("won", side)
        if side == "S" and rng.random() < 0.5:
            fields.captured = 3
        elif side == "S":
            fields.tokens = 5
        elif rng.random() < 0.5:
            fields.escaped = 3
        else:
            fields.figures = {at: figure for at, figure in fields.figures.items() if figure not in SCIENTISTS}
        try:
            return Position.parse(write(fields))
        except Refused:
            continue


def halfway(rng: random.Random) -> Position:
    """A position from a random point of a random game, cards and places included."""
    start = scattered(rng) if rng.random() < 0.5 else Position.new(rng.choice(LAYOUTS), rng)
    seen = [position for position, _, _ in play(start, rng, rounds=8)]
    return rng.choice(seen)


# Damaged texts

TURNS = [
    "place", "cards", "cards!", "cards!5", "cards!?", "R@", "R#", "S#", "R+1'", "S+1'", "R+0", "S+9",
    *(f"{side}+{points}" for side in SIDES for points in range(1, 9)),
    *(f"{side}{card}:{left}" for side in SIDES for card in CARDS for left in range(1, 5)),
]  # fmt: skip


def damaged(text: str, rng: random.Random) -> str:
    """``text`` with one to three changes, most of which make it wrong."""
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        text = rng.choice(DAMAGES)(text, rng)
    return text


def _damage_space(text: str, rng: random.Random) -> str:
    index = rng.choice([i for i, letter in enumerate(text.split(" ")[0]) if letter != "/"])
    return text[:index] + rng.choice(".#*" + FIGURES + "".join(ON_FIRE)) + text[index + 1 :]


def _damage_figure(text: str, rng: random.Random) -> str:
    """Another state of the same piece."""
    board = text.split(" ")[0]
    groups = [BABIES, SCIENTISTS + "BC", ".*"]
    places = [(i, group) for i, letter in enumerate(board) for group in groups if letter in group]
    if not places:
        return text
    index, group = rng.choice([place for place in places if place[1] != ".*"] or places)
    return text[:index] + rng.choice(group) + text[index + 1 :]


def _swap_spaces(text: str, rng: random.Random) -> str:
    letters = list(text)
    board = [i for i, letter in enumerate(text.split(" ")[0]) if letter != "/"]
    one, two = rng.sample(board, 2)
    letters[one], letters[two] = letters[two], letters[one]
    return "".join(letters)


def _damage_field(
    number: int, values: Callable[[str, random.Random], str]
) -> Callable[[str, random.Random], str]:
    def damage(text: str, rng: random.Random) -> str:
        fields = text.split(" ")
        if len(fields) > number:
            fields[number] = values(fields[number], rng)
        return " ".join(fields)

    return damage


def _exits(field: str, rng: random.Random) -> str:
    ends = [rng.choice(tile_spaces(tile)) for tile in L_TILES]
    kept = [field[i : i + 2] for i in range(0, 8, 2)]
    return "".join(rng.choice([end, keep]) for end, keep in zip(ends, kept, strict=True))


def _turn(field: str, rng: random.Random) -> str:
    if "#" in field and rng.random() < 0.5:
        return "S#" if field == "R#" else "R#"
    if "+" in field and rng.random() < 0.5:
        return (
            field.removesuffix("'")
            if "'" in field
            else rng.choice([field + "'", field[:2] + rng.choice("123456789")])
        )
    if ":" in field and rng.random() < 0.5:
        return field[:-1] + rng.choice("123456789")
    return rng.choice(TURNS)


def _counts(field: str, rng: random.Random) -> str:
    index = rng.choice([1, 3, 5, 7])
    return field[:index] + rng.choice("0123456789") + field[index + 1 :]


def _round(field: str, rng: random.Random) -> str:
    return rng.choice(["0", "1", "2", "01", "", "-1", "99", "x", "1.0"])


def _cards(field: str, rng: random.Random) -> str:
    letters = list(field)
    if len(letters) < 4:
        return field
    one, two = rng.sample(range(2, len(letters)), 2)
    style = rng.randrange(3)
    if style == 0:
        letters[one], letters[two] = letters[two], letters[one]
    elif style == 1:
        letters.insert(two, letters.pop(one))
    else:
        letters[one] = rng.choice(CARDS + "?")
    return "".join(letters)


def _recut(field: str, rng: random.Random) -> str:
    """The same nine cards, cut otherwise into well-formed piles."""
    cards = rng.sample(CARDS, 9)
    played = rng.choice([0, 1])
    hand = played + rng.choice([2, 3, 3 - played])
    draw = rng.randint(hand, 9)
    piles = [cards[:played], sorted(cards[played:hand]), cards[hand:draw], sorted(cards[draw:])]
    return field[:2] + "/".join("".join(pile) for pile in piles)


def _damage_letter(text: str, rng: random.Random) -> str:
    index = rng.randrange(len(text))
    letter = rng.choice(" /.#*?!:+@'x0123456789abcdefghijkMSRz")
    return text[:index] + rng.choice([letter, "", text[index] + letter, text[index] * 2]) + text[index + 1 :]


DAMAGES: list[Callable[[str, random.Random], str]] = [
    _damage_space,
    _damage_figure,
    _damage_figure,
    _swap_spaces,
    _damage_field(1, _exits),
    _damage_field(2, _turn),
    _damage_field(2, _turn),
    _damage_field(3, _counts),
    _damage_field(4, _round),
    _damage_field(5, _cards),
    _damage_field(6, _cards),
    _damage_field(5, _recut),
    _damage_field(6, _recut),
    _damage_letter,
]
