# The C types of windows.py.

from lostworld.skirmish.rules cimport contest, playing, sums, units
from lostworld.skirmish.rules.engine cimport order_from
from lostworld.skirmish.rules.filters cimport matches
from lostworld.skirmish.rules.position cimport Position

cdef dict _test_frame(Position s)
cdef list _events(Position s, dict f)
cdef list _helped(Position s, dict f, int seat)
cdef list _icon_uses(Position s, dict f, int seat, tuple cards)
cdef bint _could_play(Position s, dict f, int seat, list events) except -1
cpdef object _window(Position s, dict f)
cpdef dict _turn_choices(Position s, dict f, int seat)
cpdef object _turn_answer(Position s, dict f, int seat, object meant)
