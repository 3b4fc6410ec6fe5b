"""All subjects of the rules, imported so that their frames, questions and operations stand in the tables."""

from lostworld.skirmish.rules import (
    action,
    activation,
    announcements,
    attack,
    cards,
    choosing,
    conditions,
    contest,
    effects,
    fear,
    grab,
    initiative,
    interact,
    movement,
    operations,
    phases,
    resources,
    setup,
    stability,
    windows,
)

SUBJECTS = (
    action, activation, announcements, attack, cards, choosing, conditions, contest, effects, fear, grab, initiative,
    interact, movement, operations, phases, resources, setup, stability, windows,
)  # fmt: skip
