cimport cython

# The C types of kernel.py. Whatever is declared `noexcept nogil` here is free of Python objects:
# the compiler refuses anything slow in the hot path.

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

cdef int RAPTOR, SCIENTIST
cdef int PLACE, CARDS, CARDS_OBSERVED, CARD_SHOWN, EFFECT, POINTS, RETURN, SHUFFLE, OVER
cdef int FAMILY_CALL, FAMILY_DISAPPEARANCE, FAMILY_FEAR, FAMILY_RECOVERY
cdef int FAMILY_GAS, FAMILY_REINFORCEMENTS, FAMILY_JEEP, FAMILY_FIRE
cdef int FRIGHTEN, CHOOSE_CARD, LIGHT_FIRE, REMOVE_TOKEN, END, PUT_MOTHER, WAKE, MOVE_MOTHER, KILL
cdef int PUT_OUT, PUT_SCIENTIST, STAND_UP, SHOOT, MOVE_SCIENTIST, DRIVE, CAPTURE, PUT_TO_SLEEP
cdef int RECOVER_BABY, PUT_BABY, MOVE_BABY, CALL_BABY, GAS_BABY
cdef int FROM_SHIFT, OPERATOR_SHIFT, GROUP_SHIFT, OUT, GROUP_MOTHER, FROM_RAISE, FROM_DOUSE
cdef int OPERATOR_SHOOT, OPERATOR_MOVE, OPERATOR_CAPTURE
cdef int MASK31, BABIES, FIRES, TOKENS_TO_WIN, BABIES_TO_WIN, HAND, ALL_CARDS, MOST_ACTIONS
cdef unsigned long long MASK64, RANDOM_MULTIPLIER, RANDOM_INCREMENT
cdef int[20] family_of
cdef int[20] times_of

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

cdef class Position:
    cdef readonly Board board
    cdef public long long mother, awake, asleep, asleep_now, called
    cdef public long long active, spent, frightened, frightened_now, fires
    cdef public int tokens, escaped, captured, reserve, round
    cdef public int phase, side, left, moved, observed_next, shuffles_due
    cdef int[2] played
    cdef int[2] hand
    cdef int[2] discard
    cdef long long[2] pile
    cdef int[2] pile_size
    cdef unsigned long long random
    cdef unsigned long long checksum
    cdef long long[2] wins
    cdef int[256] moves

    cpdef legal(self, int seat)
    cpdef apply(self, int seat, object action)
    @cython.locals(wanted=cython.int)
    cpdef check(self, int seat, object action)
    cpdef plan(self, int seat, object action)
    @cython.locals(new=Position)
    cpdef Position copy(self)
    @cython.locals(new=Position)
    cpdef Position copy_as(self, object kind)
    cpdef tuple fingerprint(self)
    cpdef tuple cards_of(self, int side)
    cpdef become(self, Position other)
    cpdef shuffle_by_seed(self, unsigned long long seed)
    cpdef playout(self, unsigned long long seed, int most_rounds=*)
    @cython.locals(runner=Position)
    cpdef playouts(self, long long games, unsigned long long seed, int most_rounds=*)

cdef void assign(Position s, Position other) noexcept nogil
cdef long long figures(Position s) noexcept nogil
cdef long long free(Position s) noexcept nogil
cdef long long straight(Position s, int place, long long blocked) noexcept nogil
cdef long long shooters(Position s) noexcept nogil
cdef long long path_between(Position s, int start, int end) noexcept nogil
cdef long long flood(Position s, long long start, long long within) noexcept nogil
cdef long long beside(Position s, long long places) noexcept nogil
cdef int can_clear(Position s, long long burning, long long blocked, long long fires, long long taken, int points) noexcept nogil
cdef int deciding(Position s) noexcept nogil
cdef int emit(Position s, int n, int base, long long places) noexcept nogil
cdef int generate(Position s, int seat) noexcept nogil
cdef int place_actions(Position s) noexcept nogil
cdef int raptor_points(Position s) noexcept nogil
cdef int scientist_points(Position s) noexcept nogil
@cython.locals(alone=cython.int)
cdef long long safe_steps(Position s, long long me, long long targets, int points_after) noexcept nogil
cdef long long freeing_captures(Position s, long long targets, int points_after) noexcept nogil
cdef int effect_actions(Position s) noexcept nogil
cdef int effect_goes_on(Position s) noexcept nogil
@cython.locals(targets=cython.longlong)
cdef int call_actions(Position s, int n) noexcept nogil
cdef long long in_gas_reach(Position s) noexcept nogil
cdef int jeep_actions(Position s, int n) noexcept nogil
cdef void act(Position s, int seat, int action) noexcept nogil
cdef void raptor_act(Position s, int action) noexcept nogil
cdef void scientist_act(Position s, int action) noexcept nogil
cdef void effect_act(Position s, int action) noexcept nogil
cdef int winning(Position s) noexcept nogil
cdef void conclude(Position s) noexcept nogil
cdef void reveal(Position s) noexcept nogil
cdef int lower_side(Position s) noexcept nogil
cdef void begin_points(Position s, int side) noexcept nogil
cdef void end_round(Position s) noexcept nogil
cdef void deal(Position s) noexcept nogil
cdef void stack(Position s, long long packed, int size) noexcept nogil
cdef int draw_number(Position s, int n) noexcept nogil
cdef int next_seat(Position s) noexcept nogil
cdef void shuffle(Position s) noexcept nogil
cdef long long play_out(Position s, int most_rounds) noexcept nogil
cdef long long play_many(Position s, Position start, long long games, int most_rounds) noexcept nogil
@cython.locals(s=Position, following=Position)
cdef object count_sequences(list scratch, int level, int depth)
