# The C types of initiative.py.

from lostworld.skirmish.rules cimport announcements, playing, units, victory
from lostworld.skirmish.rules.engine cimport order_from
from lostworld.skirmish.rules.position cimport Position
cpdef object _first(Position s, dict f)
cpdef object _placing_active(Position s, dict f)
cpdef dict _who_choices(Position s, dict f, int seat)
cpdef dict _active_choices(Position s, dict f, int seat)
cpdef object _active_answer(Position s, dict f, int seat, object meant)
cpdef object _placing(Position s, dict f)
cpdef dict _next_choices(Position s, dict f, int seat)
cpdef object _next_answer(Position s, dict f, int seat, object meant)
cpdef object _phase(Position s, dict f)
cpdef dict _trim_choices(Position s, dict f, int seat)
cpdef object _trim_answer(Position s, dict f, int seat, object meant)
cpdef object _arrivals(Position s, dict f)
cpdef dict _arrive_choices(Position s, dict f, int seat)
cpdef object _arrive_answer(Position s, dict f, int seat, object meant)
cpdef object _draws(Position s, dict f)
cpdef object _draw_trigger(Position s, dict f)
