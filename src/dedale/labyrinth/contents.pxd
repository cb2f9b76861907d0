from dedale.labyrinth.kinds cimport DEAL_CARD, DEAL_TILE, FINISHED, MOVE, NEXT_CARD, PUSH, WAIT
from dedale.labyrinth.raw cimport packed, unpack_into
from dedale.labyrinth.state cimport State
cimport cython

@cython.locals(copy=State)
cpdef bytes contents_of(State s)
@cython.locals(copy=State)
cpdef bytes table_key(State s)
cpdef void fill(State s, bytes held) except *
cdef void clear_leftovers(State s) noexcept nogil
