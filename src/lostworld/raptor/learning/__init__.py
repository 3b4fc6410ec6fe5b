"""Raptor in numbers, for programs that learn: actions, observations, many games at once, starts."""
