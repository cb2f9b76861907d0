from dedale.labyrinth.decisions cimport can_be_here, cards_are_out, cards_dealt, kind_of, untouched
from dedale.labyrinth.kinds cimport DEAL_TILE, FINISHED, NOTHING, PUSH
from dedale.labyrinth.state cimport State

cpdef void check_position(State s) except *
cpdef void check_pending(State s) except *
