cimport cython
from dedale.core.bits cimport count_bits
from dedale.onirim.cards cimport *
from dedale.onirim.encoding cimport *
from dedale.onirim.kinds cimport *
from dedale.onirim.state cimport *
from dedale.onirim.towers cimport LEFT_SIDE, RIGHT_SIDE, may_touch, rampart

cpdef enum:
    BLOCKS = 5
    WHOLE = 4
    MOST = 112

cdef unsigned char LONGEST[256]

cdef class Inputs:
    cdef int count[5]
    cdef unsigned char place[5][112]
    cdef float value[5][112]
    cdef int deck[30]
    cdef int loose[30]
    cdef int loose_n
    cdef int least_slack
    cdef int shortage

cdef void put(Inputs x, int block, int place, float value) noexcept nogil
@cython.locals(i=int)
cdef void steps(Inputs x, int block, int first, int number, int most) noexcept nogil
@cython.locals(block=int, colour=int)
cpdef void describe(State s, int viewer, Inputs x) noexcept nogil
@cython.locals(card=int, i=int, partner=int)
cdef void count_cards(State s, int viewer, Inputs x) noexcept nogil
cdef int known_of_partner(State s, int viewer, int card) noexcept nogil
cdef int last_symbol(State s, int seat) noexcept nogil
@cython.locals(length=int, missing=int, chain=int)
cdef int missing(State s, int seat, int colour, int suns, int moons, int keys) noexcept nogil
@cython.locals(card=int, symbol=int, own=int, shared=int, theirs=int, partner=int, last=int, going=int, i=int, need=int, slack=int, whole=float, first=int, doors=int)
cdef void describe_colour(State s, int viewer, int colour, Inputs x) noexcept nogil
@cython.locals(i=int, first=int, card=int, chambers=int, keys=int, doors=int)
cdef void describe_known(State s, int viewer, int colour, Inputs x) noexcept nogil
@cython.locals(place=int, rank=int, found=int)
cdef void describe_goals(State s, int colour, Inputs x) noexcept nogil
@cython.locals(i=int, own=int, standing=int, deck=int, number=int, shared=int)
cdef void describe_towers(State s, int viewer, int colour, Inputs x) noexcept nogil
@cython.locals(number=int, bit=int)
cdef void describe_premonition(State s, int colour, Inputs x) noexcept nogil
@cython.locals(partner=int, size=int, i=int, nightmares=int, keys=int, suns=int, moons=int, towers=int, colour=int, card=int, labyrinth=int, deep=int, room=int)
cdef void describe_whole(State s, int viewer, Inputs x) noexcept nogil
@cython.locals(step=int)
cdef int moment(State s) noexcept nogil
@cython.locals(i=int, up=int, number=int)
cdef void describe_relics(State s, Inputs x) noexcept nogil
@cython.locals(run=int, left=int, right=int, best=int)
cdef void describe_rampart(State s, int viewer, Inputs x) noexcept nogil
@cython.locals(colours=int, _=int, run=int, place=int)
cdef int run_from(State s, int first, int step) noexcept nogil
@cython.locals(best=int, left=int, colours=int, place=int, end=int, found=int, _=int)
cdef int reachable_run(State s, int viewer) noexcept nogil
@cython.locals(best=int, tower=int, found=int, held=bint, fits=bint)
cdef int longest_run(State s, int viewer, int end, int left, int colours) noexcept nogil
