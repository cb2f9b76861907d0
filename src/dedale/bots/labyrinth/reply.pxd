cimport cython
from dedale.bots.labyrinth.belief cimport Belief
from dedale.bots.labyrinth.cover cimport PUSH_COUNT, floods, places_before
from dedale.core.bits cimport lowest_bit
from dedale.labyrinth.board cimport *
from dedale.labyrinth.kinds cimport NOTHING, TREASURE_COUNT
from dedale.labyrinth.state cimport State

cpdef enum:
    NO_AIM = -1
    ANY_AIM = 0
    HOME_AIM = 24
    AIMS = 25

@cython.locals(card=int)
cdef int aim_at(State s, int seat, int place, Belief belief) noexcept nogil

cdef class Reply:
    cdef double weight[48]
    cdef double finding[48]
    cdef double chance

    @cython.locals(reach=cython.ulonglong[48], hit=cython.uint[48], count=cython.int[25], share=cython.double[25], move=int, aim=int, legal=int, bits=u64, some=cython.uint, aims=u64, place=int, rest=cython.double, finding=cython.double)
    cdef void weigh(self, State s, int seat, Belief belief) noexcept nogil
    @cython.locals(last=int, move=int)
    cdef int drawn(self, double pick) noexcept nogil

@cython.locals(reply=Reply)
cpdef tuple reply_of(State s, int seat, Belief belief)
