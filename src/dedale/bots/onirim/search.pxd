cimport cython
from dedale.bots.onirim.mind cimport LOST, Level, Mind, follows, lost_for_good, sensible
from dedale.bots.onirim.net cimport Net
from dedale.core.bits cimport lowest_bit
from dedale.core.chance cimport GAMMA, M64, scramble
from dedale.onirim.cards cimport KINDS, NOTHING
from dedale.onirim.kinds cimport *
from dedale.onirim.legal cimport answers
from dedale.onirim.sampling cimport deal_the_unseen_again, forget_the_unseen
from dedale.onirim.state cimport FILL, State
from dedale.onirim.turn cimport advance, answer
from libc.math cimport expf

cpdef enum:
    DEEPEST = 12

cdef unsigned long long ONE

cdef class Search:
    cdef Mind mind
    cdef Level top
    cdef State root
    cdef State after
    cdef unsigned long long dice
    cdef long long simulations
    cdef float chances[64]
    cdef float squares[64]
    cdef int counts[64]
    cdef unsigned long long weighed
    cdef void open(self, State sampled, int viewer) noexcept nogil
    @cython.locals(mask=cython.ulonglong, a=int, choice=int)
    cdef int glance(self, int viewer) noexcept nogil
    cdef void follow(self, State s, int viewer) noexcept nogil
    @cython.locals(total=float, card=int, i=int)
    cdef float expect(self, Level level, State s, int depth, int samples) noexcept nogil
    @cython.locals(a=int, seat=int)
    cdef float decide(self, Level level, State s, int depth, int samples) noexcept nogil
    cdef void run_chance(self, State s) noexcept nogil
    @cython.locals(mask=cython.ulonglong, a=int, choice=int)
    cdef int favourite(self) noexcept nogil
    @cython.locals(mask=cython.ulonglong, a=int, best=float)
    cdef void narrow(self, float margin) noexcept nogil
    @cython.locals(mask=cython.ulonglong, a=int, i=int)
    cdef void think(self, int viewer, int depth, int samples, int deals) noexcept nogil
    @cython.locals(mask=cython.ulonglong, a=int, i=int, chance=float)
    cdef void play_on(self, unsigned long long candidates, int viewer, int first, int count, int length) noexcept nogil
    @cython.locals(a=int, i=int)
    cdef float continue_from(self, State s, int length) noexcept nogil

    @cython.locals(choice=int)
    cpdef int best_answer(self, State sampled, double margin, int depth, int samples, int deals)

cdef float chance_of(float logit) noexcept nogil
