cimport cython

# The C types of kernel.py. Whatever is declared `noexcept nogil` here is free of Python objects:
# the compiler refuses anything slow in the hot path.

from lostworld.raptor.rules.board cimport Board, bit, count, highest, lowest

cdef int RAPTOR, SCIENTIST
cdef int PLACE, CARDS, CARDS_OBSERVED, CARD_SHOWN, EFFECT, POINTS, RETURN, SHUFFLE, OVER
cdef int FAMILY_CALL, FAMILY_DISAPPEARANCE, FAMILY_FEAR, FAMILY_RECOVERY
cdef int FAMILY_GAS, FAMILY_REINFORCEMENTS, FAMILY_JEEP, FAMILY_FIRE
cdef int FRIGHTEN, CHOOSE_CARD, LIGHT_FIRE, REMOVE_TOKEN, END, PUT_MOTHER, WAKE, MOVE_MOTHER, KILL
cdef int PUT_OUT, PUT_SCIENTIST, STAND_UP, SHOOT, MOVE_SCIENTIST, DRIVE, CAPTURE, PUT_TO_SLEEP
cdef int RECOVER_BABY, PUT_BABY, MOVE_BABY, CALL_BABY, GAS_BABY
cdef int FROM_SHIFT, OPERATOR_SHIFT, GROUP_SHIFT, OUT, GROUP_MOTHER, FROM_RAISE, FROM_DOUSE
cdef int OPERATOR_SHOOT, OPERATOR_MOVE, OPERATOR_CAPTURE
cdef int HIDDEN, LONGEST_SEQUENCE, MASK31, BABIES, FIRES, TOKENS_TO_WIN, BABIES_TO_WIN, HAND, ALL_CARDS, MOST_ACTIONS
cdef unsigned long long MASK64, RANDOM_MULTIPLIER, RANDOM_INCREMENT
cdef Board nowhere
# Room for HIDDEN too, which is no card.
cdef int[32] family_of
cdef int[32] times_of

cdef class Position:
    cdef readonly Board board
    cdef readonly long long mother, awake, asleep, asleep_now, called
    cdef readonly long long active, spent, frightened, frightened_now, fires
    cdef readonly int tokens, escaped, captured, reserve, round
    cdef readonly int phase, side, left, moved, observed_next, shuffles_due
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
    cpdef int check(self, int seat, object action) except -1
    cpdef step(self, int seat, object action)
    @cython.locals(new=Position)
    cpdef Position copy(self)
    @cython.locals(new=Position)
    cpdef Position copy_as(self, object kind)
    cpdef tuple fingerprint(self)
    cpdef tuple cards_of(self, int side)
    cpdef become(self, Position other)
    cpdef shuffle_by_seed(self, unsigned long long seed)
    cpdef playout(self, unsigned long long seed, int most_rounds=*)
    @cython.locals(runner=Position, left=cython.longlong, some=cython.longlong, made=cython.longlong)
    cpdef playouts(self, long long games, unsigned long long seed, int most_rounds=*)

cdef set_field(Position s, str name, object number)
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
cdef object count_sequences(list scratch, int level, int depth, object stop)
