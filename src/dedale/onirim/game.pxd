cimport cython
from dedale.core.base cimport CHANCE, OVER, BaseState
from dedale.core.bits cimport count_bits, lowest_bit
from dedale.core.chance cimport GAMMA, M64, below, scramble
from dedale.core.numbers cimport seed_bits
from dedale.onirim.contents cimport contents_of, fill, table_key
from dedale.onirim.cards cimport COLOURS, DOOR, GOAL, GOALS, KINDS, NOTHING, PREMONITION, PREMONITIONS, is_labyrinth
from dedale.onirim.book cimport cost, goals_left
from dedale.onirim.deal cimport begin_turn, set_up
from dedale.onirim.doors cimport look_for_victory, lost_for_good
from dedale.onirim.kinds cimport *
from dedale.onirim.legal cimport answers
from dedale.onirim.observing cimport tell_observation
from dedale.onirim.sampling cimport deal_the_unseen_again, forget_the_unseen
from dedale.onirim.state cimport *
from dedale.onirim.towers cimport rampart
from dedale.onirim.turn cimport advance, answer


cdef class Onirim(State):
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
    @cython.locals(copy=Onirim, bits=cython.ulonglong)
    cpdef Onirim sample(self, object seat, object seed)
    cdef bytes memory(self)
    cdef bytes contents(self)
    @cython.locals(copy=Onirim)
    cpdef Onirim clone(self)
    @cython.locals(copy=Onirim)
    cpdef bint dooms(self, int action)
    cpdef bint hopeless(self)

@cython.locals(mask=cython.ulonglong, _=int)
cdef int random_answer(Onirim s) noexcept nogil
@cython.locals(state=Onirim)
cpdef Onirim from_raw(dict raw)
@cython.locals(state=Onirim, card=int, place=int)
cpdef Onirim unpack(object options)
@cython.locals(state=Onirim)
cpdef Onirim from_contents(bytes held)
cpdef Onirim fresh(object options)
cpdef Onirim begin(Onirim state, object seed)
