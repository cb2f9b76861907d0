cimport cython
from dedale.onirim.action cimport act, act_from, build_at, can_swap, claim, give, take
from dedale.onirim.book cimport choose_goal, pay, raise_card, slide_card, swap_goals
from dedale.onirim.cards cimport COLOURS, DOOR, GOALS, HAPPY, KINDS, NIGHTMARE, PREMONITION, TOWER
from dedale.onirim.deal cimport pick
from dedale.onirim.deck cimport holds
from dedale.onirim.dreams cimport accept_gift, fetch
from dedale.onirim.fill cimport answer_door, pass_or_cast
from dedale.onirim.kinds cimport *
from dedale.onirim.legal cimport *
from dedale.onirim.nightmare cimport raze_or_feign, suffer
from dedale.onirim.premonitions cimport doors_to_lose, keys_to_search, lose_chosen_door, search_key, strike
from dedale.onirim.prophecy cimport drop, look_or_not, put, throw
from dedale.onirim.state cimport *
from dedale.onirim.towers cimport at_risk, fits_both_ends

ctypedef void (*Done)(State, int) noexcept nogil
ctypedef bint (*Fits)(State) noexcept nogil

cdef Done DONE[64]
cdef Fits FITS[64]

cdef object decision(int kind, Legal legal, Done does, Fits fits, object about)
cdef bint always(State s) noexcept nogil
cdef bint named_twice(State s) noexcept nogil
cdef bint two_ends(State s) noexcept nogil
cdef bint door_in_deck(State s) noexcept nogil
cdef bint can_give(State s) noexcept nogil
cdef bint next_to_pick(State s) noexcept nogil
