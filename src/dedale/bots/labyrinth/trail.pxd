cimport cython
from dedale.core.chance cimport scramble
from dedale.labyrinth.board cimport u64
from dedale.labyrinth.state cimport State

cpdef enum:
    TRAIL_LENGTH = 64

cdef class Trail:
    cdef unsigned long long board[64]
    cdef int cell[64]
    cdef int length

    cdef void note(self, State s, int seat) noexcept nogil

@cython.locals(mixed=u64, other=int)
cdef u64 print_of(State s, int seat) noexcept nogil
@cython.locals(trail=Trail, board=State)
cpdef Trail trail_of(list boards, int seat)
