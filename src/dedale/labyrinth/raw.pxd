cimport cython
from dedale.labyrinth.state cimport State

@cython.locals(first=cython.p_char, last=cython.p_char)
cpdef bytes packed(State s)
@cython.locals(first=cython.p_char)
cpdef void unpack_into(State s, bytes block) except *
cpdef dict dump(State s)
cpdef void load(State s, dict raw) except *
