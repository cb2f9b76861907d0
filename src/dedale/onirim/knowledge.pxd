cimport cython
from dedale.onirim.cards cimport KINDS
from dedale.onirim.state cimport EVERYBODY, State

cdef int eyes_of_a_look(State s) noexcept nogil
@cython.locals(i=int)
cdef void take_looked(State s, int card) noexcept nogil
cdef void picked_in_sight(State s, int card) noexcept nogil
@cython.locals(card=int, partner=int)
cdef void deck_searched(State s) noexcept nogil
@cython.locals(card=int, seat=int)
cdef void reds_searched(State s) noexcept nogil
