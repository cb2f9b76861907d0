cimport cython
from dedale.onirim.book cimport cast
from dedale.onirim.cards cimport HAPPY, NOTHING, PREMONITIONS
from dedale.onirim.deck cimport lay_on_top, put_in_discard, shuffle
from dedale.onirim.kinds cimport FETCH, HAPPY_DREAM, HAPPY_PARADOX, HAPPY_REVEAL
from dedale.onirim.knowledge cimport deck_searched
from dedale.onirim.state cimport EVERYBODY, HAPPY_END, HAPPY_LOOK, PARADOX, State, push

cdef void accept_gift(State s, int answer) noexcept nogil
cdef void fetch(State s, int card) noexcept nogil
cdef void end_dream(State s) noexcept nogil
