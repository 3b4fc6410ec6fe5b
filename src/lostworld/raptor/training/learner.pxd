# The C types of learner.py.

cimport cython

from lostworld.raptor.evaluation.features cimport collect, collect_fixed
from lostworld.raptor.evaluation.layers_c cimport adam, add_rows, add_to_rows, back, dense, dense_narrow, dot
from lostworld.raptor.evaluation.net cimport (
    ALL_WEIGHTS, AT_FIRST_BIAS, AT_PAIRS, AT_PAIRS_BIAS, AT_SECOND, AT_SECOND_BIAS, AT_VALUE, AT_VALUE_BIAS, WIDE, Net, hand_lead, lay_base, points_worth, squash,
)
from lostworld.raptor.rules.kernel cimport MASK64, RANDOM_INCREMENT, RANDOM_MULTIPLIER, Position
from lostworld.raptor.search.turns cimport chance_of

cdef int ROOM_FOR_ROWS, MOST_SAMPLES, ALL_PARAMETERS, CELLS, STEPS
cdef float CELL_WEIGHT
cdef int[4][1112] mirrored

cdef class Samples:
    cdef unsigned short* rows
    cdef int* counts
    cdef int* pairs
    cdef float* targets
    cdef float* guesses
    cdef float* offsets
    cdef float* lucks
    cdef unsigned char* tables
    cdef unsigned char* searched
    cdef readonly int capacity
    cdef readonly int size
    cdef readonly long long written

    cdef reserve_memory(self)
    @cython.locals(i=cython.int)
    cpdef take(self, Samples other)

@cython.locals(n=cython.int, k=cython.int)
cdef void copy_sample(Samples samples, int to, Samples other, int start) noexcept nogil
@cython.locals(n=cython.int, k=cython.int, at=cython.int, total=cython.int, rows=cython.int[160])
cdef int record(Samples samples, Net net, Position s, int side, int left, int moved) noexcept nogil

@cython.locals(i=cython.int, step=double)
cdef void record_table(Samples samples, int at, float* table, int gone_raptor, int gone_scientist, double value) noexcept nogil

cdef class Learner:
    cdef float[ALL_WEIGHTS] weights
    cdef float[ALL_WEIGHTS] slope
    cdef float[ALL_WEIGHTS] first
    cdef float[ALL_WEIGHTS] second
    cdef float[ALL_WEIGHTS] mean
    cdef public unsigned long long random
    cdef public long long steps
    cdef public double hand_share

    @cython.locals(total=double, _=cython.int)
    cpdef double learn(self, Samples samples, int batches, int batch, float rate, float decay=*) except -2

cdef double uniform(Learner learner) noexcept nogil
cdef int drawn(Learner learner, int n) noexcept nogil
@cython.locals(loss=double, i=cython.int, _=cython.int, keep=cython.float)
cdef double one_batch(Learner learner, Samples samples, int batch, float rate, float decay) noexcept nogil
@cython.locals(symmetry=cython.int, n=cython.int, k=cython.int, i=cython.int, rows=cython.int[160], wide=cython.float[64], wide_slope=cython.float[64], narrow=cython.float[32], narrow_slope=cython.float[32], target=cython.float, guess=cython.float, slope=cython.float, loss=double, lead=double, pair=cython.int, total=cython.float, table=cython.float[81], cell=cython.int)
cdef double one_sample(Learner learner, Samples samples, int index) noexcept nogil
