cimport cython
from dedale.bots.onirim.inputs cimport WHOLE, Inputs
from dedale.onirim.cards cimport COLOURS
from libc.math cimport expf, sqrtf

cdef extern from *:
    """
    #if defined(__GNUC__)
    typedef float dedale_eight __attribute__((vector_size(32), aligned(4), may_alias));
    #else
    typedef struct { float at[8]; } dedale_eight;
    #endif
    #if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
    #define DEDALE_WIDE __attribute__((target_clones("avx2", "default"), unused)) static
    #else
    #define DEDALE_WIDE static
    #endif

    /* to[0..63] += the sum of values[i] * the row of 64 weights at base + places[i] * 64 */
    DEDALE_WIDE void dedale_add_rows(
        float *to, const float *weights, int base, const unsigned char *places, const float *values, int count
    ) {
    #if defined(__GNUC__)
        dedale_eight *sum = (dedale_eight *)to;
        dedale_eight a = sum[0], b = sum[1], c = sum[2], d = sum[3], e = sum[4], f = sum[5], g = sum[6], h = sum[7];
        for (int i = 0; i < count; i++) {
            const dedale_eight *row = (const dedale_eight *)(weights + base + places[i] * 64);
            const float v = values[i];
            a += v * row[0]; b += v * row[1]; c += v * row[2]; d += v * row[3];
            e += v * row[4]; f += v * row[5]; g += v * row[6]; h += v * row[7];
        }
        sum[0] = a; sum[1] = b; sum[2] = c; sum[3] = d; sum[4] = e; sum[5] = f; sum[6] = g; sum[7] = h;
    #else
        for (int i = 0; i < count; i++)
            for (int j = 0; j < 64; j++) to[j] += values[i] * weights[base + places[i] * 64 + j];
    #endif
    }

    /* the row of 64 weights at base + places[i] * 64 += values[i] * from[0..63] */
    DEDALE_WIDE void dedale_add_to_rows(
        const float *from, float *weights, int base, const unsigned char *places, const float *values, int count
    ) {
    #if defined(__GNUC__)
        const dedale_eight *each = (const dedale_eight *)from;
        for (int i = 0; i < count; i++) {
            dedale_eight *row = (dedale_eight *)(weights + base + places[i] * 64);
            const float v = values[i];
            for (int j = 0; j < 8; j++) row[j] += v * each[j];
        }
    #else
        for (int i = 0; i < count; i++)
            for (int j = 0; j < 64; j++) weights[base + places[i] * 64 + j] += values[i] * from[j];
    #endif
    }
    """
    void add_rows "dedale_add_rows"(float *to, const float *weights, int base, const unsigned char *places, const float *values, int count) noexcept nogil
    void add_to_rows "dedale_add_to_rows"(const float *origin, float *weights, int base, const unsigned char *places, const float *values, int count) noexcept nogil

cpdef enum:
    WIDTH = 64
    WHOLE_ROWS = 6272
    FIRST_BIAS = 14016
    SECOND_ROWS = 14080
    SECOND_WHOLE_ROWS = 18176
    SECOND_BIAS = 25920
    LAST_ROW = 25984
    LAST_BIAS = 26048
    WEIGHTS = 26049

cdef class Net:
    cdef float weights[26049]
    cdef float first[4][64]
    cdef float total[64]
    cdef float second[64]
    cdef unsigned char alive[64]
    cdef float alive_value[64]
    cdef int alive_n
    @cython.locals(i=int, colour=int, j=int, out=float)
    cpdef float logit(self, Inputs x) noexcept nogil

cdef class Teacher:
    cdef Net net
    cdef float gradient[26049]
    cdef float mean[26049]
    cdef float square[26049]
    cdef float back[64]
    cdef float back_first[64]
    cdef float back_whole[64]
    cdef float back_total[64]
    cdef int batch
    cdef int updates
    cdef double mean_decay
    cdef double square_decay
    @cython.locals(i=int, j=int, row=int, colour=int, error=float, found=float, found_back=float)
    cpdef float study(self, Inputs x, float target) noexcept nogil
    @cython.locals(i=int, scale=float, g=float, rate_now=float, floor=float, fresh_mean=float, fresh_square=float, step=float)
    cpdef void learn(self, float rate) noexcept nogil
