# The C types of table.py.

from lostworld.skirmish.rules.board cimport Board

cpdef bint is_condition(int card) noexcept
cpdef bint is_wound(int card) noexcept
cpdef bint is_fear(int card) noexcept

cdef class Rulebook:
    cdef public object content
    cdef public tuple actions, heroes, icon_skills, initiatives, plays
    cdef public dict action_number, hero_number, brings
    cdef public object borne_triggers
    cdef public list lists
    cdef dict _list_number

cdef class Table:
    cdef public Rulebook book
    cdef public object scenario, ground
    cdef public tuple rosters, terrain_name, seats, side_names, side, sides, factions, army_value, hero_decks
    cdef public tuple units, specs, owner, unit_side, masks, spread, decks, objects, object_hex, crate_cards, arrival
    cdef public tuple ability_triggers, seat_triggers
    cdef public bint ask_all
    cdef public Board board
    cdef public dict zones, special, wounded
    cdef dict _by_trigger, _with_skills

    cpdef dict by_trigger(self, int seat, tuple outside)
    cpdef tuple with_skills(self, int seat, tuple outside, tuple skills)
