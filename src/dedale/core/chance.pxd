cdef extern from *:
    """
    #define DEDALE_M64 0xFFFFFFFFFFFFFFFFULL
    #define DEDALE_GAMMA 0x9E3779B97F4A7C15ULL
    static inline unsigned long long dedale_scramble(unsigned long long x) {
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
        return x ^ (x >> 31);
    }
    static inline int dedale_below(unsigned long long bits, int n) {
        return (int)(((bits >> 32) * (unsigned long long)n) >> 32);
    }
    """
    const unsigned long long M64 "DEDALE_M64"
    const unsigned long long GAMMA "DEDALE_GAMMA"
    unsigned long long scramble "dedale_scramble"(unsigned long long x) noexcept nogil
    int below "dedale_below"(unsigned long long bits, int n) noexcept nogil
