# The C types of quick.py.

cimport cython

cdef unsigned long long MASK64, STEP, FIRST, SECOND

cdef class QuickDice:
    cdef unsigned long long state

    cpdef QuickDice copy(self)
    cpdef int below(self, int n) except -1
    cpdef unsigned long long word(self)

@cython.locals(z=cython.ulonglong)
cdef unsigned long long advance(QuickDice dice) noexcept nogil
cdef int pick(QuickDice dice, int n) noexcept nogil
