cimport cython
from dedale.core.base cimport OVER, BaseState
from dedale.core.places cimport put_counts

cdef class AnyState(BaseState):
    cdef readonly object held
    cdef object bases
    cdef int size
    cdef public object trouble

    cdef object rules(self)
    cdef int seats_n(self) noexcept nogil
    cdef int to_decide(self) noexcept nogil
    @cython.locals(bits=cython.ulonglong)
    cdef unsigned long long answer_bits(self) noexcept nogil
    cdef int first_action(self) noexcept nogil
    cdef void carry_out(self, int action) noexcept nogil
    cdef void go_on_with(self, unsigned long long seed) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef int tell(self, int viewer, unsigned char *out) noexcept nogil
    cdef bytearray numbers(self, int viewer)
    cdef void become(self, BaseState other) noexcept nogil
    @cython.locals(copy=AnyState)
    cpdef AnyState clone(self)
