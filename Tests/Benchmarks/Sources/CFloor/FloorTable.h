#ifndef POPCORN_FLOOR_TABLE_H
#define POPCORN_FLOOR_TABLE_H

#include "FloorSide.h"
#include "FloorValues.h"
#include <stdlib.h>
#include <string.h>

// The statements for the rows of a table.
typedef struct {
    sqlite3_stmt *select, *insert, *delete;
    int columns;
    // The index of the column with the date of caching, or -1.
    int cached_at;
    // The index of the root's column that counts the rows of the relation.
    int counted_at;
} floor_table;

// The index of the identifier in the row of a value.
enum { row_id = 0 };

// The maximum number of related rows that a value does not own: the rows of a list page.
enum { most_beside = 20 };

static inline void close_table(floor_table *table) {
    sqlite3_finalize(table->select);
    sqlite3_finalize(table->insert);
    sqlite3_finalize(table->delete);
}

static inline int column_named(sqlite3_stmt *select, const char *name) {
    for (int column = 0; column < sqlite3_column_count(select); column++)
        if (strcmp(sqlite3_column_name(select, column), name) == 0) return column;
    return -1;
}

// Prepares an SQL string and frees it.
static inline sqlite3_stmt *prepare_text(sqlite3 *handle, char *sql) {
    sqlite3_stmt *statement = sql ? prepare(handle, sql) : NULL;
    sqlite3_free(sql);
    return statement;
}

// Prepares a statement that selects the columns of a table from a given one on: SELECT a, b FROM t WHERE …
static inline sqlite3_stmt *prepare_select(sqlite3 *handle, const char *table, int first, const char *clauses) {
    sqlite3_stmt *all = prepare_text(handle, sqlite3_mprintf("SELECT * FROM \"%w\"", table));
    if (!all) return NULL;
    sqlite3_str *sql = sqlite3_str_new(handle);
    for (int column = first; column < sqlite3_column_count(all); column++)
        sqlite3_str_appendf(sql, "%s\"%w\"", column == first ? "SELECT " : ", ", sqlite3_column_name(all, column));
    sqlite3_str_appendf(sql, " FROM \"%w\" %s", table, clauses);
    sqlite3_finalize(all);
    return prepare_text(handle, sqlite3_str_finish(sql));
}

// Prepares a statement that inserts a row with a given number of values: INSERT INTO t VALUES (?, ?).
static inline sqlite3_stmt *prepare_insert(sqlite3 *handle, const char *verb, const char *table, int count) {
    sqlite3_str *sql = sqlite3_str_new(handle);
    sqlite3_str_appendf(sql, "%s INTO \"%w\" VALUES (", verb, table);
    for (int column = 0; column < count; column++) sqlite3_str_appendall(sql, column == 0 ? "?" : ", ?");
    sqlite3_str_appendall(sql, ")");
    return prepare_text(handle, sqlite3_str_finish(sql));
}

// Prepares the statements for a related table that a value does not own. Does nothing if the name is empty.
static inline int open_beside(
    floor_table *beside, floor_side *reader, floor_side *writer, const char *name, const char *clauses
) {
    if (!*name) return 1;
    beside->select = prepare_select(reader->handle, name, 0, clauses);
    if (!beside->select) return 0;
    beside->columns = sqlite3_column_count(beside->select);
    beside->cached_at = column_named(beside->select, "cached_at");
    beside->insert = prepare_insert(writer->handle, "REPLACE", name, beside->columns);
    return beside->insert && beside->cached_at >= 0;
}

static inline int reserve_rows(floor_table_rows *rows, sqlite3_int64 room, int columns) {
    *rows = (floor_table_rows){0, columns, calloc((size_t)room, sizeof(floor_value) * (size_t)columns)};
    return rows->values != NULL;
}

static inline floor_value *row_at(const floor_table_rows *rows, sqlite3_int64 number) {
    return rows->values + number * rows->columns;
}

// Copies a string with a terminating NUL.
static inline int copy_text(floor_value *value, const void *text, int bytes) {
    if (!(value->text = malloc((size_t)bytes + 1))) return 0;
    memcpy(value->text, text, (size_t)bytes);
    value->text[bytes] = 0;
    value->bytes = bytes;
    return 1;
}

// Adds the current row of a statement.
static inline int read_row(sqlite3_stmt *select, floor_table_rows *rows) {
    floor_value *values = row_at(rows, rows->count++);
    for (int column = 0; column < rows->columns; column++) {
        floor_value *value = &values[column];
        switch (value->type = sqlite3_column_type(select, column)) {
            case SQLITE_INTEGER: value->integer = sqlite3_column_int64(select, column); break;
            case SQLITE_FLOAT: value->real = sqlite3_column_double(select, column); break;
            case SQLITE_NULL: break;
            case SQLITE_TEXT: {
                const unsigned char *text = sqlite3_column_text(select, column);
                if (!copy_text(value, text, sqlite3_column_bytes(select, column))) return 0;
                break;
            }
            default: return 0;
        }
    }
    return 1;
}

// Binds values. SQLite does not need to copy them, because they outlive the execution of the statement.
static inline void bind_values(sqlite3_stmt *statement, int first, int columns, const floor_value *values) {
    for (int column = 0; column < columns; column++) {
        const floor_value *value = &values[column];
        int index = first + column;
        switch (value->type) {
            case SQLITE_INTEGER: sqlite3_bind_int64(statement, index, value->integer); break;
            case SQLITE_FLOAT: sqlite3_bind_double(statement, index, value->real); break;
            case SQLITE_NULL: sqlite3_bind_null(statement, index); break;
            default: sqlite3_bind_text(statement, index, value->text, value->bytes, SQLITE_STATIC);
        }
    }
}

// Sets the date of caching in the rows of a table.
static inline void set_cached_at(floor_table_rows *rows, int column, double cached_at) {
    for (sqlite3_int64 number = 0; number < rows->count; number++) row_at(rows, number)[column].real = cached_at;
}

static inline int write_beside(const floor_table *beside, const floor_table_rows *rows) {
    for (sqlite3_int64 number = 0; number < rows->count; number++) {
        bind_values(beside->insert, 1, rows->columns, row_at(rows, number));
        if (!run(beside->insert)) return 0;
    }
    return 1;
}

#endif
