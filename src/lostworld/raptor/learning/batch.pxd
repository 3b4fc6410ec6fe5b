# The C types of batch.py. Positions are reached by their addresses, which needs no Python object.

cimport cython

from lostworld.quick cimport QuickDice, advance, pick
from lostworld.raptor.learning.observing cimport (
    ACTIONS, BITS, SIZE, action_of, number, put, wipe,
)
from lostworld.raptor.rules.board cimport count
from lostworld.raptor.rules.kernel cimport (
    OVER, SHUFFLE, Position, act, conclude, generate, next_seat, shuffle,
)

cdef extern from *:
    """
    static inline void *lostworld_located(long long address) { return (void *) (Py_ssize_t) address; }
    """
    void* located "lostworld_located"(long long address) noexcept nogil

cdef class Batch:
    cdef readonly int games
    cdef readonly int most_rounds
    cdef readonly bint autoreset
    cdef list positions
    cdef list starts
    cdef long long[::1] places
    cdef int[::1] counts
    cdef signed char[::1] waiting
    cdef QuickDice dice

    @cython.locals(position=Position, start=Position)
    cdef _begin(self, int i)
    @cython.locals(position=Position)
    cdef _look(self, int i)
    @cython.locals(i=cython.int)
    cpdef seats(self, signed char[::1] out)
    cpdef legal(self, int[:, ::1] out, int[::1] counts)
    cpdef legal_bits(self, unsigned char[:, ::1] out)
    cpdef observe(self, unsigned char[:, ::1] out)
    cpdef choose(self, int[::1] out)
    cdef _check_results(self, float[:, ::1] rewards, unsigned char[::1] ended, unsigned char[::1] truncated)
    @cython.locals(i=cython.int, wrong=cython.int, finished=cython.int)
    cpdef int step(
        self, int[::1] actions, float[:, ::1] rewards, unsigned char[::1] ended, unsigned char[::1] truncated
    ) except -1
    @cython.locals(finished=cython.int)
    cpdef int play_random(
        self, int seat, float[:, ::1] rewards, unsigned char[::1] ended, unsigned char[::1] truncated
    ) except -1

cdef int next_decision(Position s) noexcept nogil
@cython.locals(i=cython.int, wanted=cython.int)
cdef int first_illegal(Batch batch, int[::1] actions) noexcept nogil
@cython.locals(i=cython.int)
cdef int is_listed(Position s, int action, int n) noexcept nogil
@cython.locals(i=cython.int, finished=cython.int)
cdef int step_all(
    Batch batch, int[::1] actions, float[:, ::1] rewards, unsigned char[::1] ended, unsigned char[::1] truncated
) noexcept nogil
@cython.locals(won=cython.int)
cdef int decide(
    Batch batch, int i, int action, float[:, ::1] rewards, unsigned char[::1] ended, unsigned char[::1] truncated
) noexcept nogil
cdef int follow(Position s, int seat, int action) noexcept nogil
cdef int winner(Position s) noexcept nogil
cdef int rounds(Position s) noexcept nogil
@cython.locals(i=cython.int, finished=cython.int, action=cython.int)
cdef int random_all(
    Batch batch, int seat, float[:, ::1] rewards, unsigned char[::1] ended, unsigned char[::1] truncated
) noexcept nogil
cdef int listed(Position s, int place) noexcept nogil
@cython.locals(i=cython.int, action=cython.int)
cdef void choose_all(Batch batch, int[::1] out) noexcept nogil
@cython.locals(i=cython.int, place=cython.int, width=cython.Py_ssize_t)
cdef void list_all(Batch batch, int[:, ::1] out, int[::1] counts) noexcept nogil
@cython.locals(i=cython.int)
cdef void pack_all(Batch batch, unsigned char[:, ::1] out) noexcept nogil
@cython.locals(i=cython.int, bit=cython.int)
cdef void pack(Position s, int n, unsigned char* out) noexcept nogil
@cython.locals(i=cython.int)
cdef void observe_all(Batch batch, unsigned char[:, ::1] out) noexcept nogil
cdef void watch(Position s, int seat, unsigned char* out) noexcept nogil
