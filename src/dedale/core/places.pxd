cdef extern from *:
    """
    #include <string.h>

    static inline int dedale_put_number(unsigned char *out, int at, int number) {
        out[at] = (unsigned char)number;
        return at + 1;
    }
    static inline int dedale_put_counts(unsigned char *out, int at, const unsigned char *counts, int size) {
        memcpy(out + at, counts, (size_t)size);
        return at + size;
    }
    static inline int dedale_put_one(unsigned char *out, int at, int which, int size) {
        memset(out + at, 0, (size_t)size);
        if (0 <= which && which < size) out[at + which] = 1;
        return at + size;
    }
    static inline int dedale_put_bits(unsigned char *out, int at, unsigned long long bits, int size) {
        int place = 0;
    #if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        /* Eight at a time: each byte of the word keeps one bit of its own, which is then made a 1. */
        for (; place + 8 <= size; place += 8) {
            unsigned long long word = (bits >> place & 255) * 0x0101010101010101ull & 0x8040201008040201ull;
            word = (word + 0x7F7F7F7F7F7F7F7Full | word) >> 7 & 0x0101010101010101ull;
            memcpy(out + at + place, &word, 8);
        }
    #endif
        for (; place < size; place++) out[at + place] = bits >> place & 1;
        return at + size;
    }
    """
    int put_number "dedale_put_number"(unsigned char *out, int at, int number) noexcept nogil
    int put_counts "dedale_put_counts"(unsigned char *out, int at, const unsigned char *counts, int size) noexcept nogil
    int put_one "dedale_put_one"(unsigned char *out, int at, int which, int size) noexcept nogil
    int put_bits "dedale_put_bits"(unsigned char *out, int at, unsigned long long bits, int size) noexcept nogil
