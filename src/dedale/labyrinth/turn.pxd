cimport cython
from dedale.core.bits cimport count_bits, lowest_bit
from dedale.core.chance cimport GAMMA, M64, below, scramble
from dedale.labyrinth.board cimport *
from dedale.labyrinth.kinds cimport *
from dedale.labyrinth.state cimport State

ctypedef u64 (*Legal)(State) noexcept nogil
ctypedef void (*Done)(State, int) noexcept nogil

cdef Legal LEGAL[64]
cdef Done DONE[64]

cdef u64 across(State s) noexcept nogil
cdef u64 down(State s) noexcept nogil
cdef u64 reachable(State s) noexcept nogil
cdef u64 answers(State s) noexcept nogil
cdef u64 nothing(State s) noexcept nogil
@cython.locals(arrows=u64, turns=u64)
cdef u64 push_answers(State s) noexcept nogil
@cython.locals(kind=int)
cdef void answer(State s, int action) noexcept nogil
cdef void push_then_move(State s, int answer) noexcept nogil
@cython.locals(line=u64, step=int, entry=int, leaving=int, seat=int)
cdef void push(State s, int arrow, int turn) noexcept nogil
@cython.locals(bit=u64)
cdef void lay(State s, int cell, int sides) noexcept nogil
cdef int sides_at(State s, int cell) noexcept nogil
@cython.locals(cell=int, i=int, expelled=int)
cdef void carry_treasures(State s, int arrow) noexcept nogil
cdef void move(State s, int cell) noexcept nogil
@cython.locals(treasure=int)
cdef bint finds(State s, int cell) noexcept nogil
cdef bint is_home(State s, int seat) noexcept nogil
cdef bint out_of_turns(State s) noexcept nogil
cdef void end_turn(State s) noexcept nogil
cdef void finish(State s, int winner) noexcept nogil
