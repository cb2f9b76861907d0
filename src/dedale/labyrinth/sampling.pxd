cimport cython
from dedale.labyrinth.deal cimport random_card
from dedale.labyrinth.kinds cimport NOTHING
from dedale.labyrinth.state cimport State

@cython.locals(seat=int)
cdef void deal_the_unseen_again(State s, int viewer) noexcept nogil
