cimport cython
from dedale.core.bits cimport count_bits, lowest_bit
from dedale.labyrinth.board cimport *
from dedale.labyrinth.state cimport State

cpdef enum:
    MOST_TURNS = 8

cdef u64 OUTSIDE

cdef class LineSearch:
    cdef unsigned long long north[9]
    cdef unsigned long long east[9]
    cdef unsigned long long south[9]
    cdef unsigned long long west[9]
    cdef unsigned long long cells[9]
    cdef unsigned long long targets[9]
    cdef unsigned char extra[9]
    cdef unsigned char barred[9]
    cdef unsigned char pushes[9]
    cdef unsigned char stands[9]
    cdef bint stays
    cdef bint thorough
    cdef long long floods
    cdef long long solutions

    @cython.locals(turns=int)
    cdef int fewest(self, int most) noexcept nogil
    @cython.locals(found=bint, arrow=int, turn=int, line=u64, step=int, far=int, entry=int, pawns=u64, n=u64, e=u64, s=u64, w=u64, nn=u64, ee=u64, ss=u64, ww=u64, reach=u64, targets=u64, extra=int, sides=int, after=int)
    cdef bint within(self, int turns, int depth) noexcept nogil
    @cython.locals(good=cython.ulonglong[9], depth=int, arrow=int, line=u64, step=int, place=int, before=u64)
    cdef void retrace(self, int turns, int pawn) noexcept nogil
    @cython.locals(grown=u64, across=u64, down=u64)
    cdef int nearest(self, int depth, int pawn, u64 good) noexcept nogil
    @cython.locals(across=u64, down=u64)
    cdef u64 joined(self, int depth, u64 cells) noexcept nogil
    @cython.locals(place=int, depth=int)
    cdef int origin(self, int turns) noexcept nogil

@cython.locals(search=LineSearch, turns=int, depth=int)
cpdef tuple find(unsigned long long north, unsigned long long east, unsigned long long south, unsigned long long west, int extra, int barred, unsigned long long cells, int pawn, unsigned long long targets, bint stays, int most, bint count_all)
cpdef tuple fewest_turns(State s, int pawn, int place_sought, bint stays, int most, bint count_all)
@cython.locals(arrow=int, turn=int, line=u64, step=int, far=int, entry=int, bit=u64, pawn=u64, n=u64, e=u64, s=u64, w=u64, nn=u64, ee=u64, ss=u64, ww=u64, sides=int, count=cython.longlong)
cpdef long long count_moves(State board, int pawn_cell) noexcept nogil
