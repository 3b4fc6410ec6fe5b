# The C types of attack.py.

from lostworld.skirmish.rules cimport units
from lostworld.skirmish.rules.position cimport Position

cpdef object _part(Position s, dict f)
cpdef object _weapon(Position s, dict f)
cpdef object _loads(Position s, dict f)
cpdef object _ammunition(Position s, dict f)
cpdef tuple _inside(Position s, dict f)
cpdef bint misses(Position s, dict test, int target) except -1
cpdef bint _still_reaches(Position s, dict f, int target) except -1
cpdef object _attack(Position s, dict f)
cpdef object _load_effects(Position s, dict f, str name)
cpdef object _run(Position s, dict f, tuple lists, tuple targets)
cpdef object _compared(Position s, dict f)
cpdef object _zones(Position s, dict f)
cpdef dict _zone_choices(Position s, dict f, int seat)
cpdef object _zone_answer(Position s, dict f, int seat, object meant)
cpdef tuple _damage(Position s, dict f, int score)
cpdef dict _consequence_choices(Position s, dict f, int seat)
cpdef object _consequence_answer(Position s, dict f, int seat, object meant)
cpdef object _hurt(Position s, dict f)
cpdef object _use(Position s, dict f, tuple entry)
cpdef object _spend(Position s, dict f, tuple entry, object ammunition)
cpdef object _stability(Position s, dict f)
cpdef dict _stability_choices(Position s, dict f, int seat)
cpdef object _stability_answer(Position s, dict f, int seat, object meant)
