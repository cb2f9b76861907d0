cimport cython
from dedale.onirim.book cimport cast
from dedale.onirim.cards cimport CHAMBERS, KINDS, NOTHING, TOWER, is_key
from dedale.onirim.deck cimport put_in_discard
from dedale.onirim.doors cimport fetch_door, look_for_victory
from dedale.onirim.hand cimport give_up, spend, take_shared
from dedale.onirim.kinds cimport DISCARD, END, ENOUGH, MAIN, MAIN_PARADOX, SOURCE, SWAP_GIVE, SWAP_TAKE
from dedale.onirim.knowledge cimport known_in_hand, shown
from dedale.onirim.row cimport lay_in_row
from dedale.onirim.state cimport EVERYBODY, PARADOX, PROPHECY, TOWER_ASK, State, push, push_with
from dedale.onirim.towers cimport build, fits_both_ends, fits_right

@cython.locals(card=int)
cdef void act(State s, int answer) noexcept nogil
@cython.locals(action=int)
cdef void act_from(State s, int shared) noexcept nogil
cdef void play_or_discard(State s, int action, bint shared) noexcept nogil
cdef void play(State s, int card, bint shared) noexcept nogil
@cython.locals(tower=int)
cdef void play_tower(State s, int card) noexcept nogil
cdef void build_at(State s, int answer) noexcept nogil
cdef void discard(State s, int card, bint shared) noexcept nogil
cdef bint can_swap(State s) noexcept nogil
cdef void give(State s, int card) noexcept nogil
@cython.locals(given=int)
cdef void take(State s, int card) noexcept nogil
@cython.locals(colour=int)
cdef void claim(State s, int answer) noexcept nogil
