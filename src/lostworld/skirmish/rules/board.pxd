# The C types of board.py.

cpdef list bits(object mask)

cdef class Board:
    cdef public tuple hexes, terrain, neighbours, around, distance, steps, move_texts, names
    cdef public dict index
    cdef public int size
    cdef public object difficult, impassable
    cdef object _blockers
    cdef dict _sees, _front, _footprints, _covers
    cdef public object step_table, near, no_state, move_order
    cdef public tuple grounds, moves
    cdef dict _tests

    cpdef tuple test_at(self, int test)
    cpdef bint sees(self, int start, int end) except -1
    cpdef bint in_front(self, int place, int end) except -1
    cpdef int shifted(self, int place, int edge) except -2
    cpdef object touching(self, object mask)
    cpdef int apart(self, object a, object b) except -2
