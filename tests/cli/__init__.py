"""Tests of the command line and of the game in the terminal."""
