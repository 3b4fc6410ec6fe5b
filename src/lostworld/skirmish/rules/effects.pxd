# The C types of effects.py.

from lostworld.skirmish.rules cimport playing, units
from lostworld.skirmish.rules.filters cimport Happens, matches
from lostworld.skirmish.rules.position cimport Position

cpdef object run(Position s, object operations, int seat, int me, int other=*, int it=*, int card=*, Happens event=*, str source=*)
cpdef object run_lists(Position s, tuple numbers, int seat, int me, int other=*, int it=*, int card=*, Happens event=*, str source=*)
cpdef object resolve(Position s, int seat, object use, Happens event)
cpdef object start(Position s, int seat, object use, Happens event)
cpdef list candidates(Position s, dict f, object wanted)
cpdef object _effect(Position s, dict f)
cpdef dict _unit_choices(Position s, dict f, int seat)
cpdef object _unit_answer(Position s, dict f, int seat, object meant)
cpdef bint may_waive(Position s, dict f) except -1
cpdef dict _card_choices(Position s, dict f, int seat)
cpdef object _card_answer(Position s, dict f, int seat, object meant)
cpdef bint own_effect(Position s, dict f) except -1
cpdef object run_named(Position s, dict f, str name)
cpdef object change_initiative(Position s, int unit, int n, bint fixed)
cpdef object nearest(Position s, tuple kinds)
