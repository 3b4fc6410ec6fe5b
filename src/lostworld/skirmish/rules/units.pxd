# The C types of units.py.

from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.table cimport is_condition, is_fear, is_wound

cpdef object mask(Position s, int unit)
cpdef list on_map(Position s)
cpdef list waking(Position s)
cpdef object objects_mask(Position s)
cpdef bint is_marker(Position s, int thing) except -1
cpdef list units_in(Position s, object hexes, int but=*)
cpdef list objects_in(Position s, object hexes)
cpdef bint is_enemy(Position s, int a, int b) except -1
cpdef int apart(Position s, int a, int b) except -2
cpdef bint adjacent(Position s, int a, int b) except -1
cpdef list grabbers(Position s, int unit)
cpdef bint is_blocked(Position s, int unit) except -1
cpdef int top(Position s, int unit) except -2
cpdef object active_card(Position s, int unit)
cpdef list combo_cards(Position s, int unit)
cpdef int printed_initiative(Position s, int unit, int card) except -999
cpdef int initiative(Position s, int unit) except -999
cpdef int total_health(Position s, int unit) except -1
cpdef int starting_health(Position s, int unit) except -1
cpdef bint has(Position s, int unit, str keyword) except -1
cpdef int fear_cards(Position s, int unit) except -1
cpdef int wounds(Position s, int unit) except -1
cpdef int sedatives(Position s, int unit) except -1
cpdef bint has_condition(Position s, int unit, str word) except -1
cpdef check_grabs(Position s)
