# The C types of movement.py.

cimport cython

from lostworld.skirmish.rules cimport activation, announcements, units
from lostworld.skirmish.rules.board cimport Board
from lostworld.skirmish.rules.mover cimport ground_of, left, part_of, points_of, reach_of
from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.reach cimport Reach, reach
from lostworld.skirmish.rules.table cimport Table, is_fear

@cython.locals(board=Board, known=Reach, costs=cython.uchar[::1], order=cython.int[::1], moves=tuple, texts=tuple, tests=list, i=cython.int, nowhere=cython.int, place=cython.int, grabbed=dict)
cdef _paths(Position s, dict f, dict found)
cdef _consents(Position s, dict f, list tests, dict found)
cpdef object _movement(Position s, dict f)
cpdef dict _movement_choices(Position s, dict f, int seat)
cpdef dict _rest_choices(Position s, dict f, int seat)
cpdef object _movement_answer(Position s, dict f, int seat, object meant)
cpdef object _consent(Position s, dict f)
cpdef dict _consent_choices(Position s, dict f, int seat)
cpdef object _consent_answer(Position s, dict f, int seat, object meant)
