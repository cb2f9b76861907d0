cimport cython
from dedale.bots.labyrinth.aims cimport sought
from dedale.bots.labyrinth.belief cimport Belief, unseen_by
from dedale.bots.labyrinth.cover cimport PUSH_COUNT, cover, floods, pawns_after, pawns_before, sources
from dedale.bots.labyrinth.race cimport Race
from dedale.bots.labyrinth.reply cimport Reply
from dedale.bots.labyrinth.trail cimport Trail, print_of
from dedale.core.bits cimport lowest_bit
from dedale.core.chance cimport GAMMA, M64, scramble
from dedale.labyrinth.board cimport *
from dedale.labyrinth.kinds cimport NOTHING, TREASURE_COUNT
from dedale.labyrinth.state cimport State
from dedale.labyrinth.turn cimport answers, push, reachable

cdef double UNKNOWN
cdef double FATIGUE
cdef double STEADY
cdef double LIKELY
cdef double HELD_BACK
cdef double STEPS[4]

cdef class Outlook:
    cdef State root
    cdef State here
    cdef State later
    cdef Belief belief
    cdef Race race
    cdef Trail trail
    cdef Reply first
    cdef Reply reply
    cdef double blocking
    cdef double wariness
    cdef bint thorough
    cdef int me
    cdef int players
    cdef int needs[4]
    cdef int path[4]
    cdef double quota[4]
    cdef double next_weight[24]
    cdef u64 reach
    cdef u64 finds
    cdef double base
    cdef double base_weight
    cdef double value[49]
    cdef double weight[49]
    cdef double push_value[48]

    @cython.locals(player=int, card=int, other=int, unseen=cython.uint, taken=cython.double, total=cython.double)
    cdef void prepare(self) noexcept nogil
    @cython.locals(seat=int)
    cdef int seat_of(self, int player) noexcept nogil
    @cython.locals(move=int, mask=u64)
    cdef void look_at_pushes(self, int lines, u64 seed) noexcept nogil
    cdef double look_at_cells(self, int lines, u64 seed) noexcept nogil
    @cython.locals(player=int, reach=cython.ulonglong[48], ways=cython.int[49], move=int, bits=u64, cell=int, none=cython.double, one=cython.double, two=cython.double, chance=cython.double, share=cython.double)
    cdef void glance(self) noexcept nogil
    @cython.locals(move=int)
    cdef void follow_every_reply(self) noexcept nogil
    @cython.locals(line=int, player=int, move=int, rng=u64, pick=cython.double, offset=cython.double[4])
    cdef void follow_lines(self, int lines, u64 seed) noexcept nogil
    @cython.locals(none=cython.double, one=cython.double, two=cython.double, back=u64, step=int, cell=int, pawn=u64, chance=cython.double, bits=u64)
    cdef void add_line(self, double weight) noexcept nogil
    @cython.locals(w0=cython.double, w1=cython.double, cell=int)
    cdef void add_cells(self, u64 finding, double weight, double without, double within) noexcept nogil
    cdef void add_find(self, int cell, double weight, double value) noexcept nogil
    @cython.locals(outcome=int, player=int, chance=cython.double, index=int, part=cython.double, total=cython.double)
    cdef double race_after(self, int own_finds) noexcept nogil
    @cython.locals(place=int, card=int, total=cython.double)
    cdef double next_chance(self, State s, u64 covered, int found) noexcept nogil
    @cython.locals(cell=int, best=cython.double)
    cdef double settle(self) noexcept nogil
    @cython.locals(board=u64, index=int, cell=int)
    cdef void tire(self) noexcept nogil

    cpdef list pushes(self, int lines, u64 seed)
    cpdef list cells(self, int lines, u64 seed, bint thorough)

@cython.locals(outlook=Outlook)
cpdef Outlook outlook_of(State state, int seat, Belief belief, Race race, Trail trail, double blocking, double wariness)
