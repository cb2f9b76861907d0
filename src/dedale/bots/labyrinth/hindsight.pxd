cimport cython
from dedale.bots.labyrinth.aims cimport FAR, distance
from dedale.bots.labyrinth.cover cimport PUSH_COUNT, cover_each, pawns_after
from dedale.core.bits cimport lowest_bit
from dedale.labyrinth.board cimport *
from dedale.labyrinth.kinds cimport NOTHING, TREASURE_COUNT
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport answers, push, reachable

cpdef enum:
    CAREFUL = 0
    DIRECT = 1
    NEAR = 2
    HURRIED = 3
    STYLES = 4
    STYLE_WEIGHTS = 96

cdef double KEENNESS
cdef double RELISH
cdef double OVERSIGHT
cdef double SLIP[4]
cdef dict _known

cdef class Evidence:
    cdef double likelihood[96]

cdef class Hindsight:
    cdef State here
    cdef State later
    cdef int turns
    cdef int ways[1176]
    cdef unsigned long long direct[49]
    cdef unsigned long long covered[49]
    cdef double keen[49]
    cdef int alike[50]
    cdef bint as_it_lies
    cdef int nearest[50]
    cdef int as_near[50]
    cdef double total[96]
    cdef double chosen[96]
    cdef int best[96]

    @cython.locals(move=int, mask=u64, index=int)
    cdef void weigh(self, State before, State after) noexcept nogil
    @cython.locals(region=u64, bits=u64, cell=int, place=int)
    cdef void look_at(self, int stop) noexcept nogil
    @cython.locals(place=int, bits=u64, steps=int)
    cdef void look_for_the_nearest(self, u64 region) noexcept nogil
    @cython.locals(bits=u64, cell=int, index=int, replies=int, reply=int, mask=u64, count=int)
    cdef void answer(self, u64 region) noexcept nogil
    @cython.locals(bits=u64, cell=int, card=int, place=int, to=int)
    cdef void count_ways(self, u64 region, int arrow) noexcept nogil
    @cython.locals(card=int, place=int, found=bint, steps=int)
    cdef void count(self, int cell, bint made) noexcept nogil
    @cython.locals(index=int)
    cdef void add(self, int style, int card, int rank, double weight, bint made) noexcept nogil
    @cython.locals(card=int, style=int, index=int, share=cython.double)
    cdef void conclude(self, Evidence evidence) noexcept nogil

cdef bint same_board(State one, State other) noexcept nogil
@cython.locals(seat=int, hindsight=Hindsight, evidence=Evidence)
cdef Evidence evidence_of(State before, State after)
@cython.locals(evidence=Evidence, index=int)
cpdef list likelihoods(State before, State after)
