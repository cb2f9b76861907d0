cimport cython
from dedale.bots.onirim.mind cimport Mind
from dedale.core.base cimport BaseState
from dedale.core.chance cimport M64, scramble
from dedale.core.many cimport Pilot
from dedale.onirim.kinds cimport BASE
from dedale.onirim.sampling cimport deal_the_unseen_again
from dedale.onirim.state cimport State

cdef class NetPilot(Pilot):
    cdef Mind mind
    cdef State imagined
    @cython.locals(choice=int)
    cdef int decide(self, BaseState state, unsigned long long luck) noexcept nogil
