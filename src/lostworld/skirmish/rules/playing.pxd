# The C types of playing.py.

from lostworld.skirmish.rules cimport sums, units
from lostworld.skirmish.rules.filters cimport holds, matches
from lostworld.skirmish.rules.position cimport Position

cpdef bint could_hold(Position s, int seat, int card) except -1
cpdef bint could_use(Position s, int seat, list events) except -1
cpdef bint payable(Position s, int seat, object cost, int unit) except -1
cdef list _roles(Position s, int seat, object event, object concerns, object against)
cpdef list hero_uses(Position s, int seat, object cards, list events)
cdef list _uses_of(Position s, int seat, int card, list events, bint one)
cpdef list ability_uses(Position s, int seat, list events, bint forced)
cdef _abilities(Position s, int seat, int unit, list events, bint forced, list found)
cdef _gear(Position s, int seat, int unit, list events, list found)
cdef object _other_of(object event, int unit)
cdef bint _unspent(Position s, int unit, int number) except -1
cpdef new_moment(Position s)
