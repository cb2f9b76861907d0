cimport cython
from dedale.labyrinth.state cimport State

cpdef dict dump(State s)
@cython.locals(i=int, seat=int)
cpdef void load(State s, dict raw) except *
