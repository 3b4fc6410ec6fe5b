# The C types of writing.py. Texts are written into an array of characters on the stack.

cimport cython

from lostworld.raptor.rules.board cimport lowest
from lostworld.raptor.rules.kernel cimport (
    CARD_SHOWN, CARDS, CARDS_OBSERVED, EFFECT, PLACE, POINTS, RETURN, SCIENTIST, SHUFFLE, Position,
)

cdef int MOST_HIDDEN, HIDDEN, FIRST_SPACE, ROW_LENGTH, BOARD_LENGTH
cdef int[66] at

@cython.locals(text=cython.char[256], n=cython.int)
cpdef str write(Position position, int hidden_raptor=*, int hidden_scientist=*)
@cython.locals(character=cython.Py_UCS4)
cdef int put_text(str written, char* text, int n)
@cython.locals(ten=cython.longlong)
cdef int put_number(long long number, char* text, int n) noexcept nogil
cdef void put_figures(Position position, long long places, int character, char* text) noexcept nogil
@cython.locals(i=cython.int, burning=cython.longlong)
cdef int put_board(Position position, char* text) noexcept nogil
cdef int put_turn(Position position, char* text, int n)
cdef int put_card(int value, char* text, int n) noexcept nogil
@cython.locals(value=cython.int)
cdef int put_values(int values, char* text, int n) noexcept nogil
@cython.locals(i=cython.int)
cdef int put_cards(Position position, int side, int hidden, char* text, int n)
