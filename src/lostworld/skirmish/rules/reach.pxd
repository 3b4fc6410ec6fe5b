# The C types of reach.py.

from lostworld.skirmish.rules.board cimport Board, bits

cdef class Reach:
    cdef public int start
    cdef public dict ends, enters, entering, came, found
    cdef public object before
