cimport cython
from dedale.core.places cimport put_bits, put_number, put_one
from dedale.labyrinth.board cimport ARROW_COUNT, CELL_COUNT, ONE, OUT, u64
from dedale.labyrinth.kinds cimport FINISHED, MOVE, NOTHING, PUSH, TREASURE_COUNT, WAIT
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport reachable

cpdef enum:
    CORNER_COUNT = 4
    SPECTATOR_EYE = 255
    MOST_TOLD = 255

cdef unsigned char CORNER_CELL[4]

@cython.locals(eye=int, first=int, at=int)
cdef int tell_observation(State s, int viewer, unsigned char *out) noexcept nogil
@cython.locals(whose=int)
cdef int tell_moment(State s, int first, unsigned char *out, int at) noexcept nogil
@cython.locals(place=int)
cdef int tell_board(State s, unsigned char *out, int at) noexcept nogil
@cython.locals(card=int, cell=int, sought=cython.uint, goals=u64)
cdef int tell_goal(State s, int seat, int eye, unsigned char *out, int at) noexcept nogil
@cython.locals(i=int, corner=int)
cdef int tell_players(State s, int first, unsigned char *out, int at) noexcept nogil
@cython.locals(seat=int, seen=cython.uint)
cdef unsigned int unseen_cards(State s, int eye) noexcept nogil
cdef int turns_left(State s) noexcept nogil
