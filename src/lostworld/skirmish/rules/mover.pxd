# The C types of mover.py.

from lostworld.skirmish.rules cimport sums, units
from lostworld.skirmish.rules.board cimport Board
from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.reach cimport Reach, reach
from lostworld.skirmish.rules.table cimport Table

cpdef object part_of(Position s, dict f)
cpdef int points_of(Position s, dict f) except -1
cpdef object ground_of(Position s, dict f)
cdef bint _flies(Position s, dict f, object part) except -1
cdef bint _jumps(Position s, dict f, object part) except -1
cpdef arrive(Position s, dict f, int start, list path, bint before_test=*)
cpdef int left(Position s, dict f) except -1
cpdef int points_left(Position s, dict f) except -1
cpdef Reach reach_of(Position s, dict f)
