cimport cython
from dedale.core.base cimport BaseState

ctypedef unsigned long long u64

cdef class State(BaseState):
    cdef u64 rng
    cdef u64 policy
    cdef u64 north
    cdef u64 east
    cdef u64 south
    cdef u64 west
    cdef unsigned int revealed_n
    cdef unsigned int turns_n
    cdef unsigned int turn_limit
    cdef unsigned int bag
    cdef unsigned int found[4]
    cdef unsigned int open_cards[4]
    cdef unsigned char seeded
    cdef unsigned char scripted
    cdef unsigned char players
    cdef unsigned char young
    cdef unsigned char cards
    cdef unsigned char first
    cdef unsigned char seat
    cdef unsigned char pending
    cdef unsigned char stage
    cdef unsigned char dealt
    cdef unsigned char winner
    cdef unsigned char barred
    cdef unsigned char extra
    cdef unsigned char pawns[4]
    cdef unsigned char homes[4]
    cdef unsigned char current[4]
    cdef unsigned char left[4]
    cdef unsigned char tiles_left[14]
    cdef unsigned char treasure[50]
    cdef unsigned char end

    cdef void copy_from(self, State other) noexcept nogil
