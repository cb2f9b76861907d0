cimport cython
from dedale.onirim.cards cimport CHAMBERS, KINDS, TOWER, is_labyrinth
from dedale.onirim.deck cimport NOT_YET, put_in_discard, put_in_limbo, take_top, wait_again
from dedale.onirim.kinds cimport FINISHED
from dedale.onirim.knowledge cimport known_in_hand
from dedale.onirim.state cimport NEW_HAND, State, deck_size, hand_room

cdef void receive(State s, int card) noexcept nogil
@cython.locals(seat=int)
cdef void give_up(State s, int card) noexcept nogil
cdef void take_shared(State s, int card) noexcept nogil
cdef void spend(State s, int card, bint shared) noexcept nogil
@cython.locals(seat=int, card=int)
cdef void discard_hand(State s) noexcept nogil
@cython.locals(card=int)
cdef void draw_new_hand(State s) noexcept nogil
cdef void lose(State s) noexcept nogil
