cimport cython
from dedale.onirim.book cimport cast, payable
from dedale.onirim.cards cimport DOOR, HAPPY, KINDS, NIGHTMARE, NOTHING, TOWER, is_labyrinth, key_of
from dedale.onirim.deck cimport NOT_YET, put_in_limbo, take_top, wait_again
from dedale.onirim.doors cimport gain_door
from dedale.onirim.hand cimport lose, receive, spend
from dedale.onirim.kinds cimport DOOR_DRAWN, DOOR_FOR_SHARED_KEY, DOOR_PARADOX, DOOR_TO_LIMBO, HAPPY_DREAM, NIGHT, NONE, STOP, STOP_PARADOX, STOP_PASS
from dedale.onirim.state cimport FILL, PARADOX, State, deck_size, hand_room, push

@cython.locals(card=int)
cdef void fill_hand(State s) noexcept nogil
cdef bint stops_here(State s) noexcept nogil
cdef void pass_or_cast(State s, int answer) noexcept nogil
cdef void draw(State s, int card) noexcept nogil
cdef void door_drawn(State s, int card) noexcept nogil
@cython.locals(colour=int)
cdef void answer_door(State s, int answer) noexcept nogil
