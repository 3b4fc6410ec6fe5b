"""Which positions are refused: every line of the list in docs/notation.md, one check each."""

from __future__ import annotations

from lostworld.game import BadText
from lostworld.raptor.notation.reading import SIDE_LETTERS, Reading
from lostworld.raptor.rules import phases
from lostworld.raptor.rules.cards import DISAPPEARANCE, FEAR, GAS, RAPTOR, SCIENTIST, SIDES, card
from lostworld.raptor.rules.spaces import CENTRAL_TILES, L_TILES, NAMES, SQUARE_TILES


def check(reading: Reading) -> None:
    """Raise BadText, naming the reason, unless the position can stand."""
    position = reading.position
    if position.phase == phases.PLACE:
        _check_setup(reading)
        return
    if position.phase == phases.SHUFFLE:
        _check_shuffle(reading)
        return
    if position.round == 0:
        raise BadText("raptor-error-round-zero", turn=reading.turn)
    _check_played(reading)
    _check_hands(reading)
    _check_marks(reading)
    _check_mother(reading)
    _check_won(reading)
    if position.phase == phases.EFFECT and not position.effect_possible():
        raise BadText("raptor-error-effect-impossible", turn=reading.turn)
    if position.phase == phases.POINTS and not position.could_clear_fires(position.left):
        raise BadText("raptor-error-fire-trapped", points=position.left)


def _check_setup(reading: Reading) -> None:
    position = reading.position
    board = position.board
    if position.round != 0:
        raise BadText("raptor-error-round-setup", round=position.round)
    if (position.tokens, position.escaped, position.captured, position.reserve) != (0, 0, 0, 6):
        raise BadText("raptor-error-setup-counts")
    if position.fires:
        raise BadText("raptor-error-setup-fire", space=_first(reading, position.fires))
    odd = position.asleep | position.called | position.frightened | position.spent
    if odd:
        raise BadText("raptor-error-setup-figure", space=_first(reading, odd))
    central = board.tile_places(CENTRAL_TILES[0]) | board.tile_places(CENTRAL_TILES[1])
    if position.mother & ~central:
        raise BadText("raptor-error-setup-figure", space=_first(reading, position.mother))
    homes = [tile for tile in SQUARE_TILES if not board.tile_places(tile) & position.mother]
    _check_order(reading, position.awake if position.mother else 0, position.awake, homes)
    babies_placed = position.awake.bit_count() == 5
    _check_order(reading, position.active if babies_placed else 0, position.active, list(L_TILES))
    if position.active.bit_count() == 4:
        raise BadText("raptor-error-setup-complete")
    for side in (RAPTOR, SCIENTIST):
        played, hand, pile, discard = position.cards_of(side)
        hidden = reading.hidden_pile[side]
        ordered = hidden == 9 or pile == tuple(range(1, 10))
        if played or hand or discard or not ordered or reading.hidden_hand[side]:
            raise BadText("raptor-error-setup-cards", side=SIDES[side])
    if reading.is_view and reading.hidden_pile != (9, 9):
        raise BadText("raptor-error-view-owner")


def _check_shuffle(reading: Reading) -> None:
    """Between two rounds, or before the first: nobody has played, the marks of the round are gone."""
    position = reading.position
    odd = position.called | position.asleep_now | position.frightened_now | position.spent
    odd |= position.active & position.fires
    if odd:
        raise BadText("raptor-error-mark-between", space=_first(reading, odd), turn=reading.turn)
    if not position.mother:
        raise BadText("raptor-error-mother-missing")
    _check_won(reading)
    first = position.round == 0
    spelt_out = reading.turn.startswith("RS") and (first or not position.cards_of(SCIENTIST)[2])
    if spelt_out or (first and position.observed_next):
        raise BadText("raptor-error-shuffle-turn", turn=reading.turn)
    for side in (RAPTOR, SCIENTIST):
        played, hand, pile, discard = position.cards_of(side)
        if played:
            raise BadText("raptor-error-played-early", turn=reading.turn)
        dealt = side < position.side  # Raptor's cards are shuffled and drawn first
        expected = 3 if dealt else 0 if first else 2
        count = hand.bit_count() + reading.hidden_hand[side]
        if count != expected:
            raise BadText("raptor-error-cards-hand", side=SIDES[side], count=count, expected=expected)
        if first and not dealt and not reading.hidden_pile[side] and pile != tuple(range(1, 10)):
            raise BadText("raptor-error-setup-cards", side=SIDES[side])
        due = position.shuffles_due >> side & 1
        if not first and not dealt and ((not pile and not due) or (due and not discard)):
            raise BadText("raptor-error-shuffle-turn", turn=reading.turn)
    vanished = {value for value in range(1, 10) if card(RAPTOR, value).family == DISAPPEARANCE}
    used = {value for value in range(1, 10) if position.cards_of(RAPTOR)[3] >> value & 1}
    if position.observed_next and not (position.side == SCIENTIST or vanished & used):
        raise BadText("raptor-error-shuffle-turn", turn=reading.turn)


def _check_order(reading: Reading, allowed: int, placed: int, tiles: list[int]) -> None:
    """Figures are placed one a tile, in the order of ``tiles``."""
    board = reading.position.board
    if placed & ~allowed:
        raise BadText("raptor-error-setup-figure", space=_first(reading, placed & ~allowed))
    expected = 0
    for tile in tiles[: placed.bit_count()]:
        expected |= board.tile_places(tile)
        if (board.tile_places(tile) & placed).bit_count() > 1:
            raise BadText(
                "raptor-error-setup-figure", space=_first(reading, board.tile_places(tile) & placed)
            )
    if placed & ~expected:
        raise BadText("raptor-error-setup-figure", space=_first(reading, placed & ~expected))


