cimport cython
from dedale.core.places cimport put_bits, put_counts, put_number, put_one
from dedale.onirim.cards cimport CHAMBERS, COLOURS, GOALS, HAPPY, KINDS, NIGHTMARE, NOTHING, PREMONITIONS, TOWERS
from dedale.onirim.kinds cimport DISCARD, FINISHED, LAST_KIND, WAIT
from dedale.onirim.state cimport State, deck_size
from dedale.onirim.towers cimport rampart

cpdef enum:
    IN_SIGHT = 5
    SPECTATOR_EYE = 2

@cython.locals(eye=int, first=int, kinds=int, at=int)
cdef int tell_observation(State s, int viewer, unsigned char *out) noexcept nogil
@cython.locals(whose=int)
cdef int tell_moment(State s, int first, int kinds, unsigned char *out, int at) noexcept nogil
@cython.locals(counts=cython.uchar[12], i=int, last=int)
cdef int tell_player(State s, int seat, int eye, int kinds, unsigned char *out, int at) noexcept nogil
cdef unsigned char *known_hand(State s, int seat, int eye) noexcept nogil
@cython.locals(i=int, place=int, card=int, known=int)
cdef int tell_deck(State s, int eye, int kinds, unsigned char *out, int at) noexcept nogil
@cython.locals(i=int, seat=int, card=int, known=int)
cdef int tell_unseen(State s, int eye, int kinds, unsigned char *out, int at) noexcept nogil
@cython.locals(i=int, seen=bint)
cdef int tell_looked(State s, int eye, int kinds, unsigned char *out, int at) noexcept nogil
@cython.locals(place=int)
cdef int tell_expansions(State s, unsigned char *out, int at) noexcept nogil
