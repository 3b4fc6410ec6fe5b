# The C types of view.py.

cimport cython

from lostworld.skirmish.rules.position cimport Position
from lostworld.skirmish.rules.table cimport is_fear

cdef object _face_down(Position s, int unit, int card, bint known)
@cython.locals(bit=cython.int, own=list, told=dict)
cpdef dict mask(Position s, int seat)
cdef object _open_hand(Position s, int seat)
@cython.locals(card=cython.int)
cdef list _drawn(tuple hand, bint own)
@cython.locals(card=cython.int)
cdef list _deck(tuple deck)
cdef dict _frame(Position s, dict frame, int seat)
