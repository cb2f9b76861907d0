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

cdef bint is_labyrinth(int card) noexcept nogil
cdef bint is_key(int card) noexcept nogil
cdef int key_of(int colour) noexcept nogil
