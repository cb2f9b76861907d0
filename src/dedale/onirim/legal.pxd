cimport cython
from dedale.core.bits cimport kinds_held
from dedale.onirim.book cimport payable
from dedale.onirim.cards cimport CHAMBERS, COLOURS, DOOR, GOALS, KINDS, TOWER, TOWERS, key_of
from dedale.onirim.kinds cimport *
from dedale.onirim.premonitions cimport conditions
from dedale.onirim.row cimport playable
from dedale.onirim.state cimport PARADOX, PLANNING, PUNISHMENT, State, deck_size
from dedale.onirim.towers cimport buildable, can_raze

cdef unsigned long long ONE

ctypedef unsigned long long (*Legal)(State) noexcept nogil

cdef Legal LEGAL[64]

cdef unsigned long long answers(State s) noexcept nogil
cdef unsigned long long nothing(State s) noexcept nogil
cdef unsigned long long either(State s) noexcept nogil
cdef unsigned long long stop_answers(State s) noexcept nogil
@cython.locals(mask=cython.ulonglong, held=cython.ulonglong, last=int)
cdef unsigned long long main_answers(State s) noexcept nogil
@cython.locals(mask=cython.ulonglong, card=int)
cdef unsigned long long source_answers(State s) noexcept nogil
@cython.locals(mask=cython.ulonglong, key=int)
cdef unsigned long long door_answers(State s) noexcept nogil
@cython.locals(mask=cython.ulonglong, colour=int, key=int)
cdef unsigned long long nightmare_answers(State s) noexcept nogil
@cython.locals(mask=cython.ulonglong)
cdef unsigned long long happy_answers(State s) noexcept nogil
cdef unsigned long long spells(State s, int paradox) noexcept nogil
cdef unsigned long long looked_answers(State s) noexcept nogil
cdef unsigned long long throw_answers(State s) noexcept nogil
@cython.locals(mask=cython.ulonglong, i=int)
cdef unsigned long long looked_from(State s, int least) noexcept nogil
cdef unsigned long long swap_answers(State s) noexcept nogil
cdef unsigned long long shared_answers(State s) noexcept nogil
cdef unsigned long long deck_answers(State s) noexcept nogil
cdef unsigned long long raze_answers(State s) noexcept nogil
cdef unsigned long long first_goal_answers(State s) noexcept nogil
cdef unsigned long long second_goal_answers(State s) noexcept nogil
cdef unsigned long long strike_answers(State s) noexcept nogil
@cython.locals(mask=cython.ulonglong, card=int, left=int)
cdef unsigned long long pay_answers(State s) noexcept nogil
