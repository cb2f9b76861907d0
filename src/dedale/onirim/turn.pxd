cimport cython
from dedale.onirim.action cimport act, act_from, build_at, claim, give, take
from dedale.onirim.book cimport cast, deal_goals, look_at_bottom, pay, punish, raise_card, slide_card, swap_goals
from dedale.onirim.deal cimport begin_turn, deal_open, end_deal, pick
from dedale.onirim.deck cimport shuffle_limbo
from dedale.onirim.dreams cimport accept_gift, end_dream, fetch
from dedale.onirim.fill cimport answer_door, fill_hand, stops_here
from dedale.onirim.hand cimport draw_new_hand
from dedale.onirim.kinds cimport *
from dedale.onirim.nightmare cimport end_nightmare, raze_or_feign, reveal_five, suffer
from dedale.onirim.premonitions cimport look_at_conditions, lose_chosen_door, reveal_premonitions, search_key, strike, struck
from dedale.onirim.prophecy cimport ask_tower_look, drop, prophecy, put, put_back, reveal_seven, throw, tower_look
from dedale.onirim.state cimport *

@cython.locals(kind=int)
cdef void answer(State s, int answer) noexcept nogil
cdef void settle(State s, int kind, int answer) noexcept nogil
@cython.locals(step=int)
cdef void advance(State s) noexcept nogil
cdef void end_turn(State s) noexcept nogil
