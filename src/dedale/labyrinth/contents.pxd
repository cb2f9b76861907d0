from dedale.labyrinth.kinds cimport DEAL_CARD, DEAL_TILE, FINISHED, MOVE, NEXT_CARD, PUSH, WAIT
from dedale.labyrinth.state cimport State
cimport cython

@cython.locals(copy=State)
cpdef bytes contents_of(State s)
@cython.locals(copy=State)
cpdef bytes table_key(State s)
cpdef void fill(State s, bytes held) except *
cpdef bytes memory(State s)
cdef void clear_leftovers(State s) noexcept nogil
