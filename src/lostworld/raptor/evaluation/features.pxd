# The C types of features.py.

cimport cython

from lostworld.raptor.rules.board cimport count, lowest
from lostworld.raptor.rules.kernel cimport (
    CARDS_OBSERVED, FAMILY_DISAPPEARANCE, POINTS, RAPTOR, Position, beside, family_of, free, in_gas_reach,
    lower_side, shooters, straight,
)

cdef enum:
    FEATURES = 1112
    ROOM = 160

cdef int MOST, FARTHEST, RACE_LIMIT, FIRST_SPACE, ALL_NINE, MOST_POINTS
cdef int AT_MOTHER, AT_AWAKE, AT_ASLEEP, AT_ASLEEP_NOW, AT_ACTIVE, AT_FRIGHTENED, AT_FRIGHTENED_NOW, AT_FIRE
cdef int AT_ROCK, AT_EXIT, AT_SEEN, AT_TOKENS, AT_ESCAPED, AT_CAPTURED, AT_RESERVE, AT_SCIENTISTS
cdef int AT_FRIGHTENED_COUNT, AT_FIRES, AT_LINES, AT_STEP_TO_LINE, AT_BESIDE, AT_HUNTED, AT_ASLEEP_BESIDE
cdef int AT_MOBILITY, AT_AWAKE_NEAR, AT_ASLEEP_NEAR, AT_ESCAPE, AT_RACE, AT_GAS, AT_POINTS_R
cdef int AT_POINTS_FREE, AT_POINTS_S, AT_AWAY, AT_OBSERVED, AT_GONE_R, AT_GONE_S

@cython.locals(found=cython.int[160])
cpdef list fixed_features(Position position)
@cython.locals(found=cython.int[160])
cpdef list features(Position position, int side=*, int left=*, int moved=*)
cpdef check_turn(int side, int left)
cdef int gone_after(Position s, int side) noexcept nogil
cdef int observed_after(Position s) noexcept nogil
@cython.locals(n=cython.int, space=cython.int, value=cython.int, gone=cython.int)
cdef int collect_fixed(Position s, int* found) noexcept nogil
cdef int plane(Position s, int* found, int n, int base, long long places) noexcept nogil
cdef int at_most(int number, int limit) noexcept nogil
@cython.locals(scientists=cython.longlong, after_toll=cython.int)
cdef int collect(Position s, int* found, int side, int left, int moved) noexcept nogil
@cython.locals(reached=cython.longlong, distance=cython.int)
cdef int collect_distances(Position s, int* found, int n) noexcept nogil
@cython.locals(open_spaces=cython.longlong, frontier=cython.longlong, reached=cython.longlong, babies=cython.longlong, points=cython.int, wanted=cython.int, race=cython.int, bucket=cython.int, in_bucket=cython.int, slot=cython.int, here=cython.int)
cdef int collect_escapes(Position s, int* found, int n) noexcept nogil
@cython.locals(around=cython.longlong, lines=cython.longlong, reach=cython.longlong, at=cython.int, column=cython.int, row=cython.int, space=cython.int)
cdef int collect_mother(Position s, int* found, int n, long long scientists) noexcept nogil
