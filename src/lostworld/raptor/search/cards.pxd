# The C types of cards.py.

cimport cython

from lostworld.raptor.rules.board cimport count, lowest

cdef int NINE, HANDS, MOST_ROUNDS, ALL_NINE, HAND

cdef class Learning:
    cdef int[504] hands
    cdef double[504] regret
    cdef double[504] total
    cdef double[504] mixed
    cdef double[18] usual
    cdef float[81] pays
    cdef double[10] worths
    cdef int[2] hands_of
    cdef int round

    @cython.locals(i=cython.int)
    cdef _lay(self, list table, tuple gone, int rounds)
    @cython.locals(shares=double[10], i=cython.int)
    cpdef list mixture(self, list table, tuple gone, int side, int hand, int rounds=*)
    cpdef double value(self, list table, tuple gone, int rounds=*) except -2
    cpdef double observed_value(self, list table, tuple gone) except -2
    cpdef double shown_worth(self, list table, tuple gone, int card) except -2
    @cython.locals(other=cython.int, at=cython.int, total=double)
    cpdef double card_worth(self, list table, int side, int card) except -2

cdef check(list table, tuple gone, int rounds)
cdef check_card(int side, int card)
@cython.locals(at=cython.int, bits=cython.int)
cdef int holds(Learning learning, int side, int number, int held) noexcept nogil
@cython.locals(n=cython.int, base=cython.int, one=cython.int, two=cython.int, three=cython.int)
cdef int deal_hands(Learning learning, int side, int gone) noexcept nogil
@cython.locals(now=double[18], worth=double[9], i=cython.int, j=cython.int, side=cython.int, step=cython.int, total=double, value=double)
cdef double solve(Learning learning, float* table, int gone_raptor, int gone_scientist, int rounds) noexcept nogil
@cython.locals(base=cython.int, hands=cython.int, h=cython.int, at=cython.int, k=cython.int, i=cython.int, total=double, share=double, each=double)
cdef void mix(Learning learning, int side, double* now, double weight) noexcept nogil
@cython.locals(base=cython.int, h=cython.int, at=cython.int, k=cython.int, mean=double, gained=double)
cdef void regret_step(Learning learning, int side, double* worth) noexcept nogil
@cython.locals(base=cython.int, h=cython.int, at=cython.int, k=cython.int, i=cython.int, bits=cython.int, total=double, rest=cython.int)
cdef void share_out(Learning learning, int side, int hand, double* shares) noexcept nogil
@cython.locals(j=cython.int, h=cython.int, k=cython.int, total=double, best=double, value=double)
cdef void shown_worths(Learning learning, float* table, double* worths) noexcept nogil
@cython.locals(n=cython.int, base=cython.int, h=cython.int, k=cython.int, total=double, least=double, value=double)
cdef double solve_observed(Learning learning, float* table, int gone_scientist, double* worths) noexcept nogil
