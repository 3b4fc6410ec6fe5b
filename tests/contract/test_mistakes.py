"""The checks can fail: each game here makes one mistake, and the check named beside it finds it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

import pytest

from lostworld.game import SPECTATOR, Choice, Chooser, Decision, Game, IllegalAction, Outcome, Seat
from tests.contract.caravan import (
    Caravan,
    CaravanState,
    CaravanView,
    Happening,
    Plan,
    Player,
    Table,
)
from tests.contract.checks import copies, decisions, described, events, planning, texts, views


class Unsorted(CaravanState):
    """Lists the actions backwards."""

    def legal(self, seat: Seat) -> list[str]:
        return super().legal(seat)[::-1]


class Repeating(CaravanState):
    """Lists an action twice."""

    def legal(self, seat: Seat) -> list[str]:
        return super().legal(seat) * 2


class Offering(CaravanState):
    """Offers what it then refuses."""

    def play(self, seat: Seat, action: str) -> list[Happening]:
        if action == "trap-3":
            raise IllegalAction("error-action-illegal", action=action)
        return super().play(seat, action)


class Careless(CaravanState):
    """Changes something before it refuses."""

    def play(self, seat: Seat, action: str) -> list[Happening]:
        if action not in self.legal(seat):
            self.players[0].at += 1
        return super().play(seat, action)


class Permissive(CaravanState):
    """Lets a seat act out of turn."""

    def play(self, seat: Seat, action: str) -> list[Happening]:
        return super().play(self.deciders[0] if self.deciders else seat, action)


class Ordered(CaravanState):
    """Lets the order of secret choices matter."""

    def play(self, seat: Seat, action: str) -> list[Happening]:
        first = self.turn == "choose" and not any(player.played for player in self.players)
        happened = super().play(seat, action)
        if first:
            self.players[seat].at += 1
        return happened


class Endless(CaravanState):
    """Lets somebody decide after the end."""

    @property
    def deciders(self) -> tuple[Seat, ...]:
        return (0,) if self.turn == "over" else super().deciders


class Undecided(CaravanState):
    """Takes any outcome of a toss."""

    def settle(self, outcome: str) -> list[Happening]:
        return super().settle(outcome.strip().lower().lstrip("?"))


class Sharing(CaravanState):
    """Copies share their players."""

    def copy(self) -> Self:
        return type(self)(self.goal, self.turn, self.round, self.players)


class Differing(CaravanState):
    """Applies otherwise than it plays."""

    def apply(self, seat: Seat, action: str) -> None:
        super().apply(seat, action)
        self.players[0].at += action == "step"


class Forgetful(CaravanState):
    """Writes a text that lacks something."""

    @property
    def text(self) -> str:
        return self.position.replace("-", "")


class Seeing(CaravanState):
    """Shows everybody's hand."""

    def view(self, seat: Seat) -> CaravanView:
        return CaravanView(
            seat, Table(self.goal, self.turn, self.round, [player.copy() for player in self.players])
        )


class Peeking(CaravanState):
    """Shows a card chosen in secret."""

    def view(self, seat: Seat) -> CaravanView:
        known = super().view(seat)._known
        for player, whole in zip(known.players, self.players, strict=True):
            player.played = whole.played
        return CaravanView(seat, known)


class Misdealing(CaravanState):
    """Gives views whose samples deal the seat's own hand anew."""

    def view(self, seat: Seat) -> CaravanView:
        class Wrong(CaravanView):
            def sample(self, dice: Chooser) -> CaravanState:
                for player in self._known.players:
                    player.hand = "?" * len(player.hand)
                return super().sample(dice)

        return Wrong(seat, super().view(seat)._known)


class Gossip(Happening):
    """An event that keeps no secret."""

    def seen_by(self, seat: Seat) -> Happening:
        return self


class Talking(CaravanState):
    """Tells everybody everything."""

    def play(self, seat: Seat, action: str) -> list[Happening]:
        return [Gossip(*happening) for happening in super().play(seat, action)]

    def settle(self, outcome: str) -> list[Happening]:
        return [Gossip(*happening) for happening in super().settle(outcome)]


class Mumbling(CaravanState):
    """Tells something that does not survive being sent."""

    def play(self, seat: Seat, action: str) -> list[Happening]:
        return [*super().play(seat, action), Happening("noise", {"seats": (1, 2)})]


class Hasty(CaravanState):
    """Plans as if it played: the turn's end with its draws shows."""

    def plan(self, seat: Seat, actions: Sequence[str] = ()) -> Plan:
        class Played(Plan):
            def then(self, action: str) -> Plan:
                here = self._here.copy()
                return Played(self.seat, here, (*self.actions, action), here.play(self.seat, action))

        plan: Plan = Played(seat, self.copy(), (), [])
        for action in actions:
            plan = plan.then(action)
        return plan


class Playable(CaravanState):
    """Makes plans that can be played on."""

    def plan(self, seat: Seat, actions: Sequence[str] = ()) -> Any:
        class Open(Plan):
            def apply(self, seat: Seat, action: str) -> None:
                self._here.apply(seat, action)

            def then(self, action: str) -> Plan:
                plan = super().then(action)
                return Open(plan.seat, plan._here, plan.actions, plan.happenings)

        plan: Plan = Open(seat, self.copy(), (), [])
        for action in actions:
            plan = plan.then(action)
        return plan


