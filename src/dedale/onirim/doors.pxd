cimport cython
from dedale.onirim.book cimport first_goal, turn_goal_up
from dedale.onirim.cards cimport COLOURS, DOOR, GOALS
from dedale.onirim.deck cimport put_in_limbo, shuffle
from dedale.onirim.kinds cimport FINISHED
from dedale.onirim.state cimport PREMONITIONS_HOLD, State, push
from dedale.onirim.towers cimport rampart, rampart_possible

cdef void fetch_door(State s, int colour) noexcept nogil
@cython.locals(place=int)
cdef void gain_door(State s, int colour) noexcept nogil
cdef void lose_door(State s, int seat, int colour) noexcept nogil
@cython.locals(colour=int)
cdef bint all_doors(State s) noexcept nogil
cdef void look_for_victory(State s) noexcept nogil
@cython.locals(colour=int)
cdef bint lost_for_good(State s) noexcept nogil
