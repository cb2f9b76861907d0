cimport cython
from dedale.core.bits cimport count_bits
from dedale.labyrinth.board cimport TURNS
from dedale.labyrinth.deal cimport *
from dedale.labyrinth.kinds cimport *
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport (
    DONE, LEGAL, Done, Legal, is_home, move, out_of_turns, push_answers, push_then_move, reachable, sides_at,
)

ctypedef bint (*Fits)(State) noexcept nogil
ctypedef list (*Coming)(State)

cdef unsigned char BASE[64]
cdef Fits FITS[64]
cdef Fits FITS_CHANCE[8]
cdef Coming COMING[8]

cdef object decision(int kind, Legal legal, Done does, Fits fits, object about)
cdef object chance(int stage, Coming coming, Drawn draw, Brought does, Fits fits, object about)
cdef list coming_tiles(State s)
cdef list coming_cards(State s)
cdef list coming_seats(State s)
cdef int cards_seen(State s, int seat) noexcept nogil
@cython.locals(dealt=int, seat=int)
cdef int cards_dealt(State s) noexcept nogil
cdef bint untouched(State s) noexcept nogil
@cython.locals(seat=int)
cdef bint cards_are_out(State s) noexcept nogil
@cython.locals(place=int, wrong=int)
cdef bint tiles_in_order(State s) noexcept nogil
@cython.locals(seat=int, received=int, dealt=int)
cdef bint cards_in_order(State s) noexcept nogil
cdef bint nobody_named(State s) noexcept nogil
@cython.locals(seat=int, wrong=int)
cdef bint card_due(State s) noexcept nogil
cdef bint ended(State s) noexcept nogil
cdef bint can_be_here(State s) noexcept nogil
cdef object kind_of(State s)
