# The C types of situations.py.

cimport cython

from lostworld.raptor.evaluation.features cimport gone_after, observed_after
from lostworld.raptor.rules.kernel cimport CARDS, CARDS_OBSERVED, RAPTOR, RETURN, Position, conclude
from lostworld.raptor.search.turns cimport new_scratch

cdef int PILE_AFTER_SHUFFLE

@cython.locals(back=Position)
cpdef Position returning(Position position)
@cython.locals(shown=Position)
cpdef Position revealed(Position position, int raptor_card, int scientist_card)
@cython.locals(following=Position, observed=cython.int, side=cython.int, gone=cython.int)
cpdef Position next_round(Position position)
@cython.locals(trial=Position)
cpdef Position first_round(Position position)
cpdef put_figures(Position trial, long long mother, long long babies, long long scientists)
