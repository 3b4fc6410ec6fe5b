# The C types of action.py.

cimport cython

from lostworld.skirmish.rules cimport activation, units, victory
from lostworld.skirmish.rules.board cimport Board, bits
from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.table cimport is_fear

@cython.locals(board=Board, row=tuple, spread=tuple, other=cython.int, where=cython.int, far=cython.int, picked=cython.int)
cpdef list targets_at(Position s, int unit, int reach, bint any_direction, bint sight)
cpdef list options(Position s, int unit, object part, int more_range=*)
cdef object _card(Position s, dict f)
cdef object _part(Position s, dict f)
cdef _basics(Position s, dict f, object part, bint blocked, dict found)
cdef bint _rages(Position s, int unit) except -1
cpdef object _action(Position s, dict f)
cpdef dict _action_choices(Position s, dict f, int seat)
cpdef object _action_answer(Position s, dict f, int seat, object meant)
cpdef object _reinforce(Position s, dict f)
cpdef dict _reinforce_choices(Position s, dict f, int seat)
cpdef object _reinforce_answer(Position s, dict f, int seat, object meant)