class Mute(CaravanState):
    """Describes every choice alike."""

    def decision(self, seat: Seat) -> Decision | None:
        decision = super().decision(seat)
        if decision is None:
            return None
        return decision._replace(choices=tuple(Choice(choice.text, "this") for choice in decision.choices))

    def view(self, seat: Seat) -> CaravanView:
        view = super().view(seat)
        view.decision = self.decision(seat)
        return view


class Loud(CaravanState):
    """Shows everybody what is put face down."""

    def shown_action(self, by: Seat, action: str, to: Seat) -> str:
        return action


class Backwards(CaravanState):
    """Counts rounds down."""

    def _draw(self) -> list[Happening]:
        happened = super()._draw()
        self.round -= 2
        return happened


class Lucky(CaravanState):
    """Has dice of its own."""

    rolled = 0

    def play(self, seat: Seat, action: str) -> list[Happening]:
        Lucky.rolled += 1
        if Lucky.rolled % 50 == 0:
            self.players[seat].at += 1
        return super().play(seat, action)


class Unfair(CaravanState):
    """Says that a seat has won which is not there."""

    @property
    def outcome(self) -> Outcome | None:
        return Outcome((3,), "arrived") if self.turn == "over" else None


class Copying(CaravanState):
    """Gives views that sample the very state they were made from."""

    def view(self, seat: Seat) -> CaravanView:
        view = super().view(seat)
        whole = self.copy()

        class Knowing(CaravanView):
            def sample(self, dice: Chooser) -> CaravanState:
                return whole.copy()

        return Knowing(seat, view._known)


MISTAKES: list[tuple[type[CaravanState], Callable[[Game[Any], int], None]]] = [
    (Unsorted, decisions.legal_actions_are_in_order),
    (Repeating, decisions.legal_actions_are_in_order),
    (Offering, decisions.every_legal_action_is_accepted),
    (Careless, decisions.illegal_actions_are_refused),
    (Permissive, decisions.wrong_seats_are_refused),
    (Ordered, decisions.simultaneous_choices_commute),
    (Endless, decisions.somebody_decides),
    (Endless, decisions.the_end_is_the_end),
    (Undecided, decisions.chance_is_explicit),
    (Lucky, decisions.games_are_repeatable),
    (Unfair, decisions.the_end_is_the_end),
    (Sharing, copies.copies_are_independent),
    (Differing, copies.telling_makes_no_difference),
    (Lucky, copies.a_replay_is_the_same_game),
    (Forgetful, texts.positions_have_one_text),
    (Seeing, views.something_is_hidden),
    (Peeking, views.secret_choices_stay_secret),
    (Misdealing, views.samples_look_the_same),
    (Talking, views.secret_choices_stay_secret),
    (Talking, events.secrets_are_left_out),
    (Copying, views.something_is_hidden),
    (Copying, views.a_view_from_its_text_samples_alike),
    (Mumbling, events.events_are_plain_values),
    (Hasty, planning.plans_show_nothing_new),
    (Playable, planning.plans_are_only_looked_at),
    (Mute, described.decisions_describe_what_is_legal),
    (Loud, described.shown_actions_hide_secrets),
    (Backwards, described.the_table_is_described),
]


@pytest.mark.parametrize(
    ("mistaken", "check"), MISTAKES, ids=[f"{state.__name__}-{check.__name__}" for state, check in MISTAKES]
)
def test_the_check_finds_the_mistake(
    mistaken: type[CaravanState], check: Callable[[Game[Any], int], None]
) -> None:
    class Mistaken(Caravan):
        state = mistaken

    with pytest.raises((AssertionError, pytest.fail.Exception, IllegalAction)):
        for seed in range(12):
            check(Mistaken(), seed)


class Ambiguous(Caravan):
    """Reads an action in two ways of writing."""

    def parse_action(self, text: str) -> str:
        return super().parse_action(text.replace("١", "1").replace("٣", "3").strip())


class Silent(Caravan):
    """Refuses without a sentence."""

    def parse(self, text: str) -> CaravanState:
        if not text:
            raise ValueError("empty")
        return super().parse(text)


class Blind(Caravan):
    """Reads every view as the spectator's."""

    def parse_view(self, text: str, seat: Seat | None = None) -> CaravanView:
        view = super().parse_view(text, seat)
        return CaravanView(SPECTATOR, view._known)


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (Ambiguous(), texts.spoilt_texts_are_refused),
        (Silent(), texts.refusals_are_explained),
        (Blind(), texts.views_have_one_text),
    ],
    ids=["ambiguous", "silent", "blind"],
)
def test_the_check_finds_the_mistaken_game(game: Caravan, check: Callable[[Game[Any], int], None]) -> None:
    with pytest.raises((AssertionError, ValueError)):
        for seed in range(12):
            check(game, seed)


def test_players_are_copied_whole() -> None:
    """The game that all of the above are variations of has no such mistake."""
    player = Player(3, "1", "26", "34", "", "5")
    assert player.copy().text == player.text == "1/26/34//5"
    assert player.copy().at == 3
