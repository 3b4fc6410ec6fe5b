# The C types of reach.py.

cimport cython

from lostworld.skirmish.rules.board cimport Board

cdef int ENDED, CREDIT, DEBT, BARS, TAKEN, FIXED, DIFFICULT, OWN, WALL

cdef class Reach:
    cdef public int start
    cdef public object costs, before, order, links, best
    cdef public list tests, enter_costs, entering

@cython.locals(unseen=cython.int, here=cython.int, size=cython.int, flags=cython.uchar[::1], near=cython.int[::1], backward=cython.bint, result=Reach, costs=cython.uchar[::1], tests=list, enter_costs=list, dist=cython.uchar[::1], before=object, came_from=cython.int[::1], queue=cython.int[::1], head=cython.int, tail=cython.int, place=cython.int, cost=cython.int, i=cython.int, beyond=cython.int, sign=cython.int, edge=cython.int, facing=cython.int)
cdef Reach _small(Board board, object ground, int start, int points, bint stuck)
@cython.locals(flags=bytearray, over=cython.bint)
cdef bytearray _flags(Board board, object ground, int start)
@cython.locals(row=bytes, view=cython.uchar[::1], i=cython.int, part=cython.int, place=cython.int)
cdef mark(unsigned char[::1] flags, object mask, int sign)
@cython.locals(unseen=cython.int, cover=cython.int[::1], flags=cython.uchar[::1], neighbours=cython.int[::1], spent=cython.uchar[::1], order=cython.int[::1], links=cython.int[::1], best=cython.int[::1], size=cython.int, charge=cython.bint, backward=cython.bint, result=Reach, tests=list, enter_costs=list, entering=list, number_of=dict, most=cython.int, first=cython.int, count=cython.int, cost=cython.int, layer_start=cython.int, layer_end=cython.int, at=cython.int, state=cython.int, kept=cython.int, place=cython.int, anchor=cython.int, sense=cython.int, target=cython.int, after=cython.int, facing=cython.int, edge=cython.int, ahead=cython.int, met=cython.int, test=cython.int, number=cython.int, other=cython.int, costs=cython.uchar[::1])
cdef Reach _large(Board board, object ground, int start, int points, bint stuck, int credit)
cpdef Reach reach(Board board, object ground, int start, int points, bint stuck, int credit=*)
cdef int left_to_do(int state) noexcept
@cython.locals(i=cython.int, met=cython.int)
cdef int signs(int[::1] cover, unsigned char[::1] flags, int place, int size) noexcept
@cython.locals(i=cython.int)
cdef bint bars_turn(int[::1] cover, unsigned char[::1] flags, int place, int size) noexcept
@cython.locals(i=cython.int, j=cython.int, fresh=cython.bint)
cdef bint enters_difficult(int[::1] cover, unsigned char[::1] flags, int before, int place, int size) noexcept
@cython.locals(i=cython.int)
cdef bint no_end(int[::1] cover, unsigned char[::1] flags, int place, int size) noexcept
cdef int _turn(list steps, int here, int facing, int wanted) except -1
