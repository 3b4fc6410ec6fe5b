# The C types of movement.py.

cimport cython

from lostworld.skirmish.rules cimport sums, units
from lostworld.skirmish.rules.board cimport Board
from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.reach cimport Reach, reach
from lostworld.skirmish.rules.table cimport Table, is_fear

cpdef object part_of(Position s, dict f)
cpdef int points_of(Position s, dict f) except -1
cpdef object ground_of(Position s, dict f)
cpdef int points_left(Position s, dict f) except -1
cdef Reach _reach(Position s, dict f)
@cython.locals(board=Board, known=Reach, costs=cython.uchar[::1], order=cython.int[::1], moves=tuple, texts=tuple, tests=list, i=cython.int, nowhere=cython.int, place=cython.int, grabbed=dict)
cdef _paths(Position s, dict f, dict found)
cdef _consents(Position s, dict f, Reach known, dict found)
cdef int _left(Position s, dict f) except -1
