# The net's loops in C (their Python twins: layers.py). Plain loops that the compiler vectorises; where it can,
# it makes a second copy of each for processors with AVX2 and picks one when the program starts.

cdef extern from *:
    """
    #ifndef LOSTWORLD_LAYERS
    #define LOSTWORLD_LAYERS
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
    #define LOSTWORLD_CLONES __attribute__((target_clones("avx2", "default"), unused))
    #else
    #define LOSTWORLD_CLONES
    #endif
    /* Eight floats at once; the compiler splits them where a processor knows only four, or one. */
    typedef float lostworld_eight __attribute__((vector_size(32), aligned(4), may_alias));
    LOSTWORLD_CLONES
    static void lostworld_add_rows_64(float *restrict total, const float *restrict weights,
                                      const int *restrict rows, int n) {
        lostworld_eight *t = (lostworld_eight *) total;
        lostworld_eight a = t[0], b = t[1], c = t[2], d = t[3], e = t[4], f = t[5], g = t[6], h = t[7];
        for (int i = 0; i < n; i++) {
            const lostworld_eight *r = (const lostworld_eight *) (weights + rows[i] * 64);
            a += r[0]; b += r[1]; c += r[2]; d += r[3]; e += r[4]; f += r[5]; g += r[6]; h += r[7];
        }
        t[0] = a; t[1] = b; t[2] = c; t[3] = d; t[4] = e; t[5] = f; t[6] = g; t[7] = h;
    }
    LOSTWORLD_CLONES
    static void lostworld_dense_64_32(float *restrict result, const float *restrict given,
                                      const float *restrict all, int at, int at_bias) {
        const float *weights = all + at;
        const lostworld_eight *s = (const lostworld_eight *) (all + at_bias);
        lostworld_eight *t = (lostworld_eight *) result;
        lostworld_eight a = s[0], b = s[1], c = s[2], d = s[3];
        for (int i = 0; i < 64; i++) {
            const lostworld_eight *r = (const lostworld_eight *) (weights + i * 32);
            float value = given[i] > 0.0f ? given[i] : 0.0f;
            a += value * r[0]; b += value * r[1]; c += value * r[2]; d += value * r[3];
        }
        t[0] = a; t[1] = b; t[2] = c; t[3] = d;
    }
    LOSTWORLD_CLONES
    static void lostworld_dense(float *restrict result, const float *restrict given,
                                const float *restrict all, int at, int at_bias, int inputs, int outputs) {
        const float *weights = all + at, *bias = all + at_bias;
        for (int j = 0; j < outputs; j++) result[j] = bias[j];
        for (int i = 0; i < inputs; i++) {
            float value = given[i];
            if (value > 0.0f) {
                const float *row = weights + i * outputs;
                for (int j = 0; j < outputs; j++) result[j] += value * row[j];
            }
        }
    }
    LOSTWORLD_CLONES
    static float lostworld_dot_32(const float *restrict given, const float *restrict all, int at) {
        const float *weights = all + at;
        float sums[8] = {0};
        for (int i = 0; i < 32; i += 8)
            for (int j = 0; j < 8; j++) {
                float value = given[i + j] > 0.0f ? given[i + j] : 0.0f;
                sums[j] += value * weights[i + j];
            }
        return ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7]));
    }
    /* Training: the gradient of a dense layer, and a step of Adam. */
    LOSTWORLD_CLONES
    static void lostworld_back(float *restrict given_slope, float *restrict all_slopes, const float *restrict given,
                               const float *restrict slope, const float *restrict all, int at, int inputs,
                               int outputs) {
        float *weights_slope = all_slopes + at;
        const float *weights = all + at;
        for (int i = 0; i < inputs; i++) {
            float value = given[i];
            if (value > 0.0f) {
                float sum = 0.0f;
                const float *row = weights + i * outputs;
                float *row_slope = weights_slope + i * outputs;
                for (int j = 0; j < outputs; j++) { sum += slope[j] * row[j]; row_slope[j] += value * slope[j]; }
                given_slope[i] += sum;
            }
        }
    }
    LOSTWORLD_CLONES
    static void lostworld_add_to_rows(float *restrict weights, const float *restrict slope,
                                      const int *restrict rows, int n, int width) {
        for (int i = 0; i < n; i++) {
            float *row = weights + rows[i] * width;
            for (int j = 0; j < width; j++) row[j] += slope[j];
        }
    }
    LOSTWORLD_CLONES
    static void lostworld_adam(float *restrict weights, float *restrict slope, float *restrict first,
                               float *restrict second, int n, float rate, float scale, float decay) {
        for (int i = 0; i < n; i++) {
            float g = slope[i] * scale + decay * weights[i];
            slope[i] = 0.0f;
            first[i] = 0.9f * first[i] + 0.1f * g;
            second[i] = 0.999f * second[i] + 0.001f * g * g;
            weights[i] -= rate * first[i] / (__builtin_sqrtf(second[i]) + 1e-8f);
        }
    }
    #endif
    """
    void add_rows "lostworld_add_rows_64"(float* total, const float* weights, const int* rows, int n) noexcept nogil
    void dense_narrow "lostworld_dense_64_32"(float* result, const float* given, const float* weights, int at, int at_bias) noexcept nogil
    void dense "lostworld_dense"(float* result, const float* given, const float* weights, int at, int at_bias, int inputs, int outputs) noexcept nogil
    float dot "lostworld_dot_32"(const float* given, const float* weights, int at) noexcept nogil
    void back "lostworld_back"(float* given_slope, float* slopes, const float* given, const float* slope, const float* weights, int at, int inputs, int outputs) noexcept nogil
    void add_to_rows "lostworld_add_to_rows"(float* weights, const float* slope, const int* rows, int n, int width) noexcept nogil
    void adam "lostworld_adam"(float* weights, float* slope, float* first, float* second, int n, float rate, float scale, float decay) noexcept nogil
