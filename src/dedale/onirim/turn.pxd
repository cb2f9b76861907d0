cimport cython
from dedale.onirim.decisions cimport DONE
from dedale.onirim.kinds cimport NONE
from dedale.onirim.state cimport State, pop
from dedale.onirim.steps cimport TAKEN

@cython.locals(kind=int)
cdef void answer(State s, int answer) noexcept nogil
cdef void advance(State s) noexcept nogil
