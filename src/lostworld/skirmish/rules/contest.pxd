# The C types of contest.py.

from lostworld.skirmish.rules cimport announcements, sums
from lostworld.skirmish.rules.position cimport Position

cpdef list tested_seats(Position s, dict f)
cpdef bint is_gone(Position s, dict f) except -1
cpdef object _test(Position s, dict f)
