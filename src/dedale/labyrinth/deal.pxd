cimport cython
from dedale.core.bits cimport count_bits, lowest_bit
from dedale.core.chance cimport GAMMA, M64, below, scramble
from dedale.labyrinth.board cimport CELL_COUNT, FIRST_FORM, OUT, TURNS, turn_sides
from dedale.labyrinth.kinds cimport *
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport end_turn, lay

cdef unsigned char TILE_SIDES[14]
cdef unsigned char TILE_TREASURE[14]
cdef unsigned char FREE_CELLS[33]

ctypedef int (*Drawn)(State) noexcept nogil
ctypedef void (*Brought)(State, int) noexcept nogil

cdef Drawn DRAWN[8]
cdef Brought BROUGHT[8]

cdef int random_below(State s, int n) noexcept nogil
cdef void go_on(State s) noexcept nogil
@cython.locals(outcome=int)
cdef bint take_chance(State s) noexcept nogil
cdef int random_first(State s) noexcept nogil
cdef int random_next(State s) noexcept nogil
@cython.locals(r=int, tile=int)
cdef int random_tile(State s) noexcept nogil
@cython.locals(cards=int, _=int)
cdef int random_card(State s) noexcept nogil
@cython.locals(tile=int)
cdef void deal_tile(State s, int outcome) noexcept nogil
@cython.locals(tile=int)
cdef void keep_last_tile(State s) noexcept nogil
cdef int cards_to_deal(State s) noexcept nogil
cdef int receiver(State s, int dealt) noexcept nogil
@cython.locals(card=int, seat=int)
cdef void deal_card(State s, int outcome) noexcept nogil
cdef void deal_next(State s, int outcome) noexcept nogil
cdef void begin_with(State s, int outcome) noexcept nogil
cdef void begin(State s, int seat) noexcept nogil
