cimport cython
from dedale.core.base cimport BaseState
from dedale.core.bits cimport count_bits, lowest_bit
from dedale.core.buffers cimport bytes_in, decimals_in, from_place, numbers_of
from dedale.core.chance cimport GAMMA, M64, below, scramble
from dedale.core.numbers cimport seed_bits
from dedale.core.places cimport put_one

ctypedef unsigned long long u64

cpdef enum:
    NEXT_STEP = 0
    SAME_STEP = 1
    DISABLED = 2
    MOST_DEALS = 1000

cdef class Pilot:
    @cython.locals(mask=u64, _=int)
    cdef int decide(self, BaseState state, u64 luck) noexcept nogil

cdef class AskingPilot(Pilot):
    cdef object ask
    cdef public object trouble

cdef class Cell:
    cdef BaseState state
    cdef u64 luck
    cdef u64 dice
    cdef u64 bits
    cdef int first
    cdef int score
    cdef bint over

cdef class ManyGames:
    cdef list games
    cdef list seated
    cdef list watched
    cdef bytearray addresses
    cdef void **cells
    cdef bytearray pilot_addresses
    cdef void **pilots
    cdef BaseState start
    cdef readonly int count
    cdef readonly int seat
    cdef int actions
    cdef int size
    cdef int again
    cdef bint illegal_ends
    cdef double penalty
    cdef int scored
    cdef int places[16]
    cdef u64 choices

    cdef void deal(self, Cell cell) noexcept nogil
    @cython.locals(turn=int)
    cdef void go_on(self, Cell cell) noexcept nogil
    @cython.locals(mask=u64)
    cdef void write(self, Cell cell, unsigned char *told, unsigned char *legal) noexcept nogil
    @cython.locals(total=int, i=int, place=int)
    cdef int score_in(self, unsigned char *told) noexcept nogil
    cdef bint is_legal(self, Cell cell, long long action) noexcept nogil
    @cython.locals(score=int)
    cdef double move(self, Cell cell, long long action, unsigned char *told, unsigned char *legal) noexcept nogil
    cdef void begin(self, Cell cell, unsigned char *told, unsigned char *legal) noexcept nogil

    @cython.locals(cell=Cell, told=cython.p_uchar, legal=cython.p_uchar, i=int)
    cpdef object reset(self, list seeds, object observations, object masks)
    @cython.locals(wanted=cython.p_uchar, told=cython.p_uchar, legal=cython.p_uchar, i=int)
    cpdef object deal_again(self, object which, object observations, object masks)
    @cython.locals(cell=Cell, numbers=cython.p_longlong, i=int)
    cpdef int first_illegal(self, object actions) except -2
    @cython.locals(told=cython.p_uchar, legal=cython.p_uchar, reward=cython.double)
    cpdef double step_one(self, long long action, object observation, object mask) except? -1
    cdef Cell _cell(self, int i)
    @cython.locals(numbers=cython.p_longlong, told=cython.p_uchar, legal=cython.p_uchar, worth=cython.p_double, over=cython.p_uchar, last=cython.p_uchar, last_legal=cython.p_uchar, i=int, size=cython.Py_ssize_t, wide=cython.Py_ssize_t)
    cpdef object step(self, object actions, object observations, object masks, object rewards, object ended, object last_observations, object last_masks)
    @cython.locals(numbers=cython.p_longlong, i=int, mask=u64, _=int)
    cpdef object choose(self, object actions)
    @cython.locals(cell=Cell)
    cpdef bint is_over(self, int i)
    @cython.locals(cell=Cell)
    cpdef BaseState state(self, int i)
