# The C types of sums.py.

from lostworld.skirmish.rules cimport units
from lostworld.skirmish.rules.filters cimport Happens, holds, matches
from lostworld.skirmish.rules.position cimport Position

cpdef list around(Position s, int unit, str skill, Happens event)
cpdef bint ability_counts(Position s, int unit, int number, Happens event) except -1
cpdef list combo(Position s, int unit, str skill)
cpdef list standing(Position s, int unit, str skill)
cdef list _played(dict f, int unit, str skill)
cpdef Happens event_of(dict f, int unit, int target, str trigger=*)
cpdef list initiator_parts(Position s, dict f, int unit, int target)
cpdef list target_parts(Position s, dict f, int unit, int target)
cpdef list piercing_parts(Position s, dict f, int unit, int target)
