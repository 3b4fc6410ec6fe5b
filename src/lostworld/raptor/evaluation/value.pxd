# The C types of value.py.

cimport cython

from lostworld.raptor.rules.board cimport count, lowest
from lostworld.raptor.rules.kernel cimport Position, beside, free, shooters, straight, winning

cdef double WON, EVEN
cdef int SIZE, FARTHEST
cdef double[37] weight

@cython.locals(seen=double[37], total=double)
cpdef double worth(Position position)
cpdef double chance(Position position)
@cython.locals(seen=double[37])
cpdef list features(Position position)
cdef void observe(Position s, double* seen) noexcept nogil
cdef void watch_exits(Position s, double* seen) noexcept nogil
