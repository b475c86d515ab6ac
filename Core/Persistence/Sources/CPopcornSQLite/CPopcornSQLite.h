#ifndef POPCORN_CSQLITE_H
#define POPCORN_CSQLITE_H

#include <sqlite3.h>

// Wrappers for the parts of SQLite's C API that Swift cannot use directly: SQLITE_TRANSIENT, a number cast to a
// function pointer, and variadic functions.

// "If the fifth argument has the value SQLITE_TRANSIENT, then SQLite makes its own private copy of the data
// immediately." The count is in bytes, so NUL characters inside the text are preserved.
// https://sqlite.org/c3ref/bind_blob.html
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

// For the sqlite3_db_config() verbs that take "two additional arguments", of type int and int*.
// https://sqlite.org/c3ref/db_config.html
static inline int csqlite_set_option(sqlite3 *connection, int verb, int value) {
    return sqlite3_db_config(connection, verb, value, (int *)0);
}

#endif
