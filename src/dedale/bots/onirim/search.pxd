cimport cython
from dedale.bots.onirim.coming cimport Coming
from dedale.bots.onirim.mind cimport TrialPosition, Mind, chance_of, follows, sensible
from dedale.bots.onirim.net cimport Net
from dedale.core.bits cimport count_bits, lowest_bit
from dedale.core.chance cimport GAMMA, M64, below, scramble
from dedale.onirim.cards cimport KINDS, NOTHING
from dedale.onirim.doors cimport lost_for_good
from dedale.onirim.kinds cimport *
from dedale.onirim.legal cimport answers
from dedale.onirim.sampling cimport deal_the_unseen_again, forget_the_unseen
from dedale.onirim.state cimport FILL, HAPPY_LOOK, PARADOX, PROPHECY, TOWER_LOOKS, State
from dedale.onirim.turn cimport advance, answer
from libc.math cimport logf, sqrtf

cpdef enum:
    DEEPEST = 12
    SAMPLES = 40
    FEWEST_GAMES = 8
    SILENT_TURNS = 1
    TURNS_AHEAD = 3

cdef unsigned long long ONE
cdef float FIRST_MARGIN
cdef float NEXT_MARGIN
cdef float GAMES_MARGIN
cdef float THOUGHT
cdef float THOUGHT_AHEAD

cdef class Search:
    cdef Mind mind
    cdef Coming coming
    cdef TrialPosition top
    cdef State root
    cdef State after
    cdef unsigned long long dice
    cdef long long simulations
    cdef float first[64]
    cdef float chances[64]
    cdef float totals[64]
    cdef unsigned long long weighed
    cdef void open(self, State sampled, int viewer) noexcept nogil
    @cython.locals(mask=cython.ulonglong, a=int, choice=int)
    cdef int glance(self, int viewer) noexcept nogil
    cdef void follow(self, State s, int viewer) noexcept nogil
    @cython.locals(total=float, card=int, i=int)
    cdef float expect(self, TrialPosition level, State s, int depth, int samples) noexcept nogil
    @cython.locals(a=int, seat=int)
    cdef float decide(self, TrialPosition level, State s, int depth, int samples) noexcept nogil
    cdef void run_chance(self, State s) noexcept nogil
    @cython.locals(mask=cython.ulonglong, a=int, choice=int)
    cdef int favourite(self) noexcept nogil
    @cython.locals(mask=cython.ulonglong, a=int, best=float)
    cdef void narrow(self, float margin) noexcept nogil
    @cython.locals(mask=cython.ulonglong, looks=cython.ulonglong, a=int, moved=float, looked_ahead=int)
    cdef void think(self, int viewer, int depth, int samples) noexcept nogil
    @cython.locals(mask=cython.ulonglong, a=int, _=int, games=int, batch=int)
    cdef void play_on(self, int viewer, long long last, float thought, int turns) noexcept nogil
    @cython.locals(a=int, apart=bint)
    cdef float outlook(self, State s, int viewer, int turns) noexcept nogil
    @cython.locals(cost=cython.longlong, depth=int, last=cython.longlong)
    cdef int best_answer(self, int viewer, long long simulations) noexcept nogil
    cdef int careful_answer(self, State s, long long simulations) noexcept nogil

    @cython.locals(choice=int)
    cpdef int first_thought(self, State sampled)
    @cython.locals(a=int, base=int)
    cpdef list opinions(self, State sampled)
    @cython.locals(choice=int, mask=cython.ulonglong, a=int, heat=float, draw=float, liking=float, best=float)
    cpdef int loose_thought(self, State sampled, double temperature)
    @cython.locals(choice=int)
    cpdef int best_action(self, State sampled, long long simulations)

@cython.locals(step=int)
cdef bint is_look(State s) noexcept nogil
@cython.locals(kinds=int, card=int)
cdef int draws(State s) noexcept nogil
@cython.locals(company=int)
cpdef int group_number(State s)
