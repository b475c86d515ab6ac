#ifndef CSURROUNDINGS_H
#define CSURROUNDINGS_H

#include <sys/types.h>

// How a forked process ends.
typedef enum {
    // Without the handlers of `atexit`.
    FORK_LEAVES,
    // With the handlers of `atexit`.
    FORK_EXITS,
    // After it has waited for a signal.
    FORK_WAITS,
} fork_ending;

// Forks this process. The new process runs nothing else, and never longer than 10 seconds.
pid_t surroundings_fork(fork_ending ending);

// Raises the limit of open descriptors as far as it is permitted, and returns it.
long surroundings_raise_descriptor_limit(long wanted);

// Makes a folder read-only for paths that are opened from now on, or writable again. Returns 0, or an error number.
int surroundings_mount_read_only(const char *folder);
int surroundings_unmount(const char *folder);

#endif
