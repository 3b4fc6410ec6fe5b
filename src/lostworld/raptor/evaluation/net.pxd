# The C types of net.py.

cimport cython
from libc.math cimport exp

from lostworld.raptor.evaluation.features cimport check_turn, collect, collect_fixed
from lostworld.raptor.evaluation.layers_c cimport add_rows, dense, dense_narrow, dot
from lostworld.raptor.evaluation.value cimport EVEN, observe
from lostworld.raptor.rules.kernel cimport Position

cdef enum:
    WIDTH = 64
    WIDTH_2 = 32
    OTHERS = 3
    ALL_WEIGHTS = 1112 * 64 + 64 + 64 * 32 + 32 + 32 + 1 + 32 * 81 + 81

cdef double POINT_WORTH
cdef int HAND_FEATURES, INPUTS, WIDE, NARROW, PAIRS, AT_FIRST_BIAS, AT_SECOND, AT_SECOND_BIAS, AT_VALUE, AT_VALUE_BIAS, AT_PAIRS
cdef int AT_PAIRS_BIAS

cdef class Net:
    cdef public int by_hand
    cdef public double hand_share
    cdef double[37] hand
    cdef float[ALL_WEIGHTS] weights
    cdef float[WIDTH] base
    cdef readonly int asked
    cdef list others
    cdef (float*)[OTHERS] other_weights
    cdef float[OTHERS][WIDTH] other_bases

    @cython.locals(new=Net, i=cython.int, other=Net)
    cpdef Net copy(self)
    cpdef judge_with(self, Net other)
    cpdef double chance(self, Position position, int side=*, int left=*, int moved=*)
    @cython.locals(table=cython.float[81], i=cython.int)
    cpdef list pair_values(self, Position position)

@cython.locals(seen=double[37], total=double, i=cython.int)
cdef double hand_lead(Net net, Position s, double bonus) noexcept nogil
cdef double points_worth(int side, int left) noexcept nogil
cdef double squash(double number) noexcept nogil
@cython.locals(found=cython.int[160], i=cython.int, k=cython.int)
cdef void lay_base(Net net, Position s) noexcept nogil
@cython.locals(wide=cython.float[64], i=cython.int)
cdef void hidden(float* weights, float* base, int* found, int n, float* narrow) noexcept nogil
@cython.locals(found=cython.int[160], n=cython.int, narrow=cython.float[32], lead=double, k=cython.int)
cdef double judge(Net net, Position s, int side, int left, int moved) noexcept nogil
@cython.locals(found=cython.int[160], n=cython.int, narrow=cython.float[32], another=cython.float[81], i=cython.int, k=cython.int)
cdef void judge_pairs(Net net, Position s, float* table) noexcept nogil
