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
cdef u64 LINE[12]
cdef unsigned char ENTRY[12]
cdef unsigned char EXIT[12]
cdef signed char STEP[12]
cdef unsigned char FIRST_FORM[16]
cdef unsigned char TURNS[16]

cdef inline u64 slide(u64 cells, u64 line, int step) noexcept nogil:
    if step > 0:
        return cells & ~line | (cells & line) << step & line
    return cells & ~line | (cells & line) >> -step & line

cdef inline u64 flood(u64 across, u64 down, u64 cells) noexcept nogil:
    grown = cells
    cells = 0
    while grown != cells:
        cells = grown
        grown = cells | (cells & across) << 1 | cells >> 1 & across | (cells & down) << 7 | cells >> 7 & down
    return cells

cdef inline int turn_sides(int sides, int turn) noexcept nogil:
    return (sides << turn | sides >> (4 - turn)) & 15

cdef inline int carried(int cell, int arrow) noexcept nogil:
    if cell == OUT:
        return ENTRY[arrow]
    if not LINE[arrow] >> cell & 1:
        return cell
    if cell == EXIT[arrow]:
        return OUT
    return cell + STEP[arrow]
