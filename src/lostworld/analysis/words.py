"""Ways to play in words and as arrows, and a whole review as plain values for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from lostworld.analysis.alternatives import Step, Way, steps_of
from lostworld.analysis.review import Moment, Review
from lostworld.game import Game, Seat, State
from lostworld.telling import choice_in_words
from lostworld.texts import LANGUAGES


class Arrow(NamedTuple):
    """Something to draw on a board: from one place to another, or around one."""

    start: str | None
    end: str


def sentence(game: Game[Any], steps: Sequence[Step], language: str) -> str:
    """A way in words: what each step means, one after the other."""
    return "; ".join(
        choice_in_words(game, step.choice, step.view, language) if step.choice else step.text
        for step in steps
    )


def arrows(steps: Sequence[Step]) -> list[Arrow]:
    """A way as arrows; steps that go on from each other are one arrow each."""
    found: list[Arrow] = []
    for step in steps:
        fields = step.choice.fields if step.choice else {}
        start, end = fields.get("from"), fields.get("space", fields.get("hex"))
        if isinstance(end, str):
            found.append(Arrow(start if isinstance(start, str) else None, end))
        elif isinstance(start, str):
            found.append(Arrow(None, start))
    return found


def way_json(
    game: Game[Any], before: State[Any], seat: Seat, way: Way, language: str | None
) -> dict[str, Any]:
    """A way for programs: actions, worth, arrows and words, of every language if none is named."""
    steps = steps_of(game, before, seat, way.actions)
    words: Any = {name: sentence(game, steps, name) for name in LANGUAGES}
    return {
        "actions": [game.action_text(action) for action in way.actions],
        "value": round(way.value, 4),
        "arrows": [list(arrow) for arrow in arrows(steps)],
        "words": words if language is None else words[language],
    }


def moment_json(review: Review, moment: Moment, language: str) -> dict[str, Any]:
    """A moment for programs."""
    turn, judgement, game = moment.turn, moment.judgement, review.game
    seats = turn.before.seats
    told: dict[str, Any] = {
        "steps": [turn.first + 1, turn.last + 1],
        "round": turn.before.round,
        "seat": seats[turn.seat],
        "played": [game.action_text(action) for action in turn.actions],
        "words": sentence(game, steps_of(game, turn.before, turn.seat, turn.actions), language),
        "chances": {name: round(chance, 4) for name, chance in zip(seats, moment.chances, strict=True)},
        "grade": judgement.grade if judgement else None,
    }
    if judgement is not None:
        told |= {
            "value": round(judgement.value, 4),
            "best": round(judgement.best, 4),
            "loss": round(judgement.loss, 4),
            "ways": [way_json(game, turn.before, turn.seat, way, language) for way in judgement.ways],
        }
    return told


def review_json(review: Review, language: str) -> dict[str, Any]:
    """A whole review for programs."""
    seats = review.record.start.seats
    keys = review.key_moments
    return {
        "game": review.game.name,
        "result": review.record.result,
        "reviewer": review.reviewer,
        "start": {name: round(chance, 4) for name, chance in zip(seats, review.start, strict=True)},
        "summary": [
            {
                "seat": summary.seat,
                "accuracy": None if summary.accuracy is None else round(summary.accuracy, 1),
                **summary.faults,
                "judged": summary.judged,
            }
            for summary in review.summaries
        ],
        "key_moments": [number for number, moment in enumerate(review.moments) if moment in keys],
        "moments": [moment_json(review, moment, language) for moment in review.moments],
    }
