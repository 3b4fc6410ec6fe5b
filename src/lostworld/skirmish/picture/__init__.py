"""Positions of Skirmish as pictures: the board as SVG, and the units' art."""
