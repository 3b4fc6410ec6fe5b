"""The rules of Raptor: what is legal and what happens. Start with ``kernel.py``."""
