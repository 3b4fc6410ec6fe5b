"""Raptor's own players: they judge with hand weights or a learned net, and search whole turns."""
