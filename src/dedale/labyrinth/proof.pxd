cimport cython

cpdef enum:
    PLACES = 50
    EXTRA_TILE = 49
    LONGEST = 8

cdef unsigned char ARROW_START[12]
cdef signed char ARROW_STEP[12]

cdef class Proof:
    cdef unsigned char tiles[9][50]
    cdef unsigned char stands[9][50]
    cdef unsigned char target[9]
    cdef bint stays

    @cython.locals(total=cython.longlong, arrow=int, turn=int)
    cdef long long ways(self, int turns, int depth, int barred) noexcept nogil
    @cython.locals(cell=int, k=int, place=int, start=int, step=int, behind=int)
    cdef void push(self, int depth, int arrow, int turn) noexcept nogil
    @cython.locals(queue=cython.uchar[50], first=int, last=int, cell=int, beyond=int, side=int)
    cdef void walk(self, int depth) noexcept nogil

@cython.locals(_=int, turned=int)
cdef int quarter_turns(int tile, int turns) noexcept nogil
cdef int beyond_side(int cell, int side) noexcept nogil
@cython.locals(proof=Proof, place=int)
cpdef long long ways(object tiles, int pawn, int target, bint stays, int barred, int turns) except -1
