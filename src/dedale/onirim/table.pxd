cimport cython
from dedale.onirim.cards cimport COLOURS, KINDS, TOWER
from dedale.onirim.deck cimport holds
from dedale.onirim.row cimport lay_in_row, playable
from dedale.onirim.state cimport State
from dedale.onirim.towers cimport build, fits_right

cpdef void check_table(State s) except *
@cython.locals(count=int, i=int, card=int)
cdef void lay_row_again(State s, int seat) except *
@cython.locals(count=int, i=int, tower=int)
cdef void build_towers_again(State s) except *
