#ifndef POPCORN_CRASHNOTE_H
#define POPCORN_CRASHNOTE_H

// Writes a note to standard error if the process crashes.

// Installs the handlers of the signals of a crash.
void crashnote_install(void);

// Sets the note, of which at most 255 bytes are used.
void crashnote_set(const char *note);

#endif
