# The C types of victory.py.

cimport cython

from lostworld.skirmish.rules cimport units
from lostworld.skirmish.rules.engine cimport order_from
from lostworld.skirmish.rules.filters cimport matches
from lostworld.skirmish.rules.position cimport Position

cdef int DEAD, LEFT, ON_MAP, SEDATED

@cython.locals(fallen=cython.int, status=cython.int)
cpdef bint side_fell(Position s, bint asleep=*) except -1
