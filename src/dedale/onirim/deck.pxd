cimport cython
from dedale.core.bits cimport kind_at
from dedale.core.chance cimport GAMMA, M64, below, scramble
from dedale.onirim.cards cimport DOOR, HAPPY, KINDS, NOTHING
from dedale.onirim.kinds cimport WAIT
from dedale.onirim.state cimport EVERYBODY, LOOK_SIZE, State, deck_size, push, push_with

cpdef enum:
    NOT_YET = -1

cdef int random_below(State s, int n) noexcept nogil
@cython.locals(card=int)
cdef int from_bag(State s) noexcept nogil
cdef int take_top(State s) noexcept nogil
@cython.locals(card=int, i=int)
cdef int take_bottom(State s) noexcept nogil
cdef void lay_on_top(State s, int card, int seen) noexcept nogil
@cython.locals(i=int)
cdef void slide_under(State s, int card, int seen) noexcept nogil
@cython.locals(i=int)
cdef void shuffle(State s) noexcept nogil
@cython.locals(card=int)
cdef void shuffle_limbo(State s) noexcept nogil
@cython.locals(i=int, found=int)
cdef bint holds(State s, int card) noexcept nogil
cdef void wait_again(State s, int step) noexcept nogil
cdef void wait_again_with(State s, int step, int argument) noexcept nogil
cdef void put_in_limbo(State s, int card) noexcept nogil
cdef void put_in_discard(State s, int card, int count) noexcept nogil
