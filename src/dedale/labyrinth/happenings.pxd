cimport cython
from dedale.labyrinth.deal cimport FREE_CELLS, receiver
from dedale.labyrinth.kinds cimport CARD_OUTCOME, DEAL_CARD, DEAL_FIRST, DEAL_TILE, FINISHED, FIRST_OUTCOME, NOTHING, PUSH, PUSHES
from dedale.labyrinth.state cimport State

@cython.locals(seat=int)
cpdef list happenings(State before, object event, State after)
@cython.locals(owner=int)
cdef object brought(State s, int outcome)
cdef object way(object kind, int seat, int start, int end)
@cython.locals(seat=int)
cdef object tell_find(State before, State after, list told)
