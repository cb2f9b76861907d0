cimport cython
from dedale.core.base cimport CHANCE, OVER, BaseState
from dedale.core.bits cimport count_bits, lowest_bit
from dedale.core.chance cimport GAMMA, M64, below, scramble
from dedale.core.numbers cimport seed_bits
from dedale.labyrinth.contents cimport contents_of, fill, table_key
from dedale.labyrinth.board cimport CELL_COUNT
from dedale.labyrinth.deal cimport go_on, receiver
from dedale.labyrinth.decisions cimport BASE, COMING, kind_of
from dedale.labyrinth.kinds cimport *
from dedale.labyrinth.observing cimport tell_observation
from dedale.labyrinth.sampling cimport deal_the_unseen_again
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport answer, answers, lay, reachable

cdef class Labyrinth(State):
    cdef object rules(self)
    cdef int seats_n(self) noexcept nogil
    cdef int to_decide(self) noexcept nogil
    cdef unsigned long long answer_bits(self) noexcept nogil
    cdef int first_action(self) noexcept nogil
    cdef void carry_out(self, int action) noexcept nogil
    cdef void bring(self, int outcome) noexcept nogil
    cdef void go_on_with(self, unsigned long long seed) noexcept nogil
    @cython.locals(decisions=int)
    cdef int run(self) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int tell(self, int viewer, unsigned char *out) noexcept nogil
    cdef void become(self, BaseState other) noexcept nogil
    @cython.locals(copy=Labyrinth, bits=cython.ulonglong)
    cpdef Labyrinth sample(self, object seat, object seed)
    cdef bytes memory(self)
    cdef bytes contents(self)
    @cython.locals(copy=Labyrinth)
    cpdef Labyrinth clone(self)

@cython.locals(mask=cython.ulonglong, _=int)
cdef int random_answer(Labyrinth s) noexcept nogil
@cython.locals(state=Labyrinth)
cpdef Labyrinth from_raw(dict raw)
@cython.locals(state=Labyrinth, tile=int, cell=int, seat=int)
cpdef Labyrinth unpack(object options)
@cython.locals(state=Labyrinth)
cpdef Labyrinth from_contents(bytes held)
cpdef Labyrinth fresh(object options)
cpdef Labyrinth begin(Labyrinth state, object seed)
