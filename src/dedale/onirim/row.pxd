cimport cython
from dedale.onirim.cards cimport DOOR, KEY
from dedale.onirim.deck cimport holds
from dedale.onirim.kinds cimport CLAIM
from dedale.onirim.state cimport State

@cython.locals(seat=int)
cdef bint fits_row(State s, int card) noexcept nogil
@cython.locals(seat=int, colour=int)
cdef void lay_in_row(State s, int card) noexcept nogil
