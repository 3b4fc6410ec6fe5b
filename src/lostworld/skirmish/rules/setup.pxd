# The C types of setup.py.

from lostworld.skirmish.rules cimport units
from lostworld.skirmish.rules.position cimport Position

cpdef object begin(Position s)
cpdef object _game(Position s, dict f)
cpdef dict _replace_choices(Position s, dict f, int seat)
cpdef object _replace_answer(Position s, dict f, int seat, object meant)
cpdef object _replace(Position s, int seat, tuple going)
cpdef dict _who_choices(Position s, dict f, int seat)
cpdef object _who_answer(Position s, dict f, int seat, object meant)
cpdef dict places_for(Position s, int unit)
cpdef bint has_place(Position s, int unit) except -1
cpdef object _taken(Position s)
cpdef list _undeployed(Position s, int seat)
cpdef object _deploy(Position s, dict f)
cpdef dict _deploy_choices(Position s, dict f, int seat)
cpdef object _deploy_answer(Position s, dict f, int seat, object meant)
cpdef object put(Position s, int unit, int place)
