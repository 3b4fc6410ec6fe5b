# The C types of tactician.py.

from lostworld.skirmish.players cimport weighing
from lostworld.skirmish.players.weighing cimport Ground
