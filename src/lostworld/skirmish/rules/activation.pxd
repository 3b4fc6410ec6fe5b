# The C types of activation.py.

from lostworld.skirmish.rules cimport announcements, playing, units
from lostworld.skirmish.rules.engine cimport order_from
from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.table cimport is_condition, is_fear

cpdef list to_activate(Position s)
cpdef bint can_skip(Position s, int unit) except -1
cpdef bint has_reaction(Position s, int unit) except -1
cpdef bint could_step(Position s, int unit, int seat) except -1
