/* A disk that takes its time: preloaded, it makes every forced write wait up to 40 ms (see tools/trust.py). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static void dawdle(void) {
    static __thread unsigned int state;
    if (!state) state = (unsigned int)(getpid() * 2654435761u) | 1u;
    state = state * 1664525u + 1013904223u;
    usleep(state % 40000u);
}

int fsync(int file) {
    static int (*forced)(int);
    if (!forced) forced = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    dawdle();
    return forced(file);
}

int fdatasync(int file) {
    static int (*forced)(int);
    if (!forced) forced = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    dawdle();
    return forced(file);
}
