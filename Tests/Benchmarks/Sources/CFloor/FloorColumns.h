#ifndef POPCORN_FLOOR_COLUMNS_H
#define POPCORN_FLOOR_COLUMNS_H

#include "FloorRows.h"
#include <stdlib.h>
#include <string.h>

// A cursor that reads or binds columns in order.
typedef struct { sqlite3_stmt *statement; int index; } floor_cursor;

static inline char *read_text(floor_cursor *row) {
    const unsigned char *text = sqlite3_column_text(row->statement, row->index);
    if (!text) {
        row->index++;
        return NULL;
    }
    size_t count = (size_t)sqlite3_column_bytes(row->statement, row->index++);
    char *copy = malloc(count + 1);
    if (copy) memcpy(copy, text, count + 1);
    return copy;
}

static inline sqlite3_int64 read_int(floor_cursor *row) {
    return sqlite3_column_int64(row->statement, row->index++);
}

static inline double read_double(floor_cursor *row) {
    return sqlite3_column_double(row->statement, row->index++);
}

static inline floor_optional_int read_optional_int(floor_cursor *row) {
    int is_null = sqlite3_column_type(row->statement, row->index) == SQLITE_NULL;
    return (floor_optional_int){is_null, read_int(row)};
}

static inline floor_optional_double read_optional_double(floor_cursor *row) {
    int is_null = sqlite3_column_type(row->statement, row->index) == SQLITE_NULL;
    return (floor_optional_double){is_null, read_double(row)};
}

// Binds a string. SQLite does not need to copy it, because the struct outlives the execution of the statement. A null
// pointer binds NULL.
static inline void bind_text(floor_cursor *row, const char *text) {
    sqlite3_bind_text(row->statement, row->index++, text, -1, SQLITE_STATIC);
}

static inline void bind_int(floor_cursor *row, sqlite3_int64 value) {
    sqlite3_bind_int64(row->statement, row->index++, value);
}

static inline void bind_double(floor_cursor *row, double value) {
    sqlite3_bind_double(row->statement, row->index++, value);
}

static inline void bind_optional_int(floor_cursor *row, floor_optional_int value) {
    if (value.is_null) sqlite3_bind_null(row->statement, row->index++);
    else bind_int(row, value.value);
}

static inline void bind_optional_double(floor_cursor *row, floor_optional_double value) {
    if (value.is_null) sqlite3_bind_null(row->statement, row->index++);
    else bind_double(row, value.value);
}

#endif
