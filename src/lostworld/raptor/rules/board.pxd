# The C types of board.py, and the C one-liners for sets of places (their Python twins: bits.py).

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    static inline int lostworld_lowest(long long x) { return __builtin_ctzll((unsigned long long) x); }
    static inline int lostworld_highest(long long x) { return 63 - __builtin_clzll((unsigned long long) x); }
    /* Without -mpopcnt the builtin is a call; these few operations are quicker. */
    static inline int lostworld_count(long long places) {
        unsigned long long x = (unsigned long long) places;
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int) ((x * 0x0101010101010101ULL) >> 56);
    }
    #else
    static inline int lostworld_lowest(long long x) { int i = 0; while (!(x & 1)) { x >>= 1; i++; } return i; }
    static inline int lostworld_highest(long long x) { int i = -1; while (x) { x >>= 1; i++; } return i; }
    static inline int lostworld_count(long long x) { int i = 0; while (x) { x &= x - 1; i++; } return i; }
    #endif
    static inline long long lostworld_bit(int place) { return 1LL << place; }
    """
    int lowest "lostworld_lowest"(long long places) noexcept nogil
    int highest "lostworld_highest"(long long places) noexcept nogil
    int count "lostworld_count"(long long places) noexcept nogil
    long long bit "lostworld_bit"(int place) noexcept nogil

cdef class Board:
    cdef readonly object rocks
    cdef readonly tuple exits
    cdef readonly tuple names
    cdef readonly long long walk
    cdef readonly long long edge
    cdef readonly long long exit_spaces
    cdef long long[66] near
    cdef long long[66] up
    cdef long long[66] right
    cdef long long[66] down
    cdef long long[66] left
    cdef long long[10] tile
    cdef long long[10] in_reach
    cdef int[66] tile_of
    cdef int[66] exit_at
    cdef int[66] code
    cdef int[128] place_at
