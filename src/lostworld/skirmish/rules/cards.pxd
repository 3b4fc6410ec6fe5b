# The C types of cards.py.

from lostworld.skirmish.rules cimport units
from lostworld.skirmish.rules.position cimport Position

cpdef object draw(Position s, int unit, int n)
cpdef object _draw(Position s, dict f)
cpdef object tell_placed(Position s, int unit, str slot, int card)
cpdef object return_rest(Position s, int unit)
cpdef object _gather(Position s, dict f)
