cimport cython
from dedale.core.bits cimport count_bits, lowest_bit
from dedale.onirim.cards cimport CHAMBERS, COLOURS, HAPPY, KINDS, NIGHTMARE, NOTHING, PREMONITION, PREMONITIONS, key_of
from dedale.onirim.deck cimport put_in_discard, put_in_limbo, random_below, shuffle, wait_again_with
from dedale.onirim.doors cimport lose_door
from dedale.onirim.hand cimport discard_hand
from dedale.onirim.kinds cimport LOSE_DOOR, NO_KEY, SEARCH_KEY, STRIKE
from dedale.onirim.knowledge cimport deck_searched, keys_searched, reds_searched
from dedale.onirim.state cimport NEW_HAND, PREMONITIONS_HOLD, REVEAL_PREMONITIONS, STRUCK, State, pop, push, push_with

@cython.locals(colour=int, doors=int, pairs=int, kinds=int, holding=int)
cdef int conditions(State s) noexcept nogil
@cython.locals(holding=int)
cdef void look_at_conditions(State s) noexcept nogil
@cython.locals(card=int)
cdef void strike(State s, int number) noexcept nogil
cdef void struck(State s) noexcept nogil
@cython.locals(left=int, number=int, hidden=int, _=int)
cdef void reveal_premonitions(State s) noexcept nogil
cdef void discard_from_deck(State s, int card) noexcept nogil
@cython.locals(seat=int, colour=int, mask=cython.ulonglong, pair=bint)
cdef unsigned long long doors_to_lose(State s) noexcept nogil
@cython.locals(mask=cython.ulonglong)
cdef void ask_door(State s) noexcept nogil
cdef void lose_chosen_door(State s, int answer) noexcept nogil
@cython.locals(colour=int, left=int, wanted=int, mask=cython.ulonglong)
cdef unsigned long long keys_to_search(State s) noexcept nogil
cdef void search_key(State s, int answer) noexcept nogil
