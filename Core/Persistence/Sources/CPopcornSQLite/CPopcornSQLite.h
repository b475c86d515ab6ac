#ifndef POPCORN_CSQLITE_H
#define POPCORN_CSQLITE_H

#include <sqlite3.h>
#include <stdint.h>
#include <sys/types.h>
#include <sys/uio.h>

// Wrappers for the parts of SQLite's C API that Swift cannot use directly: casts of function pointers, one of them the
// number SQLITE_TRANSIENT, and variadic functions.

// "If the fifth argument has the value SQLITE_TRANSIENT, then SQLite makes its own private copy of the data
// immediately." The count is in bytes, so NUL characters inside the text are preserved. A null pointer would bind NULL
// instead of an empty value. https://sqlite.org/c3ref/bind_blob.html
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const void *text, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, index, text ? text : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
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

// Replaces the function with which SQLite reads files, for all connections of the process. Returns the former function;
// NULL if the build of SQLite or its file system layer does not allow it. https://sqlite.org/c3ref/vfs.html
typedef ssize_t (*csqlite_read)(int file, void *bytes, size_t count, off_t offset);
static inline csqlite_read csqlite_replace_read(csqlite_read read) {
    const char *names[] = {"pread", "pread64"};
    sqlite3_vfs *files = sqlite3_vfs_find(0);
    if (!files || files->iVersion < 3 || !files->xGetSystemCall || !files->xSetSystemCall) return 0;
    for (int name = 0; name < 2; name++) {
        // A function that the build does not use is NULL.
        sqlite3_syscall_ptr former = files->xGetSystemCall(files, names[name]);
        if (!former) continue;
        int code = files->xSetSystemCall(files, names[name], (sqlite3_syscall_ptr)read);
        return code == SQLITE_OK ? (csqlite_read)former : 0;
    }
    return 0;
}

// Reads bytes of a file that the operating system has in memory. Fails with EAGAIN if it has none of them.
// https://man7.org/linux/man-pages/man2/readv.2.html
static inline ssize_t csqlite_read_memory(int file, void *bytes, size_t count, off_t offset) {
    // The headers declare both only for _GNU_SOURCE.
    const int nowait = 8;
    extern ssize_t preadv2(int file, const struct iovec *parts, int count, off_t offset, int flags);
    const struct iovec part = {bytes, count};
    return preadv2(file, &part, 1, offset, nowait);
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
