cimport cython
from dedale.onirim.cards cimport GOAL, GOALS, COLOURS, KINDS, NIGHTMARE, NOTHING
from dedale.onirim.deck cimport NOT_YET, lay_on_top, put_in_discard, random_below, slide_under, take_bottom, wait_again, wait_again_with
from dedale.onirim.kinds cimport GOAL_FIRST, GOAL_SECOND, PAY, RAISE, UNDER, WAIT
from dedale.onirim.knowledge cimport eyes_of_a_look, take_looked
from dedale.onirim.state cimport ASK, DEAL_GOALS, PARADOX, PLANNING, PUNISHMENT, State, deck_size, pop, push, push_with

@cython.locals(left=int, place=int)
cdef int goals_left(State s, int placed, int colour) noexcept nogil
@cython.locals(placed=int, r=int, colour=int)
cdef void deal_goals(State s) noexcept nogil
@cython.locals(place=int)
cdef int first_goal(State s) noexcept nogil
@cython.locals(place=int)
cdef void turn_goal_up(State s, int colour) noexcept nogil
cdef int cost(State s, int spell) noexcept nogil
cdef bint payable(State s, int spell) noexcept nogil
cdef void cast(State s, int spell, int back_to) noexcept nogil
cdef void ask_again(State s) noexcept nogil
cdef void pay(State s, int card) noexcept nogil
@cython.locals(card=int)
cdef void look_at_bottom(State s) noexcept nogil
cdef void raise_card(State s, int card) noexcept nogil
cdef void slide_card(State s, int card) noexcept nogil
cdef void plan(State s) noexcept nogil
cdef void choose_goal(State s, int place) noexcept nogil
@cython.locals(first=int, colour=int, up=int)
cdef void swap_goals(State s, int second) noexcept nogil
cdef void punish(State s) noexcept nogil
