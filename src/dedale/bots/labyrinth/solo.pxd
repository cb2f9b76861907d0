cimport cython
from dedale.bots.labyrinth.aims cimport sought
from dedale.bots.labyrinth.belief cimport unseen_by
from dedale.bots.labyrinth.cover cimport PUSH_COUNT, cover, floods, pawns_before
from dedale.core.bits cimport lowest_bit
from dedale.labyrinth.board cimport *
from dedale.labyrinth.kinds cimport NOTHING
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport answers, push, reachable

cdef double PACE
cdef double YOUNG_PACE
cdef double DETOUR
cdef double NEVER

cdef class Walk:
    cdef State root
    cdef State here
    cdef State later
    cdef unsigned int unseen
    cdef int needs
    cdef bint thorough
    cdef double cell_turns[49]
    cdef double push_turns[48]

    @cython.locals(move=int, mask=u64, cell=int, best=cython.double)
    cdef void look_at_pushes(self) noexcept nogil
    @cython.locals(cell=int, bits=u64, reach=u64, finds=u64, worst=cython.double)
    cdef void look_at_cells(self) noexcept nogil
    @cython.locals(reach=cython.ulonglong[48], move=int, targets=u64, bits=u64, cell=int, turns=cython.double, starts=u64, start=int)
    cdef void look_one_turn_on(self, u64 open_to) noexcept nogil
    @cython.locals(place=int, card=int, covered=u64, hits=int, all_cards=int)
    cdef double after_find(self, State s, int cell) noexcept nogil

    cpdef double far(self) noexcept nogil
    cpdef list pushes(self)
    cpdef list cells(self, bint thorough)

@cython.locals(walk=Walk)
cpdef Walk walk_of(State state)
