cimport cython

ctypedef unsigned long long u64

cpdef enum:
    ARROW_COUNT = 12
    CELL_COUNT = 49
    OUT = 49
    NORTH_SIDE = 1
    EAST_SIDE = 2
    SOUTH_SIDE = 4
    WEST_SIDE = 8

cdef u64 ONE
cdef u64 NOT_LAST_COLUMN
cdef u64 EVERY_ARROW
cdef u64 LINE[12]
cdef unsigned char ENTRY[12]
cdef unsigned char EXIT[12]
cdef signed char STEP[12]
cdef unsigned char FIRST_FORM[16]
cdef unsigned char TURNS[16]

cdef u64 slide(u64 cells, u64 line, int step) noexcept nogil
@cython.locals(grown=u64)
cdef u64 flood(u64 across, u64 down, u64 cells) noexcept nogil
cdef int turn_sides(int sides, int turn) noexcept nogil
cdef int carried(int cell, int arrow) noexcept nogil
