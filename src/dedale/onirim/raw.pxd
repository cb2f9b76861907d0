cimport cython
from dedale.onirim.state cimport BOTTOM_SIZE, LOOK_SIZE, ROW_SIZE, STACK_SIZE, TOP_SIZE, State

cpdef dict dump(State s)
cpdef void load(State s, dict raw) except *
cdef void fill_zone(unsigned char* zone, list values) except *
