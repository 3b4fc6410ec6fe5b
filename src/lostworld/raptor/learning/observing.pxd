# The C types of observing.py.

cimport cython

from lostworld.raptor.rules.board cimport count, lowest
from lostworld.raptor.rules.kernel cimport (
    CARD_SHOWN, CARDS, SCIENTIST, Position, deciding, generate,
)

cdef extern from *:
    """
    #include <string.h>
    static inline void lostworld_wipe(unsigned char *out, int size) { memset(out, 0, (size_t) size); }
    /* Bytes may lie anywhere, so the compiler would not do several at a time unless told that these do not. */
    static inline void lostworld_mark_rocks(const int *place_at, unsigned char *__restrict out) {
        for (int i = 0; i < 66; i++) out[i] = place_at[2 + i] < 0;
    }
    """
    void mark_rocks "lostworld_mark_rocks"(int* place_at, unsigned char* out) noexcept nogil
    void wipe "lostworld_wipe"(unsigned char* out, int size) noexcept nogil

cdef int SPACES, BOARD, SIZE, ACTIONS, BITS, FIRST_SPACE, TO_BITS, ROW, HEADS, HIDDEN, OF_A_SIDE
cdef int[8059] action_of
cdef int[16384] row_of
cdef short[40320] index_of

cdef int number(int action) noexcept nogil
cpdef int index(int action) noexcept
cpdef int action_at(int number_of_action) except -1
cdef int secret(Position s, int seat, int side) noexcept nogil
cdef void mark(long long places, int* code, unsigned char* out, int start) noexcept nogil
cdef void mark_cards(int cards, unsigned char* out, int start) noexcept nogil
@cython.locals(i=cython.int, side=cython.int, at=cython.int)
cdef void put(
    Position s, int seat, int decides, int raptor_hand, int scientist_hand, unsigned char* out
) noexcept nogil
cpdef observe(Position known, int seat, int hidden_raptor, int hidden_scientist, unsigned char[::1] out)
@cython.locals(i=cython.int)
cpdef mask(Position known, int seat, unsigned char[::1] out)
