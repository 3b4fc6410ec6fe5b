# The C types of weighing.py.

cimport cython

from lostworld.skirmish.rules cimport sums, units
from lostworld.skirmish.rules.board cimport Board, bits
from lostworld.skirmish.rules.filters cimport matches
from lostworld.skirmish.rules.position cimport Position

cpdef double odds(int margin) except -1.0
@cython.locals(total=cython.int, n=cython.int)
cpdef int added(list parts) except -999
cpdef int skill(Position s, int unit, str name, int bonus=*) except -999
cpdef int defence(Position s, int unit, str name) except -999
cpdef int armour(Position s, int unit, str zone) except -999
cpdef double gain(Position s, int target, double chance, int damage) except -999.0
cpdef double threat(Position s, int enemy, int unit) except -999.0
cpdef list goals(Position s, int unit)

cdef class Ground:
    cdef public Position s
    cdef public int unit, shoots
    cdef public bint acts
    cdef public object spec
    cdef public list foes, goals
    cdef public dict attacks, masks, threats, _strikes, _hexes
    cdef public double brave

    @cython.locals(key=tuple)
    cpdef double _strike(self, int here, int foe, str sort) except -999.0
    cpdef double worth(self, int place) except -999.0
    @cython.locals(board=Board, here=cython.int, best=cython.double, danger=cython.double, apart=cython.double, near=cython.double, ahead=cython.double, behind=cython.double, foe=cython.int, where=cython.int, front=cython.bint, around=list, covered=list, sort=str, struck=cython.double)
    cpdef tuple parts_of(self, int place)
    @cython.locals(board=Board, row=tuple, far=cython.int, nearest=cython.int, where=cython.int, away=cython.int, covered=list, apart=cython.double, near=cython.double, ahead=cython.double, behind=cython.double, close=cython.double, foe=cython.int)
    cpdef tuple _of_hex(self, int here)
