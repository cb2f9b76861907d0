cimport cython
from dedale.core.base cimport BaseState

cpdef enum:
    FILL = 1
    END_TURN = 2
    ASK = 3
    PROPHECY = 4
    TOWER_ASK = 5
    TOWER_LOOKS = 6
    PARADOX = 7
    PLANNING = 8
    PUNISHMENT = 9
    REVEAL_FIVE = 10
    NEW_HAND = 11
    NIGHT_END = 12
    HAPPY_LOOK = 13
    HAPPY_END = 14
    PREMONITIONS_HOLD = 15
    STRUCK = 16
    REVEAL_PREMONITIONS = 17
    DEAL_GOALS = 18
    DEAL_OPEN = 19
    DEAL_END = 20
    LAST_STEP = 20
    EVERYBODY = 7
    PUBLIC = 4
    DECK_SIZE = 92
    TOP_SIZE = 40
    BOTTOM_SIZE = 8
    ROW_SIZE = 58
    LOOK_SIZE = 7
    STACK_SIZE = 16

cdef class State(BaseState):
    cdef unsigned long long rng
    cdef unsigned long long policy
    cdef unsigned int revealed_n
    cdef unsigned int absent
    cdef unsigned char seeded
    cdef unsigned char scripted
    cdef unsigned char players
    cdef unsigned char with_book
    cdef unsigned char with_towers
    cdef unsigned char with_dreams
    cdef unsigned char silent
    cdef unsigned char personal_size
    cdef unsigned char shared_size

    cdef unsigned char seat
    cdef unsigned char pending
    cdef unsigned char won
    cdef unsigned char named_action
    cdef unsigned char claim_colour
    cdef unsigned char look_size
    cdef unsigned char goal_to_swap
    cdef unsigned char card_to_give
    cdef unsigned char cards_owed
    cdef unsigned char pay_from
    cdef unsigned char throw_from
    cdef unsigned char keys_owed
    cdef unsigned char key_from
    cdef unsigned char passed
    cdef unsigned char resolving
    cdef unsigned char striking
    cdef unsigned char lookers
    cdef unsigned char drawn_seen
    cdef unsigned char steps_n
    cdef unsigned char steps[16]

    cdef unsigned char hand_n[2]
    cdef unsigned char shared_n
    cdef unsigned char doors_n
    cdef unsigned char top_n
    cdef unsigned char bag_n
    cdef unsigned char bottom_n
    cdef unsigned char discard_n
    cdef unsigned char limbo_n
    cdef unsigned char row_n[2]
    cdef unsigned char towers_n
    cdef unsigned char looked_n
    cdef unsigned char series_colour[2]
    cdef unsigned char series_n[2]
    cdef unsigned char face_up
    cdef unsigned char face_down

    cdef unsigned char hand[2][30]
    cdef unsigned char shared[30]
    cdef unsigned char doors[2][4]
    cdef unsigned char bag[30]
    cdef unsigned char discard[30]
    cdef unsigned char limbo[30]
    cdef unsigned char removed[30]
    cdef unsigned char row[2][58]
    cdef unsigned char towers[12]
    cdef unsigned char goals[8]
    cdef unsigned char goal_up[8]
    cdef unsigned char looked[7]
    cdef unsigned char bottom[8]
    cdef unsigned char bottom_seen[8]
    cdef unsigned char seen_by_partner[2][30]
    cdef unsigned char seen_by_public[2][30]
    cdef unsigned char top[40]
    cdef unsigned char top_seen[40]
    cdef unsigned char end

    cdef void copy_from(self, State other) noexcept nogil

cdef void push(State s, int step) noexcept nogil
cdef void push_with(State s, int step, int argument) noexcept nogil
cdef int pop(State s) noexcept nogil
cdef int deck_size(State s) noexcept nogil
cdef int hand_room(State s) noexcept nogil
