cimport cython
from dedale.core.bits cimport lowest_bit
from dedale.labyrinth.board cimport *
from dedale.labyrinth.kinds cimport NOTHING
from dedale.labyrinth.state cimport State

cpdef enum:
    PUSH_COUNT = 48

cdef u64 places_before(u64 cells, int arrow) noexcept nogil
cdef u64 pawns_before(u64 cells, int arrow) noexcept nogil
cdef u64 pawns_after(u64 cells, int arrow) noexcept nogil
cdef u64 places_after(u64 places, int arrow) noexcept nogil
@cython.locals(arrow=int, turn=int, sides=int, entry=int, line=u64, step=int, n=u64, e=u64, w=u64, so=u64, nn=u64, ee=u64, ss=u64, ww=u64, start=u64)
cdef void floods(State s, u64 cells, bint of_places, bint stays, unsigned long long* reach) noexcept nogil
@cython.locals(reach=cython.ulonglong[48], covered=u64, push=int)
cpdef u64 cover(State s, u64 pawn) noexcept nogil
@cython.locals(reach=cython.ulonglong[48], covered=u64, push=int)
cpdef u64 sources(State s, u64 targets, bint stays) noexcept nogil
@cython.locals(arrow=int, turn=int, sides=int, entry=int, line=u64, step=int, n=u64, e=u64, w=u64, so=u64, nn=u64, ee=u64, ss=u64, ww=u64, start=u64, rest=u64, across=u64, down=u64, joined=u64, places=u64, bits=u64)
cdef void cover_each(State s, u64 cells, unsigned long long* covered) noexcept nogil
