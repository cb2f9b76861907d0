cimport cython
from dedale.onirim.book cimport cast
from dedale.onirim.cards cimport KINDS, NIGHTMARE, NOTHING, is_labyrinth, key_of
from dedale.onirim.deck cimport NOT_YET, put_in_discard, put_in_limbo, take_top, wait_again_with
from dedale.onirim.doors cimport look_for_victory, lose_door
from dedale.onirim.hand cimport discard_hand, spend
from dedale.onirim.kinds cimport FALSE_DESTRUCTION, NIGHT, NIGHT_DOOR, NIGHT_PARADOX, NIGHT_PUNISHMENT, NIGHT_REVEAL, NIGHT_SHARED_KEY, NONE, RAZE
from dedale.onirim.state cimport NEW_HAND, NIGHT_END, PARADOX, PUNISHMENT, REVEAL_FIVE, State, deck_size, pop, push, push_with
from dedale.onirim.towers cimport at_risk, raze

cdef void suffer(State s, int option) noexcept nogil
@cython.locals(card=int, left=int)
cdef void reveal_five(State s) noexcept nogil
cdef void end_nightmare(State s) noexcept nogil
cdef void raze_or_feign(State s, int answer) noexcept nogil
