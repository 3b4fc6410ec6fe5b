# The C types of activation.py.

from lostworld.skirmish.rules cimport announcements, playing, units
from lostworld.skirmish.rules.engine cimport order_from
from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.table cimport is_condition, is_fear

cpdef list to_activate(Position s)
cpdef bint can_skip(Position s, int unit) except -1
cpdef bint has_reaction(Position s, int unit) except -1
cpdef bint could_step(Position s, int unit, int seat) except -1
cpdef object _step(Position s, dict f)
cpdef dict _step_choices(Position s, dict f, int seat)
cpdef object _step_answer(Position s, dict f, int seat, object meant)
cpdef object _activate(Position s, dict f)
cpdef dict _skip_choices(Position s, dict f, int seat)
cpdef object _skip_answer(Position s, dict f, int seat, object meant)
cpdef dict _half_choices(Position s, dict f, int seat)
cpdef object _half_answer(Position s, dict f, int seat, object meant)
cpdef object _group(Position s, dict f)
cpdef dict _who_choices(Position s, dict f, int seat)
cpdef object _who_answer(Position s, dict f, int seat, object meant)
cpdef dict _which_choices(Position s, dict f, int seat)
cpdef object _which_answer(Position s, dict f, int seat, object meant)
cpdef object _reactions(Position s, dict f)
cpdef dict _reaction_choices(Position s, dict f, int seat)
cpdef object _reaction_answer(Position s, dict f, int seat, object meant)
cpdef object _late(Position s, dict f)
cpdef dict _late_choices(Position s, dict f, int seat)
cpdef object _late_answer(Position s, dict f, int seat, object meant)
