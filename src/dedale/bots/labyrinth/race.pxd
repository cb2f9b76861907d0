cimport cython

cpdef enum:
    RACES = 4096

cdef class Race:
    cdef int players
    cdef int size
    cdef int stride[4]
    cdef double chances[4096]

    @cython.locals(player=int, index=int)
    cpdef void fill(self, int players, int cards, tuple paces) except *
