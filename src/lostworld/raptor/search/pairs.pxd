# The C types of pairs.py.

cimport cython

from lostworld.raptor.evaluation.net cimport Net, lay_base
from lostworld.raptor.rules.kernel cimport CARDS, EFFECT, FAMILY_FIRE, RAPTOR, RETURN, Position, assign, begin_points, conclude, family_of
from lostworld.raptor.search.turns cimport Turns, chance_of, explore, unpack

cdef int SMALLEST, SMALLEST_EFFECT, RETURNS, ENDS_BEFORE_RETURN

cpdef int least(Position position)

cdef class Pairs:
    cdef Turns effects, answers, returns
    cdef Position shown, end, back, here, there
    cdef readonly long long looked

    cpdef settle_on(self, Position position)
    cpdef blur(self, double noise, unsigned long long seed)
    @cython.locals(value=double)
    cpdef double chance(self, Position position, Net net, int raptor_card, int scientist_card, int budget, int tops=*) except -2

cdef double pair_chance(Pairs pairs, Position start, Net net, int raptor_card, int scientist_card, int budget, int tops) noexcept nogil
@cython.locals(found=double, value=double, at=cython.int, _=cython.int, must_go_on=cython.bint, smallest=cython.int)
cdef double played_out(Pairs pairs, Position start, Turns effects, Turns answers, Turns returns, Position here, Position there, Position shown, Position end, Position back, Net net, int raptor_card, int scientist_card, int budget, int tops) noexcept nogil
@cython.locals(value=double, returned=double, at=cython.int, _=cython.int)
cdef double answered(Pairs pairs, Position s, Turns answers, Turns returns, Position here, Position there, Position back, Net net, int budget) noexcept nogil
cdef int within(int number, int least, int most) noexcept nogil
@cython.locals(i=cython.int, best=cython.int, ahead=cython.bint)
cdef int next_end(Turns t, int after) noexcept nogil
@cython.locals(i=cython.int, j=cython.int)
cdef void fill_table(Pairs pairs, Position start, Net net, int budget, float* table) noexcept nogil
