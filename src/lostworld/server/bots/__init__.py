"""Bots that play, hint and review, in processes of their own."""
