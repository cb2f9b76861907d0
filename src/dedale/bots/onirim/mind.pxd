cimport cython
from dedale.bots.onirim.inputs cimport Inputs, describe
from dedale.bots.onirim.net cimport Net
from dedale.core.bits cimport lowest_bit
from dedale.onirim.book cimport first_goal
from dedale.onirim.cards cimport COLOURS, DOOR, GOALS, NIGHTMARE
from dedale.onirim.doors cimport lost_for_good
from dedale.onirim.kinds cimport *
from dedale.onirim.legal cimport answers
from dedale.onirim.sampling cimport forget_the_unseen
from dedale.onirim.state cimport State
from dedale.onirim.turn cimport answer
from libc.math cimport expf

cpdef enum:
    LEVELS = 24
    WHOLE_ORDERS = 4

cdef unsigned long long ONE
cdef float WON
cdef float LOST

cdef class TrialPosition:
    cdef State state
    cdef TrialPosition below

cdef class Mind:
    cdef Net net
    cdef Inputs inputs
    cdef TrialPosition top
    cdef float values[64]
    cdef float best
    cdef bint rough
    cdef long long looks
    cdef void take_in(self, State true, int viewer) noexcept nogil
    @cython.locals(mask=cython.ulonglong, a=int, choice=int, value=float)
    cdef int choose(self, State s, int viewer) noexcept nogil
    @cython.locals(mask=cython.ulonglong, best=float, value=float)
    cdef float worth(self, TrialPosition level, State s, int viewer) noexcept nogil

cdef bint follows(State s, int viewer) noexcept nogil
cdef unsigned long long sensible(State s, unsigned long long mask) noexcept nogil
cdef unsigned long long payment(State s, unsigned long long mask) noexcept nogil
@cython.locals(place=int, other=int, found=cython.ulonglong)
cdef unsigned long long swaps(State s, unsigned long long mask) noexcept nogil
cdef unsigned long long deepest(unsigned long long mask) noexcept nogil
cdef float chance_of(float logit) noexcept nogil
