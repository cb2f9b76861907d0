cdef extern from *:
    """
    static inline int dedale_count_bits(unsigned long long mask) { return __builtin_popcountll(mask); }
    static inline int dedale_lowest_bit(unsigned long long mask) { return __builtin_ctzll(mask); }
    """
    int count_bits "dedale_count_bits"(unsigned long long mask) noexcept nogil
    int lowest_bit "dedale_lowest_bit"(unsigned long long mask) noexcept nogil