def _check_played(reading: Reading) -> None:
    position = reading.position
    raptor, scientist = (position.cards_of(side)[0] for side in (RAPTOR, SCIENTIST))
    match position.phase:
        case phases.CARDS:
            fits = not (raptor and scientist)
        case phases.CARDS_OBSERVED:
            fits = not raptor and not scientist
        case phases.CARD_SHOWN:
            fits = not raptor and bool(scientist)
        case _:
            _check_revealed(reading, raptor, scientist)
            return
    if not fits:
        raise BadText("raptor-error-played-early", turn=reading.turn)
    if reading.shown and reading.shown != "?" and int(reading.shown) != scientist:
        raise BadText("raptor-error-shown-card", turn=reading.turn, card=reading.shown)
    if reading.shown == "?" and not reading.hidden_played[SCIENTIST]:
        raise BadText("raptor-error-shown-card", turn=reading.turn, card="?")


def _check_revealed(reading: Reading, raptor: int, scientist: int) -> None:
    position = reading.position
    if not raptor or not scientist or any(reading.hidden_played):
        raise BadText("raptor-error-played-missing", turn=reading.turn)
    if raptor == scientist:
        raise BadText("raptor-error-played-equal", card=raptor)
    lower = RAPTOR if raptor < scientist else SCIENTIST
    difference = abs(raptor - scientist)
    if position.phase == phases.EFFECT:
        resolved = reading.turn[0] + reading.turn[1]
        if resolved != SIDE_LETTERS[lower] + str(min(raptor, scientist)):
            raise BadText("raptor-error-effect-side", turn=reading.turn)
    elif position.phase == phases.POINTS:
        if position.side == lower:
            raise BadText("raptor-error-points-side", turn=reading.turn)
        if position.left > difference:
            raise BadText("raptor-error-points-many", points=position.left, most=difference)
    elif position.phase == phases.OVER and position.side == lower:
        raise BadText("raptor-error-points-side", turn=reading.turn)  # only who has the points can win
    elif position.phase == phases.RETURN and not _vanished(reading):
        raise BadText("raptor-error-return-turn", turn=reading.turn)


def _vanished(reading: Reading) -> bool:
    """Whether Raptor's card was the lower one and made the mother disappear."""
    raptor, scientist = (reading.position.cards_of(side)[0] for side in (RAPTOR, SCIENTIST))
    return raptor < scientist and card(RAPTOR, raptor).family == DISAPPEARANCE


def _check_hands(reading: Reading) -> None:
    for side in (RAPTOR, SCIENTIST):
        played, hand, _pile, _discard = reading.position.cards_of(side)
        count = hand.bit_count() + reading.hidden_hand[side]
        expected = 2 if played else 3
        if count != expected:
            raise BadText("raptor-error-cards-hand", side=SIDES[side], count=count, expected=expected)


def _check_marks(reading: Reading) -> None:
    """The marks of a round stand only where something in this round can have made them."""
    position = reading.position
    phase = position.phase
    raptor, scientist = (position.cards_of(side)[0] for side in (RAPTOR, SCIENTIST))
    revealed = phase not in phases.CHOOSING
    gassed = revealed and scientist < raptor and card(SCIENTIST, scientist).family == GAS
    feared = revealed and raptor < scientist and card(RAPTOR, raptor).family == FEAR
    scientist_turn = revealed and raptor < scientist and phase != phases.EFFECT
    effect_begun = phase == phases.EFFECT and position.left < card(position.side, _played(reading)).times
    after_effect = phase in (phases.POINTS, phases.RETURN, phases.OVER)
    allowed = {
        "y": position.asleep_now if scientist_turn or (gassed and (after_effect or effect_begun)) else 0,
        "f": position.frightened_now if feared and (after_effect or effect_begun) else 0,
        "A": position.spent if scientist_turn else 0,
        "c": position.called if reading.turn == "R4:1" else 0,
    }
    present = {
        "y": position.asleep_now,
        "f": position.frightened_now,
        "A": position.spent,
        "c": position.called,
    }
    for mark, places in present.items():
        if places & ~allowed[mark]:
            space = _first(reading, places & ~allowed[mark])
            raise BadText("raptor-error-mark", mark=mark, space=space, turn=reading.turn)
    burning = position.active & position.fires
    if burning and not (scientist_turn and phase in (phases.POINTS, phases.OVER)):
        raise BadText("raptor-error-figure-on-fire", space=_first(reading, burning))


def _played(reading: Reading) -> int:
    return reading.position.cards_of(reading.position.side)[0]


def _check_mother(reading: Reading) -> None:
    position = reading.position
    away = position.phase not in (*phases.CHOOSING, phases.EFFECT) and _vanished(reading)
    if away and position.mother:
        raise BadText("raptor-error-mother-present")
    if not away and not position.mother:
        raise BadText("raptor-error-mother-missing")


def _check_won(reading: Reading) -> None:
    position = reading.position
    raptor_won = position.escaped >= 3 or not position.active | position.frightened
    scientist_won = position.tokens >= 5 or position.captured >= 3
    if raptor_won and scientist_won:
        raise BadText("raptor-error-won-both")
    won = RAPTOR if raptor_won else SCIENTIST if scientist_won else None
    if position.phase == phases.OVER:
        if position.side != won:
            raise BadText("raptor-error-won-unearned", side=SIDES[position.side])
    elif won is not None:
        raise BadText("raptor-error-won-unsaid", side=SIDES[won])


def _first(reading: Reading, places: int) -> str:
    return NAMES[reading.position.board.numbers(places)[0]]
