"""Drawing and discarding action cards and hero cards (rulings 6, 9, 12, 57, 61)."""

from __future__ import annotations

from .things import Discard, Game, Run, Shuffle, Unit, ask


def draw_action(game: Game, unit: Unit, count: int) -> Run:
    """Ruling 6: an empty deck is made of its shuffled discard; both empty: no more."""
    for _ in range(count):
        if not unit.deck:
            if not unit.discard:
                return
            cards = [discarded.card for discarded in unit.discard]
            unit.discard = []
            unit.deck = yield Shuffle(f"deck{unit.number}", cards)
        unit.drawn.append(unit.deck.pop())


def discard_action(unit: Unit, card: str, seen: bool) -> None:
    """A Fear card goes back to its supply, a Wound leaves the game, an action card to the discard."""
    if card == "fear":
        unit.fear_cards -= 1
    elif card != "wound":
        unit.discard.append(Discard(card, seen))


def return_conditions(unit: Unit) -> None:
    """Not placed, Wounds return to the top of the deck, Fear cards above them."""
    for kind in ("wound", "fear"):
        for card in [card for card in unit.drawn if card == kind]:
            unit.drawn.remove(card)
            unit.deck.append(card)


def draw_hero(game: Game, seat: int, count: int) -> None:
    player = game.players[seat]
    for _ in range(count):
        if player.pile:
            player.hand.append(player.pile.pop())
    sort_hand(game, seat)


def sort_hand(game: Game, seat: int) -> None:
    """The hand lies in the order of the content."""
    game.players[seat].hand.sort(key=game.content.hero_names.index)


def discard_hero(game: Game, seat: int, card: str) -> None:
    game.players[seat].hand.remove(card)
    game.players[seat].discard.append(card)


def hand_limit(game: Game, seat: int) -> Run:
    """Ruling 9: above 5 the owner discards."""
    player = game.players[seat]
    while len(player.hand) > 5:
        answer = yield from ask(
            game, seat, "discard-to-limit", [f"discard:{card}" for card in player.hand], always=True
        )
        discard_hero(game, seat, answer.partition(":")[2])
