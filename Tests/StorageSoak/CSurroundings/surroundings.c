#define _GNU_SOURCE
#include "include/CSurroundings.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

pid_t surroundings_fork(fork_ending ending) {
    const pid_t process = fork();
    if (process != 0) return process;
    // The threads that held locks at the fork do not exist here, so a handler may wait for ever.
    alarm(10);
    if (ending == FORK_WAITS) pause();
    if (ending == FORK_EXITS) exit(0);
    _exit(0);
}

long surroundings_raise_descriptor_limit(long wanted) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
    const rlim_t number = (rlim_t)wanted;
    const struct rlimit raised = {number, limit.rlim_max < number ? number : limit.rlim_max};
    if (setrlimit(RLIMIT_NOFILE, &raised) == 0) return wanted;
    // Only root may raise the maximum.
    limit.rlim_cur = limit.rlim_max < number ? limit.rlim_max : number;
    return setrlimit(RLIMIT_NOFILE, &limit) == 0 ? (long)limit.rlim_cur : 0;
}

int surroundings_mount_read_only(const char *folder) {
    if (mount(folder, folder, 0, MS_BIND, 0) != 0) return errno;
    if (mount(0, folder, 0, MS_BIND | MS_REMOUNT | MS_RDONLY, 0) == 0) return 0;
    const int error = errno;
    umount2(folder, MNT_DETACH);
    return error;
}

int surroundings_unmount(const char *folder) {
    return umount2(folder, MNT_DETACH) == 0 ? 0 : errno;
}
