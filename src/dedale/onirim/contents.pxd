from dedale.onirim.kinds cimport FINISHED, LAST_KIND, WAIT
from dedale.onirim.raw cimport packed, unpack_into
from dedale.onirim.state cimport BOTTOM_SIZE, LAST_STEP, LOOK_SIZE, ROW_SIZE, STACK_SIZE, TOP_SIZE, State
cimport cython

@cython.locals(copy=State)
cpdef bytes contents_of(State s)
@cython.locals(copy=State)
cpdef bytes table_key(State s)
cpdef void fill(State s, bytes held) except *
@cython.locals(i=int, seat=int)
cdef void clear_leftovers(State s) noexcept nogil
