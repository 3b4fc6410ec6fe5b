"""Bots that know Skirmish."""
