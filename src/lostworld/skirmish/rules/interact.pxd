# The C types of interact.py.

from lostworld.skirmish.rules cimport playing, units
from lostworld.skirmish.rules.position cimport Position

cpdef list options(Position s, int unit)
cpdef bint could_equip(Position s, int unit) except -1
cpdef bint may_bear(Position s, int unit, str place) except -1
cpdef object bear(Position s, int unit, int card, int owner, int uses)
cpdef object uses_of(Position s, int card)
cpdef object begin(Position s, int unit, tuple meant)
cpdef object _from_hand(Position s, int seat, int card)
cpdef object _equip(Position s, dict f)
cpdef dict _equip_choices(Position s, dict f, int seat)
cpdef object _equip_answer(Position s, dict f, int seat, object meant)
