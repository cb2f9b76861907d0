cimport cython
from dedale.core.chance cimport GAMMA, M64, scramble
from dedale.onirim.cards cimport KINDS, PREMONITION, PREMONITIONS
from dedale.onirim.kinds cimport *
from dedale.onirim.state cimport REVEAL_PREMONITIONS, State
from dedale.onirim.turn cimport advance

cpdef enum:
    MOST_COPIES = 10

cdef double PART

cdef class Coming:
    cdef unsigned long long luck
    cdef double passed
    cdef double place[300]
    cdef int copies[30]
    cdef int made[30]
    @cython.locals(card=int)
    cpdef void begin(self, unsigned long long luck) noexcept nogil
    cpdef void bring(self, State s) noexcept nogil
    @cython.locals(first=cython.double, found=int, number=int)
    cdef int premonition(self, State s) noexcept nogil
    @cython.locals(first=cython.double, fresh=cython.double, found=int, where=int, card=int, at=int)
    cdef int card(self, State s) noexcept nogil
    @cython.locals(bits=cython.ulonglong)
    cdef double number(self, unsigned long long card, unsigned long long copy) noexcept nogil
