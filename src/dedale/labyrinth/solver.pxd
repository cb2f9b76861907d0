cimport cython
from dedale.core.bits cimport count_bits
from dedale.labyrinth.board cimport *
from dedale.labyrinth.state cimport State

cdef class Search:
    cdef unsigned char pushes[8]
    cdef long long floods
    cdef long long solutions
    cdef bint count_all

    @cython.locals(arrow=int, turn=int, line=u64, step=int, exit=int, entry=int, bit=u64, expelled=int, place=int, pawn=u64, n=u64, e=u64, s=u64, w=u64, nn=u64, ee=u64, ss=u64, ww=u64, reach=u64, sides=int, found=bint)
    cdef bint within(self, u64 north, u64 east, u64 south, u64 west, int extra, u64 cells, int target, bint fixed, int barred, int turns, int depth) noexcept nogil

@cython.locals(search=Search, turns=int, found=bint, north=u64, east=u64, south=u64, west=u64, cells=u64, extra=int, place=int, barred=int, fixed=bint)
cpdef tuple fewest_turns(State s, int pawn, int place_sought, bint stays, int most, bint count_all)
@cython.locals(arrow=int, turn=int, line=u64, step=int, exit=int, entry=int, bit=u64, pawn=u64, n=u64, e=u64, s=u64, w=u64, nn=u64, ee=u64, ss=u64, ww=u64, sides=int, count=cython.longlong)
cpdef long long count_moves(State board, int pawn_cell) noexcept nogil
