cimport cython
from dedale.bots.labyrinth.cover cimport cover
from dedale.core.bits cimport count_bits
from dedale.labyrinth.board cimport *
from dedale.labyrinth.kinds cimport NOTHING, TREASURE_COUNT
from dedale.labyrinth.state cimport State

cpdef enum:
    WEIGHTS = 96

cdef double PASSED_BY
cdef double LEFT_BEHIND

cdef class Belief:
    cdef double weight[96]

    @cython.locals(owner=int, card=int, share=cython.double)
    cdef void begin(self, State s, unsigned int unseen) noexcept nogil
    @cython.locals(card=int, passed=u64, kept=u64, place=int, row=int)
    cdef void note(self, State before, State after) noexcept nogil
    @cython.locals(card=int, total=cython.double, row=int)
    cdef void normalise(self, int seat) noexcept nogil

@cython.locals(seat=int, unseen=cython.uint)
cdef unsigned int laid_open_nowhere(State s) noexcept nogil
@cython.locals(unseen=cython.uint)
cdef unsigned int unseen_by(State s, int viewer) noexcept nogil
@cython.locals(belief=Belief, index=int, before=State, after=State, seat=int)
cdef Belief read_turns(State now, list boards, unsigned int unseen)
cpdef Belief belief_of(State now, int viewer, list boards)
cpdef Belief belief_of_all(State now, list boards)
