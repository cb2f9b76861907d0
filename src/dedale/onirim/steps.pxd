cimport cython
from dedale.onirim.book cimport ask_again, deal_goals, look_at_bottom, plan, punish
from dedale.onirim.cards cimport GOALS, HAPPY, NIGHTMARE
from dedale.onirim.deal cimport deal_open, end_deal, end_turn
from dedale.onirim.dreams cimport end_dream
from dedale.onirim.fill cimport fill_hand
from dedale.onirim.hand cimport draw_new_hand
from dedale.onirim.kinds cimport DOOR_DRAWN, HAPPY_DREAM, MAIN, NIGHT
from dedale.onirim.nightmare cimport end_nightmare, reveal_five
from dedale.onirim.premonitions cimport look_at_conditions, reveal_premonitions, struck
from dedale.onirim.prophecy cimport ask_tower_look, prophecy, reveal_seven, tower_look
from dedale.onirim.state cimport *

ctypedef void (*Taken)(State) noexcept nogil

cdef Taken TAKEN[32]

cdef object step(int number, Taken does, object about)
