cimport cython
from dedale.core.bits cimport count_bits, lowest_bit
from dedale.core.chance cimport GAMMA, M64, below, scramble
from dedale.core.numbers cimport games_asked, seed_bits
from dedale.labyrinth.contents cimport contents_of, fill, table_key
from dedale.labyrinth.board cimport CELL_COUNT, OUT, TURNS
from dedale.labyrinth.deal cimport TILE_SIDES, go_on
from dedale.labyrinth.kinds cimport *
from dedale.labyrinth.sampling cimport deal_the_unseen_again
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport answer, answers, lay, push, reachable

cdef bint CHECKED

@cython.final
cdef class Labyrinth(State):
    cpdef unsigned long long mask(self) noexcept nogil
    @cython.locals(mask=cython.ulonglong, base=int)
    cpdef list legal(self)
    cdef void carry_out(self, int action) noexcept nogil
    cdef void go_on_with(self, unsigned long long seed) noexcept nogil
    @cython.locals(mask=cython.ulonglong, _=int)
    cdef int choose(self) noexcept nogil
    @cython.locals(decisions=int)
    cdef int run(self) noexcept nogil
    @cython.locals(copy=Labyrinth, decisions=int)
    cpdef tuple playout(self, object seed)
    @cython.locals(copy=Labyrinth, wins=cython.double[4], seat=int, decisions=cython.longlong, first=cython.ulonglong, total=cython.longlong, i=cython.longlong)
    cpdef tuple playouts(self, object count, object seed)
    @cython.locals(copy=Labyrinth)
    cpdef Labyrinth clone(self)

@cython.locals(state=Labyrinth)
cpdef Labyrinth from_raw(dict raw)
@cython.locals(state=Labyrinth, tile=int, cell=int, seat=int)
cpdef Labyrinth unpack(object options)
@cython.locals(state=Labyrinth)
cpdef Labyrinth from_contents(bytes held)
cpdef Labyrinth fresh(object options)
cpdef Labyrinth begin(Labyrinth state, object seed)
