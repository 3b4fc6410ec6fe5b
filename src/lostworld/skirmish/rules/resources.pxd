# The C types of resources.py.

from lostworld.skirmish.rules cimport units
from lostworld.skirmish.rules.position cimport Position

cpdef object income(Position s)
cpdef object draw_heroes(Position s, int seat, int n)
cpdef object throw_from_hand(Position s, int seat, int card)
cpdef object for_players(Position s, dict f, str deed, str what, int n, str who)
cpdef object _which_player(Position s, dict f)
cpdef dict _player_choices(Position s, dict f, int seat)
cpdef object _player_answer(Position s, dict f, int seat, object meant)
cpdef object _player_effect(Position s, dict f)
cpdef dict _discard_choices(Position s, dict f, int seat)
cpdef object _discard_answer(Position s, dict f, int seat, object meant)
cpdef object _hand_limit(Position s, dict f)
cpdef dict _limit_choices(Position s, dict f, int seat)
cpdef object _limit_answer(Position s, dict f, int seat, object meant)
cpdef object _take_back(Position s, dict f)
cpdef dict _take_back_choices(Position s, dict f, int seat)
cpdef object _take_back_answer(Position s, dict f, int seat, object meant)
