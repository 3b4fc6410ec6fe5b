"""A second implementation of Skirmish, written from the rules and docs/skirmish alone.

Plain Python that follows the sentences of the rules; the slower, the better to read. Games run as generators:
a question to a player and a shuffle are yielded, and answered by whoever drives the game. ``compare`` plays
random games beside the package and compares every question, choice, sum, position and view.
"""
