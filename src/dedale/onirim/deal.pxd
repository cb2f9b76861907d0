cimport cython
from dedale.onirim.cards cimport is_labyrinth
from dedale.onirim.deck cimport NOT_YET, put_in_limbo, shuffle_limbo, take_top, wait_again
from dedale.onirim.fill cimport stops_here
from dedale.onirim.hand cimport take_shared
from dedale.onirim.kinds cimport MAIN, PICK
from dedale.onirim.knowledge cimport known_in_hand
from dedale.onirim.state cimport EVERYBODY, DEAL_END, DEAL_GOALS, DEAL_OPEN, END_TURN, FILL, NEW_HAND, REVEAL_PREMONITIONS, State, push, push_with

cdef void set_up(State s) noexcept nogil
@cython.locals(card=int)
cdef void deal_open(State s) noexcept nogil
cdef void end_deal(State s) noexcept nogil
cdef void pick(State s, int card) noexcept nogil
cdef void begin_turn(State s) noexcept nogil
cdef void end_turn(State s) noexcept nogil
