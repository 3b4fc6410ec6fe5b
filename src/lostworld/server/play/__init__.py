"""Games being played: what is decided, stored, told and timed."""
