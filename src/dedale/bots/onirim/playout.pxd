cimport cython
from dedale.bots.onirim.coming cimport Coming
from dedale.bots.onirim.mind cimport chance_of
from dedale.bots.onirim.search cimport Search
from dedale.core.bits cimport lowest_bit
from dedale.core.chance cimport GAMMA, M64, scramble
from dedale.onirim.doors cimport lost_for_good
from dedale.onirim.kinds cimport *
from dedale.onirim.sampling cimport deal_the_unseen_again
from dedale.onirim.state cimport State
from dedale.onirim.turn cimport answer

cpdef enum:
    MOST_AT_ONCE = 64
    ALL_SEEN = 4096

cdef unsigned long long ONE

cdef class Playout:
    cdef Search search
    cdef Coming coming
    cdef State root
    cdef State after
    cdef int viewer
    cdef unsigned long long dice
    cdef long long care
    cdef long long decisions
    cdef unsigned long long won[64]
    cdef float seen[ALL_SEEN]
    cpdef int open(self, State sampled, long long care)
    @cython.locals(a=int)
    cpdef list wins(self, unsigned long long answers, long long first, int count)
    @cython.locals(a=int, i=int)
    cpdef list chances(self, unsigned long long answers, long long first, int count, int turns)
    @cython.locals(mask=cython.ulonglong, luck=cython.ulonglong, a=int, i=int)
    cdef void play(self, unsigned long long answers, long long first, int count, int turns) noexcept nogil
    @cython.locals(a=int)
    cdef float chance_after(self, State s, int turns) noexcept nogil
    cdef bint ends_well(self, State s) noexcept nogil
    cpdef long long decisions_made(self)
