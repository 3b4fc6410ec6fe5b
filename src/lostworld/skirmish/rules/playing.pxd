# The C types of playing.py.

cimport cython

from lostworld.skirmish.rules cimport sums, units
from lostworld.skirmish.rules.filters cimport Happens, Sieve, holds, matches, passes, sieve_of
from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.table cimport Rulebook, Table

cdef class Play:
    cdef public str trigger
    cdef public Sieve concerns
    cdef public object against, cost, situation
    cdef public bint everywhere, is_active, is_hidden, needs_unit

cpdef tuple plays_of(Rulebook book)
@cython.locals(play=Play)
cpdef bint could_hold(Position s, int seat, int card) except -1
@cython.locals(other=cython.int)
cdef bint is_among(tuple cards, int card) except -1
@cython.locals(event=Happens, card=cython.int)
cpdef bint could_use(Position s, int seat, list events) except -1
cpdef bint payable(Position s, int seat, object cost, int unit) except -1
@cython.locals(table=Table, unit=cython.int, other=cython.int, me=cython.int, side=cython.int, trigger=str)
cdef list _roles(Position s, int seat, Happens event, Play play, bint one)
cdef bint _may(Position s, int seat, Happens event, Play play, int me) except -1
cpdef list hero_uses(Position s, int seat, object cards, list events)
@cython.locals(event=Happens, play=Play, number=cython.int, trigger=str)
cdef list _uses_of(Position s, int seat, int card, list events, bint one)
@cython.locals(table=Table, event=Happens, unit=cython.int)
cpdef list ability_uses(Position s, int seat, list events, bint forced)
@cython.locals(table=Table, event=Happens, number=cython.int, at=cython.int)
cdef _abilities(Position s, int seat, int unit, list events, bint forced, list found)
@cython.locals(event=Happens)
cdef _gear(Position s, int seat, int unit, list events, list found)
cdef object _other_of(Happens event, int unit)
cdef bint _unspent(Position s, int unit, int number) except -1
@cython.locals(seat=cython.int, unit=cython.int)
cpdef new_moment(Position s)
