cimport cython
from dedale.bots.labyrinth.aims cimport nearest_in, shortest_in
from dedale.core.base cimport BaseState
from dedale.core.many cimport Pilot
from dedale.labyrinth.solver cimport LineSearch
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport answers

cdef class OwnTargetPilot(Pilot):
    cdef State after
    cdef LineSearch search
    cdef int turns
    @cython.locals(action=int)
    cdef int decide(self, BaseState state, unsigned long long luck) noexcept nogil
