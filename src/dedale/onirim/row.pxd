cimport cython
from dedale.onirim.cards cimport DOOR, KEY
from dedale.onirim.deck cimport holds
from dedale.onirim.kinds cimport CLAIM
from dedale.onirim.state cimport State

cpdef enum:
    ALL_CHAMBERS = 0b111_111_111_111
    ALL_SUNS = 0b001_001_001_001

@cython.locals(seat=int)
cdef unsigned long long playable(State s) noexcept nogil
@cython.locals(seat=int, colour=int)
cdef void lay_in_row(State s, int card) noexcept nogil
