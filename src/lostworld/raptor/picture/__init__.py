"""Positions of Raptor drawn as SVG, and the drawings they are made of."""
