#include "include/CrashNote.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

static char note[256];

// Calls only functions that are safe in a handler of a signal.
static void report(int signal) {
    static const char prefix[] = "crashed in ";
    (void)!write(STDERR_FILENO, prefix, sizeof prefix - 1);
    (void)!write(STDERR_FILENO, note, strnlen(note, sizeof note));
    (void)!write(STDERR_FILENO, "\n", 1);
    // The handler was reset to the default, which ends the process.
    raise(signal);
}

void crashnote_install(void) {
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = report;
    action.sa_flags = SA_RESETHAND;
    for (unsigned index = 0; index < sizeof signals / sizeof *signals; index++) sigaction(signals[index], &action, 0);
}

void crashnote_set(const char *text) {
    strncpy(note, text, sizeof note - 1);
}
