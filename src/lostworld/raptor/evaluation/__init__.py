"""How good a position of Raptor looks."""
