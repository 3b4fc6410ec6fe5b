"""Skirmish: a diceless, card-driven fight of humans and dinosaurs on hexagons."""

from __future__ import annotations

from importlib.resources import files

from lostworld import texts

texts.register(files(__name__) / "texts")
