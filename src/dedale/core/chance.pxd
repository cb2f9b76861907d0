cdef unsigned long long GAMMA
cdef unsigned long long FIRST
cdef unsigned long long SECOND
cdef unsigned long long M64

cpdef unsigned long long scramble(unsigned long long x) noexcept nogil
cpdef unsigned int below(unsigned long long bits, unsigned int n) noexcept nogil
