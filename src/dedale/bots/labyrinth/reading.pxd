cimport cython
from dedale.bots.labyrinth.belief cimport Belief, unseen_by
from dedale.bots.labyrinth.hindsight cimport STYLES, STYLE_WEIGHTS, Evidence, evidence_of
from dedale.core.bits cimport lowest_bit
from dedale.labyrinth.kinds cimport TREASURE_COUNT
from dedale.labyrinth.state cimport State

cdef double PRIOR[4]

cdef class Reading:
    cdef double style[4]
    cdef double since[96]

    @cython.locals(style=int)
    cdef void begin(self) noexcept nogil
    @cython.locals(index=int)
    cdef void forget(self) noexcept nogil
    @cython.locals(index=int, most=cython.double)
    cdef void note(self, Evidence evidence) noexcept nogil
    @cython.locals(style=int, most=cython.double)
    cdef void note_find(self, int card) noexcept nogil
    @cython.locals(style=int, card=int, row=int)
    cdef void tell(self, Belief belief, int seat, unsigned int unseen) noexcept nogil

@cython.locals(reading=Reading, before=State, after=State, index=int)
cdef Reading reading_of(list boards, int seat)
@cython.locals(belief=Belief, reading=Reading, seat=int, unseen=cython.uint)
cpdef Belief belief_read(State now, int viewer, list boards)
@cython.locals(reading=Reading, style=int, card=int)
cpdef list styles_read(list boards, int seat)
