# The C types of state.py.

from lostworld.skirmish.rules cimport engine
from lostworld.skirmish.rules.position cimport Position

cdef class State(Position):
    pass
