# The C types of filters.py.

from lostworld.skirmish.rules cimport units
from lostworld.skirmish.rules.board cimport Board
from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.table cimport Table

cpdef bint matches(Position s, object wanted, int unit, int seat, int me, object event=*) except -1
cdef bint _has_one(Position s, int unit, tuple words) except -1
cdef bint _side_fits(Position s, str side, int unit, int seat) except -1
cdef bint _stands(Position s, object wanted, int unit, int me) except -1
cpdef bint holds(Position s, object wanted, int seat, int me, object event=*) except -1
