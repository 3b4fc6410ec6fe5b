# The C types of judgement.py.

from lostworld.raptor.kernel cimport Position, beside, count, lowest, shooters, winning

cdef double WON, ASLEEP, ASLEEP_BESIDE_SCIENTIST, AWAKE_BESIDE_SCIENTIST, MOTHER_IN_LINE
cdef double MOTHER_BESIDE_SCIENTIST, FRIGHTENED, RESERVE
cdef int FARTHEST
cdef double[6] token_cost
cdef double[6] escape_gain
cdef double[6] capture_cost
cdef double[11] scientist_cost
cdef double[12] exit_gain

cpdef double worth(Position position)
cdef double judge(Position s) noexcept nogil
cdef double ways_out(Position s) noexcept nogil
