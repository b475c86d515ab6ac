#ifndef POPCORN_FLOOR_SIDE_H
#define POPCORN_FLOOR_SIDE_H

#include <sqlite3.h>
#include <stddef.h>

// A connection for reading or for writing, with the statements that begin and end its transactions.
typedef struct { sqlite3 *handle; sqlite3_stmt *begin, *commit, *rollback; } floor_side;

// Prepares a statement for repeated use. Returns NULL on failure.
static inline sqlite3_stmt *prepare(sqlite3 *handle, const char *sql) {
    sqlite3_stmt *statement = NULL;
    sqlite3_prepare_v3(handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
    return statement;
}

static inline int open_side(floor_side *side, const char *path, int access, const char *begin) {
    if (sqlite3_open_v2(path, &side->handle, access | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK) return 0;
    sqlite3_exec(
        side->handle, "PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = OFF", NULL, NULL,
        NULL);
    sqlite3_busy_timeout(side->handle, 1000);
    side->begin = prepare(side->handle, begin);
    side->commit = prepare(side->handle, "COMMIT");
    side->rollback = prepare(side->handle, "ROLLBACK");
    return side->begin && side->commit && side->rollback;
}

// Opens a file twice with the library's settings: once for reading, and once for writing.
static inline int open_sides(floor_side *reader, floor_side *writer, const char *path) {
    return open_side(reader, path, SQLITE_OPEN_READONLY, "BEGIN DEFERRED")
        && open_side(writer, path, SQLITE_OPEN_READWRITE, "BEGIN IMMEDIATE");
}

static inline void close_side(floor_side *side) {
    sqlite3_finalize(side->begin);
    sqlite3_finalize(side->commit);
    sqlite3_finalize(side->rollback);
    sqlite3_close_v2(side->handle);
}

// Runs a statement that returns no rows.
static inline int run(sqlite3_stmt *statement) {
    int code = sqlite3_step(statement);
    sqlite3_reset(statement);
    return code == SQLITE_DONE;
}

#endif
