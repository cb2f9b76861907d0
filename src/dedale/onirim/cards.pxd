cpdef enum:
    COLOURS = 4
    CHAMBERS = 12
    DOOR = 12
    NIGHTMARE = 16
    HAPPY = 17
    TOWER = 18
    TOWERS = 12
    KINDS = 30
    GOAL = 30
    PREMONITION = 34
    PREMONITIONS = 8
    GOALS = 8
    SUN = 0
    MOON = 1
    KEY = 2
    NOTHING = 255

cdef inline bint is_labyrinth(int card) noexcept nogil:
    return card < CHAMBERS or card >= TOWER

cdef inline bint is_key(int card) noexcept nogil:
    return card < CHAMBERS and card % 3 == KEY

cdef inline int key_of(int colour) noexcept nogil:
    return colour * 3 + KEY
