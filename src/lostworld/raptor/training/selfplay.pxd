# The C types of selfplay.py.

cimport cython

from lostworld.raptor.evaluation.net cimport Net, judge_pairs, lay_base
from lostworld.raptor.rules.board cimport count, lowest
from lostworld.raptor.rules.kernel cimport (
    ALL_CARDS, CARD_SHOWN, CARDS, CARDS_OBSERVED, CHOOSE_CARD, END, OVER, PLACE, POINTS, RAPTOR, RETURN, SHUFFLE, Position, act, assign,
    conclude, draw_number, generate, next_seat, shuffle,
)
from lostworld.raptor.search.cards cimport Learning, deal_hands, share_out, shown_worths, solve, solve_observed
from lostworld.raptor.search.pairs cimport Pairs, fill_table
from lostworld.raptor.search.playouts cimport best_answer, card_to_show, draw_card, meeting, nth, usual_of
from lostworld.raptor.search.turns cimport LONGEST_PLAN, Turns, best_plan, chance_of, explore, new_scratch
from lostworld.raptor.training.learner cimport Samples, record, record_table

cdef int LONGEST, CARD_ROUNDS, MOST_TRIES, MOST_STEPS
cdef double SEARCHED_SHARE, SEARCHED_TRACE

cdef class Arena:
    cdef Turns turns
    cdef Learning learning
    cdef Pairs pairs
    cdef int budget
    cdef long long games, rounds
    cdef long long[3] wins

    @cython.locals(s=Position, turns=Turns, here=Position, there=Position, best=Position, answer=Position, learning=Learning, winner=cython.int, one_mind=cython.int, pairs=Pairs)
    cpdef int play(self, Position position, Net raptor, Net scientist, Net judge, Samples samples, unsigned long long seed, double random_cards, double noise, double trace, int tries, double searched=*, int table_budget=*) except -2

@cython.locals(side=cython.int, cards=cython.int, size=cython.int, i=cython.int)
cdef int is_whole(Position s) noexcept nogil
@cython.locals(value=double, best_value=double, random=cython.ulonglong, _=cython.int)
cdef void set_up(Position s, Position best, Position answer, Net raptor, Net scientist, int tries) noexcept nogil
@cython.locals(n=cython.int, _=cython.int)
cdef void place_at_random(Position s, int figures) noexcept nogil
@cython.locals(value=double)
cdef double setup_chance(Net net, Position s) noexcept nogil
@cython.locals(tile=cython.int, value=double, tried=double, spaces=cython.longlong, others=cython.longlong, chosen=cython.longlong, space=cython.longlong, _=cython.int)
cdef void place_scientists(Position s, Net net) noexcept nogil
@cython.locals(table=cython.float[81], shares=double[10], hand=cython.int, by_chance=double)
cdef int choose_card(Position s, Learning learning, Net net, int side, double random_cards, int solved, int kept, double* usual) noexcept nogil
@cython.locals(drawn=cython.int, in_hand=double, often=double, i=cython.int)
cdef void blend_chance(double* usual, double by_chance, int kept, int cards) noexcept nogil
@cython.locals(steps=cython.int, first=cython.int, pair_sample=cython.int, seat=cython.int, card=cython.int, solved=cython.int, result=double, i=cython.int, table=cython.float[81], worths=double[10], value=double, often=double[9], other_often=double[9], kept_raptor=cython.int, kept_scientist=cython.int, at_once=cython.int, pair=cython.int)
cdef int play_game(Arena arena, Position s, Turns turns, Position here, Position there, Learning learning, Net raptor, Net scientist, Net judge, Samples samples, double random_cards, double trace, int one_mind, Pairs room, double searched, int table_budget) noexcept nogil
@cython.locals(plan=cython.int[16], n=cython.int, side=cython.int, phase=cython.int)
cdef void play_turn(Arena arena, Position s, Turns turns, Position here, Position there, Net net, Net judge, Samples samples) noexcept nogil
