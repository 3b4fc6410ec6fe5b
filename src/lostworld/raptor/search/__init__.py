"""Searching a game of Raptor: whole turns as sets of positions, card choices as a matrix game."""
