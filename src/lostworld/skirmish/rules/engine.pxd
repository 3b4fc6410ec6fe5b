# The C types of engine.py.

from lostworld.skirmish.rules.position cimport Position

cpdef dict choices_of(Position s, int seat)
cpdef advance(Position s)
cdef _answer(Position s, int seat, object meant)
cpdef decide(Position s, object seat, object text)
cpdef list order_from(Position s, int seat)
