cimport cython
from dedale.onirim.cards cimport KINDS, TOWER, TOWERS
from dedale.onirim.deck cimport put_in_discard, put_in_limbo
from dedale.onirim.state cimport State

cdef unsigned char LEFT_SIDE[12]
cdef unsigned char RIGHT_SIDE[12]

cdef bint may_touch(int left, int right) noexcept nogil
cdef bint fits_left(State s, int tower) noexcept nogil
cdef bint fits_right(State s, int tower) noexcept nogil
cdef bint fits_both_ends(State s, int tower) noexcept nogil
@cython.locals(mask=cython.ulonglong, tower=int)
cdef unsigned long long buildable(State s) noexcept nogil
@cython.locals(i=int)
cdef void build(State s, int tower, bint left) noexcept nogil
@cython.locals(i=int, colours=int)
cdef bint rampart(State s) noexcept nogil
cdef bint rampart_possible(State s) noexcept nogil
@cython.locals(tower=int, lost=bint)
cdef bint can_extend(State s, int last, int colours) noexcept nogil
cdef bint at_risk(State s) noexcept nogil
@cython.locals(i=int, mask=cython.ulonglong)
cdef unsigned long long can_raze(State s) noexcept nogil
@cython.locals(i=int, place=int)
cdef void raze(State s, int tower) noexcept nogil
