# The C types of sampling.py.

cimport cython

from lostworld.quick cimport QuickDice, pick
from lostworld.raptor.rules.board cimport count, lowest
from lostworld.raptor.rules.kernel cimport ALL_CARDS, PLACE, SHUFFLE, Position

cdef int BOARD, HIDDEN, WHOLE

@cython.locals(whole=Position)
cpdef Position sampled(object kind, Position known, int hidden_raptor, int hidden_scientist, QuickDice dice)
@cython.locals(unseen=cython.int)
cdef int holds(Position s, int side, int hidden) noexcept nogil
@cython.locals(
    side=cython.int, hidden=cython.int, unseen=cython.int, card=cython.int, size=cython.int,
    undealt=cython.int, packed=cython.longlong,
)
cdef void imagine(Position s, int hidden_raptor, int hidden_scientist, QuickDice dice) noexcept nogil
@cython.locals(packed=cython.longlong, card=cython.int, shift=cython.int)
cdef void deal_in_order(Position s, int side, int unseen) noexcept nogil
cdef int draw(int cards, QuickDice dice) noexcept nogil
