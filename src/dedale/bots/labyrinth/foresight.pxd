cimport cython
from dedale.bots.labyrinth.aims cimport sought
from dedale.bots.labyrinth.cover cimport PUSH_COUNT, pawns_before, sources
from dedale.bots.labyrinth.outlook cimport UNKNOWN, Outlook
from dedale.core.bits cimport lowest_bit
from dedale.labyrinth.board cimport *
from dedale.labyrinth.kinds cimport PUSH
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport answers, push, reachable

cdef int MOST_TWICE
cdef int FOLLOWED
cdef int TURNS_OF_A_TILE

cdef class Foresight:
    cdef Outlook outlook
    cdef State second
    cdef State third
    cdef double missing[48]

    @cython.locals(total=cython.double, looked=cython.double, doubt=cython.double, move=int, likeliest=int, weight=cython.double, all_missing=cython.double)
    cdef double doubt_at(self, int cell) noexcept nogil
    @cython.locals(move=int, total=cython.double, pawn=u64, target=u64, weight=cython.double)
    cdef double miss(self, int cell) noexcept nogil
    cdef void answer(self, int cell, int move) noexcept nogil
    @cython.locals(mask=u64, best=cython.double, move=int)
    cdef double surest(self) noexcept nogil
    @cython.locals(count=cython.int[49], replies=u64, tried=int, best=int, reply=int, cell=int, region=u64, back=u64, bits=u64)
    cdef double share_kept(self) noexcept nogil

@cython.locals(mask=u64, move=int)
cdef bint finds_now(Outlook outlook) noexcept nogil
@cython.locals(best=int, cell=int)
cdef int best_cell(Outlook outlook) noexcept nogil
@cython.locals(foresight=Foresight)
cdef Foresight foresight_of(Outlook outlook)
@cython.locals(foresight=Foresight, move=int)
cpdef list pushes_foreseen(Outlook outlook, int lines, u64 seed, int most)
@cython.locals(foresight=Foresight, cell=int)
cpdef list cells_foreseen(Outlook outlook, int lines, u64 seed, int most)
