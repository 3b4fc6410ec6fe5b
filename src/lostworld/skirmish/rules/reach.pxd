# The C types of reach.py.

cimport cython

from lostworld.skirmish.rules.board cimport Board, bits

cdef int ENDED, CREDIT, DEBT, UNSEEN, BARS, TAKEN, FIXED, DIFFICULT, OWN

cdef class Reach:
    cdef public int start
    cdef public dict ends, enters, entering, found
    cdef public object came, before

@cython.locals(cover=cython.int[::1], flags=cython.uchar[::1], neighbours=cython.int[::1], costs=cython.uchar[::1], came=cython.int[::1], size=cython.int, charge=cython.bint, backward=cython.bint, states=cython.int, first=cython.int, order=list, enters=dict, entering=dict, cost=cython.int, layer_start=cython.Py_ssize_t, layer_end=cython.Py_ssize_t, at=cython.Py_ssize_t, state=cython.int, kept=cython.int, place=cython.int, anchor=cython.int, sense=cython.int, target=cython.int, after=cython.int, facing=cython.int, edge=cython.int, ahead=cython.int, met=cython.int, walls=cython.uchar[::1])
cpdef Reach _large(Board board, object ground, int start, int points, bint stuck, int credit)
cdef int left_to_do(int state) noexcept
@cython.locals(i=cython.int, met=cython.int)
cdef int signs(int[::1] cover, unsigned char[::1] flags, int place, int size) noexcept
@cython.locals(i=cython.int)
cdef bint bars_turn(int[::1] cover, unsigned char[::1] flags, int place, int size) noexcept
@cython.locals(i=cython.int, j=cython.int, fresh=cython.bint)
cdef bint enters_difficult(int[::1] cover, unsigned char[::1] flags, int before, int place, int size) noexcept
@cython.locals(i=cython.int)
cdef bint no_end(int[::1] cover, unsigned char[::1] flags, const unsigned char[::1] walls, int place, int size) noexcept
