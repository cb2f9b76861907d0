cimport cython
from dedale.onirim.cards cimport COLOURS, DOOR, GOAL, GOALS, KINDS, NOTHING, PREMONITION, PREMONITIONS, TOWER
from dedale.onirim.decisions cimport DONE
from dedale.onirim.kinds cimport BASE, FINISHED, GOAL_SECOND, MAIN, NONE, PICK, SWAP_TAKE
from dedale.onirim.state cimport DEAL_END, END_TURN, EVERYBODY, PARADOX, State, pop
from dedale.onirim.steps cimport TAKEN
from dedale.onirim.towers cimport rampart

cpdef enum:
    HAND = 0
    SHARED = 2
    RESOLVING = 3
    LOOKED = 4
    DOORS = 5
    STANDING = 7
    DISCARDED = 8
    LIMBO = 9
    REMOVED = 10
    ROW = 11
    DECK = 13
    TOP = 14
    BOTTOM = 15
    ALL_PLACES = 420
    NO_STEP = 0

@cython.locals(s=State, old=State, kind=int, answer=int, step=int)
cpdef list happenings(State before, object event)
@cython.locals(copy=State)
cdef State copied(State state)
@cython.locals(begins=bint)
cdef object tell_step(State old, State new, int step, list told)
@cython.locals(lost=bytearray, came=bytearray, place=int, both=int)
cdef object tell_cards(State old, State new, int step, list told)
@cython.locals(card=int, seat=int, i=int)
cdef object count_zones(State s, bytearray counts)
@cython.locals(shuffled=int, zone=int, card=int, _=int)
cdef object tell_from_table(State old, bytearray lost, bytearray came, list told)
@cython.locals(zone=int)
cdef int sink(int card, bytearray came)
@cython.locals(i=int, source=int)
cdef object tell_laid_back(State old, State new, bytearray lost, list told)
@cython.locals(i=int, source=int)
cdef object tell_looked(State old, State new, int step, list told)
@cython.locals(i=int, card=int)
cdef object tell_drawn(State old, bytearray lost, bytearray came, list told)
@cython.locals(zone=int, secret=bint)
cdef object tell_one_drawn(State old, int card, int known, bytearray lost, bytearray came, list told)
cdef object move(State s, int card, int source, int to, int seen)
@cython.locals(place=int)
cdef object tell_goals(State old, State new, list told)
@cython.locals(number=int, bit=int, was=bint)
cdef object tell_premonitions(State old, State new, list told)
