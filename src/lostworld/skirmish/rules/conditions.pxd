# The C types of conditions.py.

from lostworld.skirmish.rules cimport units
from lostworld.skirmish.rules.position cimport Position

cpdef object _hurt(Position s, dict f)
cpdef object _take_health(Position s, dict f)
cpdef object wound(Position s, int unit, int source)
cpdef object reveal(Position s, int unit)
cpdef object trim(Position s, int unit, int n)
cpdef object sedative_waits(Position s, int unit, int card, int source)
cpdef object unlock(Position s, int unit, int n)
cpdef bint may_rage(Position s, int unit) except -1
cpdef object begin_furious(Position s, int unit, bint now)
cpdef object end_furious(Position s, int unit)
cpdef object grab(Position s, int holder, int target, bint blocks)
