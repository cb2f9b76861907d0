cimport cython
from dedale.onirim.book cimport goals_left
from dedale.onirim.cards cimport COLOURS, GOALS, NOTHING, PREMONITION
from dedale.onirim.decisions cimport FITS
from dedale.onirim.kinds cimport FINISHED, RAISE, UNDER, WAIT
from dedale.onirim.legal cimport answers
from dedale.onirim.state cimport *

cpdef void check_pending(State s) except *
cdef set in_play(State s)
cdef void check_cards_in_the_air(State s, object about, tuple steps, dict numbers) except *
cdef void check_chance(State s, int step, dict numbers) except *
@cython.locals(laid=int, waits=bint)
cdef bint chance_can_decide(State s, int step, dict numbers) except *
