cdef extern from *:
    """
    #include <string.h>

    static inline int dedale_count_bits(unsigned long long mask) { return __builtin_popcountll(mask); }
    static inline int dedale_lowest_bit(unsigned long long mask) { return __builtin_ctzll(mask); }

    /* Eight counts in one word, the first in its lowest byte. */
    static inline unsigned long long dedale_eight_counts(const unsigned char *counts) {
        unsigned long long word;
        memcpy(&word, counts, 8);
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        word = __builtin_bswap64(word);
    #endif
        return word;
    }
    /* The 1 to 7 counts behind the last full eight; the word begins before them, so as not to read beyond the end. */
    static inline unsigned long long dedale_last_counts(const unsigned char *counts, int size) {
        return dedale_eight_counts(counts + size - 8) >> 8 * (8 - size % 8);
    }
    /* Each byte of the product is the sum of the counts up to it; the lowest that is above `place` is the one. */
    static inline int dedale_byte_at(unsigned long long sums, int place) {
        sums = (sums | 0x8080808080808080ull) - (place + 1) * 0x0101010101010101ull;
        return __builtin_ctzll(sums & 0x8080808080808080ull) >> 3;
    }
    static inline int dedale_kind_at(const unsigned char *counts, int size, int place) {
        int kind = 0;
        for (; kind + 8 <= size; kind += 8) {
            unsigned long long sums = dedale_eight_counts(counts + kind) * 0x0101010101010101ull;
            int total = (int)(sums >> 56);
            if (place < total) return kind + dedale_byte_at(sums, place);
            place -= total;
        }
        return kind + dedale_byte_at(dedale_last_counts(counts, size) * 0x0101010101010101ull, place);
    }
    static inline unsigned long long dedale_not_zero(unsigned long long word) {
        return (((word + 0x7F7F7F7F7F7F7F7Full) & 0x8080808080808080ull) >> 7) * 0x0102040810204080ull >> 56;
    }
    static inline unsigned long long dedale_kinds_held(const unsigned char *counts, int size) {
        unsigned long long mask = 0;
        int kind = 0;
        for (; kind + 8 <= size; kind += 8) mask |= dedale_not_zero(dedale_eight_counts(counts + kind)) << kind;
        if (kind < size) mask |= dedale_not_zero(dedale_last_counts(counts, size)) << kind;
        return mask;
    }
    """
    int count_bits "dedale_count_bits"(unsigned long long mask) noexcept nogil
    int lowest_bit "dedale_lowest_bit"(unsigned long long mask) noexcept nogil
    int kind_at "dedale_kind_at"(const unsigned char *counts, int size, int place) noexcept nogil
    unsigned long long kinds_held "dedale_kinds_held"(const unsigned char *counts, int size) noexcept nogil
