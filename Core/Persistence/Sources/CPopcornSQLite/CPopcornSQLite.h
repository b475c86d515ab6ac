#ifndef POPCORN_CSQLITE_H
#define POPCORN_CSQLITE_H

#include <sqlite3.h>
#include <stdint.h>

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

// For the sqlite3_config() verbs that take one argument of type int. https://sqlite.org/c3ref/config.html
static inline int csqlite_configure(int verb, int value) {
    return sqlite3_config(verb, value);
}

// Returns the start of the WAL index that a connection has mapped; NULL if it has mapped none, or one of an unknown
// version. The memory is valid until the connection is closed.
// https://sqlite.org/walformat.html#the_wal_index_file_format
static inline const void *csqlite_wal_index(sqlite3 *connection) {
    const int region_size = 32768;
    const uint32_t version = 3007000;
    sqlite3_file *file = 0;
    if (sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK) return 0;
    if (!file || !file->pMethods || file->pMethods->iVersion < 2 || !file->pMethods->xShmMap) return 0;
    volatile void *index = 0;
    if (file->pMethods->xShmMap(file, 0, region_size, 0, &index) != SQLITE_OK || !index) return 0;
    return *(const volatile uint32_t *)index == version ? (const void *)index : 0;
}

// Returns a digest of the header of a WAL index, which every commit of any process changes. Never returns 0.
//
// The header has 48 bytes. While another process writes it, the digest may be that of no commit.
static inline uint64_t csqlite_wal_index_digest(const void *index) {
    const uint64_t *words = (const uint64_t *)index;
    uint64_t digest = 0x9E3779B97F4A7C15u;
    for (int word = 0; word < 6; word++) {
        digest = (digest ^ __atomic_load_n(words + word, __ATOMIC_RELAXED)) * 0xD6E8FEB86659FD93u;
        digest ^= digest >> 32;
    }
    return digest ? digest : 1;
}

#endif
