# The C types of known.py.

cimport cython

from lostworld.raptor.rules.board cimport count
from lostworld.raptor.rules.kernel cimport CARD_SHOWN, CARDS, RAPTOR, SCIENTIST, Position

cdef int HIDDEN

@cython.locals(known=Position, side=cython.int)
cpdef Position known_part(Position position, int seat)
cpdef tuple hidden_hand(Position position, int seat)
cpdef bint is_secret(Position position, int seat, int side)
