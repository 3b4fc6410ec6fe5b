# The C types of units.py.

cimport cython

from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.table cimport Table, is_condition, is_fear, is_wound

cdef int BLOCKS, DEAD, FURIOUS, KNOCKED, ON_MAP, RESERVE, REVEALED, SEDATED
cdef int FEAR, SEDATIVE, WOUND

cpdef object mask(Position s, int unit)
@cython.locals(unit=cython.int, status=cython.int)
cpdef list on_map(Position s)
@cython.locals(unit=cython.int, status=cython.int, marks=cython.int)
cpdef list waking(Position s)
cpdef object objects_mask(Position s)
cpdef bint is_marker(Position s, int thing) except -1
cpdef list units_in(Position s, object hexes, int but=*)
cpdef list objects_in(Position s, object hexes)
cpdef bint is_enemy(Position s, int a, int b) except -1
cpdef int apart(Position s, int a, int b) except -2
cpdef bint adjacent(Position s, int a, int b) except -1
@cython.locals(other=cython.int, held=cython.int)
cpdef list grabbers(Position s, int unit)
@cython.locals(other=cython.int, held=cython.int)
cpdef bint is_blocked(Position s, int unit) except -1
@cython.locals(stack=tuple, card=cython.int)
cpdef int top(Position s, int unit) except -2
@cython.locals(marks=cython.int, card=cython.int)
cpdef object active_card(Position s, int unit)
@cython.locals(marks=cython.int, stack=tuple)
cpdef list combo_cards(Position s, int unit)
cpdef int printed_initiative(Position s, int unit, int card) except -999
@cython.locals(unit=cython.int, number=cython.int, best=cython.int, found=list)
cpdef list fastest(Position s, object group)
cpdef int initiative(Position s, int unit) except -999
cpdef int total_health(Position s, int unit) except -1
cpdef int starting_health(Position s, int unit) except -1
cpdef bint has(Position s, int unit, str keyword) except -1
cpdef int fear_cards(Position s, int unit) except -1
cpdef int wounds(Position s, int unit) except -1
cpdef int sedatives(Position s, int unit) except -1
cpdef bint has_condition(Position s, int unit, str word) except -1
cpdef check_grabs(Position s)
