cimport cython
from dedale.onirim.cards cimport KINDS
from dedale.onirim.deck cimport random_below
from dedale.onirim.state cimport PUBLIC, State

cpdef enum:
    ALL = 0x3FFFFFFF
    LABYRINTH = 0x3FFC0FFF

@cython.locals(bit=int, seat=int, places=int)
cdef void deal_the_unseen_again(State s, int viewer) noexcept nogil
@cython.locals(i=int)
cdef void gather_deck(State s, int bit) noexcept nogil
@cython.locals(card=int, seen=int)
cdef void gather_hand(State s, int seat, int viewer) noexcept nogil
@cython.locals(card=int, held=int, remembered=int)
cdef void deal_hand(State s, int seat, int places) noexcept nogil
@cython.locals(card=int, lacking=int)
cdef int empty_places(State s) noexcept nogil
@cython.locals(card=int, count=int)
cdef int hand_kinds(State s, int places) noexcept nogil
@cython.locals(i=int)
cdef void deal_deck(State s, int bit) noexcept nogil
@cython.locals(card=int, count=int)
cdef int pull(State s, int kinds) noexcept nogil
@cython.locals(bit=int, known=int, i=int)
cdef void forget_the_unseen(State s, int viewer) noexcept nogil
