"""The checks that every game must pass: each takes a game and a seed, and plays random games by it."""

from __future__ import annotations

from tests.contract.checks import copies, decisions, described, events, planning, texts, views

CHECKS = (
    *decisions.CHECKS,
    *described.CHECKS,
    *texts.CHECKS,
    *copies.CHECKS,
    *views.CHECKS,
    *planning.CHECKS,
    *events.CHECKS,
)
