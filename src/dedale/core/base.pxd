cimport cython
from dedale.core.bits cimport lowest_bit
from dedale.core.chance cimport M64
from dedale.core.numbers cimport games_asked, seed_bits

cdef bint CHECKED

cpdef enum:
    MOST_SEATS = 16
    MOST_NUMBERS = 2048
    SPECTATOR = -1
    CHANCE = -1
    OVER = -2

cdef class BaseState:
    cdef object rules(self)
    cdef int seats_n(self) noexcept nogil
    cdef int to_decide(self) noexcept nogil
    cdef unsigned long long answer_bits(self) noexcept nogil
    cdef int first_action(self) noexcept nogil
    cdef void carry_out(self, int action) noexcept nogil
    cdef void bring(self, int outcome) noexcept nogil
    cdef void go_on_with(self, unsigned long long seed) noexcept nogil
    cdef int run(self) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int tell(self, int viewer, unsigned char *out) noexcept nogil
    @cython.locals(mask=cython.ulonglong, first=int, action=int)
    cdef void tell_legal(self, int actions, unsigned char *out) noexcept nogil
    cdef void become(self, BaseState other) noexcept nogil
    cdef bytes memory(self)
    cdef bytes contents(self)
    cpdef BaseState clone(self)

    @cython.locals(mask=cython.ulonglong, first=int)
    cpdef list legal(self)
    @cython.locals(told=cython.uchar[2048], viewer=int, size=int)
    cpdef object observe(self, object seat, object out)
    @cython.locals(told=cython.uchar[2048], size=int)
    cpdef object mask_into(self, object out)
    @cython.locals(copy=BaseState, decisions=int)
    cpdef tuple playout(self, object seed)
    @cython.locals(copy=BaseState, sums=cython.double[16], seats=int, seat=int, decisions=cython.longlong, first=cython.ulonglong, total=cython.longlong, i=cython.longlong)
    cpdef tuple playouts(self, object count, object seed)
    @cython.locals(seat=int)
    cpdef tuple returns(self)
