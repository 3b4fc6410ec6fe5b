# The C types of phases.py.

from lostworld.skirmish.rules cimport activation, announcements, playing, units, victory
from lostworld.skirmish.rules.engine cimport order_from
from lostworld.skirmish.rules.position cimport Position
cpdef object _phase(Position s, dict f)
cpdef object _token(Position s, dict f)
cpdef object _furies(Position s, dict f)
cpdef object _skipped(Position s, dict f)
cpdef dict _skipped_choices(Position s, dict f, int seat)
cpdef object _skipped_answer(Position s, dict f, int seat, object meant)
