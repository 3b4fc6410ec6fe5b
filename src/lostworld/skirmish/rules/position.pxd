# The C types of position.py.

from lostworld.skirmish.rules.table cimport Table

cpdef object plain(object value)

cdef class Position:
    cdef public list status, place, marks, health, deck, hand, active, next, idle, seen, unseen, waiting, gear
    cdef public list holds, nets, adrenaline, shift, bonuses, rage, extra_draw, peeked, carries, spent
    cdef public list pile, cards, thrown, command, requisition, out, used, points, outside
    cdef public list lies, emptied
    cdef public int round, phase, first, acting, step, fallen
    cdef public tuple tallies, asked
    cdef public list stack
    cdef public str question
    cdef public object pending, ended, log, reached
    cdef public dict choices
    cdef public Table table

    cpdef copy_into(self, Position other)
    cpdef pop(self, object result=*)
    cpdef ask(self, int seat, str question)
