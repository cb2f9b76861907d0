cimport cython
from dedale.bots.labyrinth.aims cimport nearest_in, shortest_in, sought
from dedale.bots.labyrinth.belief cimport Belief, laid_open_nowhere, unseen_by
from dedale.bots.labyrinth.cover cimport PUSH_COUNT, floods, places_after
from dedale.bots.labyrinth.foresight cimport best_cell
from dedale.bots.labyrinth.hindsight cimport CAREFUL, HURRIED, NEAR, STYLES
from dedale.bots.labyrinth.outlook cimport UNKNOWN, Outlook, outlook_of
from dedale.bots.labyrinth.race cimport Race
from dedale.bots.labyrinth.solo cimport Walk, walk_of
from dedale.bots.labyrinth.trail cimport Trail
from dedale.core.bits cimport lowest_bit
from dedale.core.chance cimport GAMMA, M64, scramble
from dedale.labyrinth.board cimport *
from dedale.labyrinth.deal cimport go_on
from dedale.labyrinth.kinds cimport *
from dedale.labyrinth.solver cimport LineSearch
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport answer, answers, push

cdef int LONGEST
cdef double OVERLOOKED
cdef int FURTHEST
cdef int TRIED
cdef double WANDERING
cdef double PART

cdef class Playout:
    cdef State root
    cdef State game
    cdef State board
    cdef State after
    cdef LineSearch search
    cdef Outlook outlook
    cdef Walk walk
    cdef Belief read
    cdef Belief told
    cdef Belief seen
    cdef Belief belief
    cdef int viewer
    cdef u64 dice
    cdef u64 luck
    cdef int careful
    cdef bint whole_turn
    cdef int plan
    cdef int style[4]
    cdef double styles[16]

    @cython.locals(number=cython.longlong)
    cpdef list results(self, int action, long long first, int count)
    @cython.locals(index=int, _=int)
    cdef void play(self, int action, long long number) noexcept nogil
    @cython.locals(seat=int)
    cdef void deal(self) noexcept nogil
    @cython.locals(best=cython.double, found=int, card=int, weight=cython.double, late=cython.double)
    cdef int likely_card(self, int seat) noexcept nogil
    @cython.locals(best=cython.double, found=int, card=int, place=cython.double)
    cdef int next_card(self, int seat) noexcept nogil
    @cython.locals(bits=u64)
    cdef double number(self, u64 row, u64 column) noexcept nogil
    @cython.locals(seat=int, pick=cython.double, style=int)
    cdef void choose_styles(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void act(self, int action) noexcept nogil
    @cython.locals(unseen=cython.uint, card=int, likely=bint)
    cdef void note(self, int seat) noexcept nogil
    @cython.locals(style=int, bits=u64)
    cdef int choice(self) noexcept nogil
    @cython.locals(action=int, bits=u64)
    cdef int straight(self, int furthest) noexcept nogil
    @cython.locals(mask=u64, some=u64, _=int, arrow=int, near=cython.double, nearest=cython.double, chosen=int)
    cdef u64 some_pushes(self) noexcept nogil
    @cython.locals(pawn=int, line=int, off=int)
    cdef double away(self, int arrow) noexcept nogil
    @cython.locals(mask=u64, best=cython.double, value=cython.double, chosen=int, move=int)
    cdef int guarded(self) noexcept nogil
    @cython.locals(mask=u64, some=u64, move=int)
    cdef u64 thought_of(self) noexcept nogil
    @cython.locals(unseen=cython.uint, seat=int, card=int, index=int)
    cdef void think(self) noexcept nogil
    @cython.locals(reach=cython.ulonglong[48], seat=int, targets=u64, mask=u64, move=int)
    cdef u64 finding_pushes(self) noexcept nogil
    @cython.locals(best=cython.double, chosen=int, place=int)
    cdef int alone(self) noexcept nogil

@cython.locals(playout=Playout, seat=int, style=int, trail=Trail)
cpdef Playout playout_of(State state, int viewer, Belief read, Belief told, list styles, Race race, u64 seed)
