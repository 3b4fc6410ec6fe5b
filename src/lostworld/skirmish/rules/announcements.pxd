# The C types of announcements.py.

from lostworld.skirmish.rules cimport playing
from lostworld.skirmish.rules.engine cimport order_from
from lostworld.skirmish.rules.position cimport Position

cpdef bint raised(Position s, list events, object only=*) except -1
cdef bint _concerned(Position s, int seat, list events) except -1
cpdef object _announce(Position s, dict f)
cpdef dict _announce_choices(Position s, dict f, int seat)
cpdef object _announce_answer(Position s, dict f, int seat, object meant)
cpdef dict _order_choices(Position s, dict f, int seat)
cpdef object _order_answer(Position s, dict f, int seat, object meant)
