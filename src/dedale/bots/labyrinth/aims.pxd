cimport cython
from dedale.bots.labyrinth.cover cimport PUSH_COUNT
from dedale.core.bits cimport lowest_bit
from dedale.core.chance cimport GAMMA, M64, below, scramble
from dedale.labyrinth.board cimport *
from dedale.labyrinth.kinds cimport MOVE, NOTHING, PUSHES
from dedale.labyrinth.solver cimport LineSearch
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport across, answers, down, push, reachable

cpdef enum:
    FAR = 100

@cython.locals(places=u64, place=int, card=int)
cdef u64 sought(State s, int seat) noexcept nogil
@cython.locals(best=int, place=int)
cdef int distance(int cell, u64 places) noexcept nogil
cpdef int nearest(State s, u64 seed)
cpdef int nearest_of(State s, u64 seed, u64 pushes)
@cython.locals(cells=u64, places=u64, move=int, cell=int, steps=int, best=int, ties=int, chosen=int, rng=u64)
cdef int nearest_in(State s, State after, u64 seed, u64 pushes) noexcept nogil
cpdef int shortest(State s, int most)
@cython.locals(cells=u64, places=u64, moving=bint, turns=int)
cdef int shortest_in(State s, LineSearch search, int most) noexcept nogil
