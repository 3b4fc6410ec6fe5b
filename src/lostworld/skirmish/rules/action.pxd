# The C types of action.py.

from lostworld.skirmish.rules cimport activation, units, victory
from lostworld.skirmish.rules.board cimport Board, bits
from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.table cimport is_fear

cpdef list targets_at(Position s, int unit, int reach, bint any_direction, bint sight)
cpdef list options(Position s, int unit, object part, int more_range=*)
cpdef object _action(Position s, dict f)
cpdef dict _action_choices(Position s, dict f, int seat)
cpdef object _action_answer(Position s, dict f, int seat, object meant)
cpdef object _reinforce(Position s, dict f)
cpdef dict _reinforce_choices(Position s, dict f, int seat)
cpdef object _reinforce_answer(Position s, dict f, int seat, object meant)
