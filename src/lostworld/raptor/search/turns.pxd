# The C types of turns.py.

cimport cython

from lostworld.raptor.evaluation.net cimport Net, hand_lead, judge, lay_base, points_worth, squash
from lostworld.raptor.rules.kernel cimport (
    EFFECT, END, FAMILY_FIRE, MASK64, POINTS, RAPTOR, RETURN, Position, act, effect_goes_on, family_of, generate,
    times_of, winning,
)

cdef double WON
cdef int LAYERS, GROWTH, LONGEST_PLAN, MOST_POSITIONS
cdef unsigned long long MIX_1, MIX_2

cdef struct Node:
    unsigned long long key
    long long mother, awake, asleep, asleep_now, called, active, spent, frightened, frightened_now, fires
    int tokens, escaped, captured, reserve, left, moved
    int parent, action, next, ends
    float value, promise

cdef class Turns:
    cdef Node* nodes
    cdef long long* table
    cdef int* order
    cdef int[10] layers
    cdef readonly int capacity, size, judged, best
    cdef int slots
    cdef long long first_entry
    cdef public double noise, thrift
    cdef public unsigned long long noise_seed
    cdef Position here, there

    cdef reserve_memory(self)
    cpdef settle_on(self, Position position)
    @cython.locals(here=Position, there=Position, value=double)
    cpdef double explore(self, Position position, Net net, int budget) except -2
    cpdef list plan(self)
    @cython.locals(at=cython.int)
    cpdef list path(self, int index)
    cpdef put(self, int index, Position position)

cdef unsigned long long mixed(unsigned long long key, unsigned long long word) noexcept nogil
@cython.locals(key=cython.ulonglong, small=cython.longlong)
cdef unsigned long long key_of(Position s) noexcept nogil
cdef int same(Turns t, int index, Position s) noexcept nogil
@cython.locals(key=cython.ulonglong, slot=cython.int, index=cython.int, known=cython.int)
cdef int add(Turns t, Position s, int parent, int action) noexcept nogil
cdef void unpack(Turns t, int index, Position s) noexcept nogil
cdef double chance_of(Net net, Position s, int side, int left) noexcept nogil
@cython.locals(word=cython.ulonglong)
cdef double fuzz(Turns t, unsigned long long key) noexcept nogil
@cython.locals(value=double, begun=cython.int)
cdef void rate(Turns t, Position s, Net net, int index) noexcept nogil
@cython.locals(value=double)
cdef double promise_of(Turns t, Position s, Net net, int index) noexcept nogil
@cython.locals(i=cython.int, n=cython.int, index=cython.int, left=cython.int, deepest=cython.int, root=cython.int, quota=cython.int)
cdef double explore(Turns t, Position start, Position here, Position there, Net net, int budget) noexcept nogil
@cython.locals(n=cython.int, at=cython.int)
cdef int best_plan(Turns t, int* plan) noexcept nogil
@cython.locals(n=cython.int, i=cython.int, action=cython.int, new=cython.int)
cdef int expand(Turns t, Position here, Position there, Net net, int index, int budget) noexcept nogil
cdef void take_frame(Position s, Position other) noexcept nogil
cdef void copy_figures(Position s, Position other) noexcept nogil
@cython.locals(start=cython.int, end=cython.int, swapped=cython.int)
cdef void put_in_order(Turns t, int n) noexcept nogil
@cython.locals(at=cython.int, child=cython.int, swapped=cython.int)
cdef void sift(Turns t, int start, int n) noexcept nogil
cdef int worse(Turns t, int one, int other) noexcept nogil
@cython.locals(scratch=Position)
cpdef Position new_scratch(Position position)
