# The C types of filters.py.

cimport cython

from lostworld.skirmish.rules cimport units
from lostworld.skirmish.rules.board cimport Board
from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.table cimport Table

cdef int SIDE, UNIT, KEYWORD, OTHER, MAP, TURN, ZONE, CARD, CONDITION, ADRENALINE, HEALTH, SLOT

cdef class Happens:
    cdef public str trigger, sort, what, zone
    cdef public int unit, other, result, margin, amount

    cpdef tuple plain(self)

cdef class Sieve:
    cdef public object wanted
    cdef public int asks, adrenaline
    cdef public str slot

cpdef Sieve sieve_of(object wanted)
cpdef bint matches(Position s, object wanted, int unit, int seat, int me, Happens event=*) except -1
@cython.locals(asks=cython.int)
cpdef bint passes(Position s, Sieve sieve, int unit, int seat, int me, Happens event) except -1
@cython.locals(marks=cython.int)
cdef bint _has_turn(object wanted, int marks) except -1
cdef bint _has_one(Position s, int unit, tuple words) except -1
cdef bint _side_fits(Position s, str side, int unit, int seat) except -1
cdef bint _stands(Position s, object wanted, int unit, int me) except -1
cpdef bint holds(Position s, object wanted, int seat, int me, Happens event=*) except -1
