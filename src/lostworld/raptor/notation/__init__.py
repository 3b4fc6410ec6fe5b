"""Raptor in text: positions and actions, read, written and checked."""
