cimport cython
from dedale.onirim.deck cimport NOT_YET, lay_on_top, put_in_discard, take_top, wait_again, wait_again_with
from dedale.onirim.kinds cimport DROP, ENOUGH, HAPPY_DROP, PUT, TOWER_LOOK
from dedale.onirim.knowledge cimport eyes_of_a_look, take_looked
from dedale.onirim.state cimport EVERYBODY, HAPPY_LOOK, PROPHECY, TOWER_LOOKS, State, deck_size, pop, push_with

@cython.locals(card=int)
cdef bint look_at_top(State s, int count) noexcept nogil
cdef void prophecy(State s) noexcept nogil
cdef void drop(State s, int card) noexcept nogil
@cython.locals(count=int)
cdef void ask_tower_look(State s) noexcept nogil
@cython.locals(count=int)
cdef void look_or_not(State s, int answer) noexcept nogil
@cython.locals(count=int)
cdef void tower_look(State s) noexcept nogil
cdef void reveal_seven(State s) noexcept nogil
cdef void throw(State s, int card) noexcept nogil
cdef void put_back(State s) noexcept nogil
cdef void put(State s, int card) noexcept nogil
