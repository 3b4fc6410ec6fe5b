# The C types of activation.py.

cimport cython

from lostworld.skirmish.rules cimport announcements, playing, units, victory
from lostworld.skirmish.rules.engine cimport order_from
from lostworld.skirmish.rules.filters cimport Happens
from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.table cimport is_condition

cdef int ACTIVATED, ANEW, RAMMED, SKIPPED

@cython.locals(unit=cython.int, marks=cython.int)
cpdef list to_activate(Position s)
cpdef bint can_skip(Position s, int unit) except -1
cpdef bint has_reaction(Position s, int unit) except -1
cpdef step_cards(Position s, int unit, int seat, dict found)
cpdef bint could_step(Position s, int unit, int seat) except -1
cpdef bint offer_steps(Position s, int unit, list seats) except -1
cpdef bint offer_before(Position s, dict f, list seats) except -1
cpdef list allies_of(Position s, int unit)
@cython.locals(other=cython.int, marks=cython.int)
cpdef begin(Position s, int unit)
@cython.locals(unit=cython.int, marks=cython.int, mark=cython.int)
cdef list _reactors(Position s, str half, int cause, tuple done)
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
