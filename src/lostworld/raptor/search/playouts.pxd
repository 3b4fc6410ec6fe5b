# The C types of playouts.py.

cimport cython

from lostworld.raptor.evaluation.net cimport Net, lay_base
from lostworld.raptor.rules.board cimport count, lowest
from lostworld.raptor.rules.kernel cimport ALL_CARDS, CARDS, CARDS_OBSERVED, CHOOSE_CARD, EFFECT, OVER, POINTS, RAPTOR, RETURN, SHUFFLE, Position, act, conclude, draw_number, shuffle, winning
from lostworld.raptor.search.cards cimport Learning, deal_hands, holds, share_out, shown_worths, solve
from lostworld.raptor.search.pairs cimport Pairs, fill_table
from lostworld.raptor.search.turns cimport LONGEST_PLAN, Turns, best_plan, chance_of, explore, new_scratch

cdef int CARD_ROUNDS, MOST_STEPS, NINE, CELLS, HANDS, HAND

cdef class Playouts:
    cdef Turns turns
    cdef Learning learning
    cdef Pairs pairs
    cdef int budget, table_budget, given
    cdef float[81] first
    cdef readonly long long looked

    @cython.locals(s=Position, turns=Turns, here=Position, there=Position, learning=Learning, value=double, i=cython.int, raptor_held=cython.int, scientist_held=cython.int, pairs=Pairs)
    cpdef double chance(self, Position position, Net net, int rounds, int side, int held, unsigned long long seed, list table=*) except? -2

@cython.locals(rest=cython.int, card=cython.int, size=cython.int, packed=cython.ulonglong)
cdef void deal_at_random(Position s, int side, int held) noexcept nogil
cdef long long nth(long long members, int n) noexcept nogil
@cython.locals(table=cython.float[81], shares=double[10], luck=double, expected=double, i=cython.int, steps=cython.int, raptor_card=cython.int, scientist_card=cython.int)
cdef double play_on(Playouts playouts, Position s, Turns turns, Position here, Position there, Learning learning, Net net, int rounds, int kept_raptor, int kept_scientist, Pairs pairs) noexcept nogil
cdef int is_settled(Position s) noexcept nogil
@cython.locals(point=double, rest=cython.int)
cdef int draw_card(Position s, int side, double* shares) noexcept nogil
@cython.locals(i=cython.int, n=cython.int, h=cython.int, at=cython.int, k=cython.int, total=double, share=double)
cdef void usual_of(Learning learning, int side, int kept, double* usual) noexcept nogil
@cython.locals(raptor=double[9], scientist=double[9])
cdef double meeting_worth(Learning learning, float* table, int kept_raptor, int kept_scientist) noexcept nogil
@cython.locals(value=double, i=cython.int, j=cython.int)
cdef double meeting(float* table, double* raptor, double* scientist) noexcept nogil
@cython.locals(total=double, n=cython.int, h=cython.int, own=cython.int, at=cython.int, bits=cython.int, shown=cython.int)
cdef double observed_worth(Learning learning, float* table, Position s, int kept_raptor, int kept_scientist) noexcept nogil
@cython.locals(best=cython.int)
cdef int card_to_show(int hand, double* worths) noexcept nogil
@cython.locals(best=cython.int)
cdef int best_answer(int hand, float* table, int shown) noexcept nogil
@cython.locals(plan=cython.int[16], n=cython.int, side=cython.int, phase=cython.int)
cdef void play_turn(Playouts playouts, Position s, Turns turns, Position here, Position there, Net net) noexcept nogil
