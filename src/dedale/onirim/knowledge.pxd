cimport cython
from dedale.onirim.cards cimport COLOURS, KINDS, key_of
from dedale.onirim.state cimport PUBLIC, State

cdef int eyes_of_a_look(State s) noexcept nogil
@cython.locals(i=int)
cdef void take_looked(State s, int card) noexcept nogil
cdef void known_in_hand(State s, int card, int seen) noexcept nogil
cdef void shown(State s, int card) noexcept nogil
@cython.locals(card=int, partner=int)
cdef void deck_searched(State s) noexcept nogil
@cython.locals(card=int, seat=int)
cdef void reds_searched(State s) noexcept nogil
@cython.locals(colour=int)
cdef void keys_searched(State s) noexcept nogil
