"""How the net learns: games against itself, and steps towards what they came to."""
