#ifndef POPCORN_FLOOR_TABLES_H
#define POPCORN_FLOOR_TABLES_H

#include <sqlite3.h>

// What a plain C program does with one thing in the library's file and all that belongs to it, whatever its tables are:
// statements prepared once, rows read into arrays of values, texts copied.

typedef struct {
    int type;
    union { sqlite3_int64 integer; double real; char *text; };
    int bytes;
} floor_value;

// Rows of one table, value after value.
typedef struct { sqlite3_int64 count; floor_value *values; } floor_table_rows;

enum { floor_most_relations = 32 };

typedef struct {
    floor_value *root;
    floor_table_rows relations[floor_most_relations];
    // The rows of the table beside the root's.
    floor_table_rows beside;
} floor_thing;

typedef struct floor_tables floor_tables;

// Opens a file for one thing: the table of the thing itself, with the clauses that find its row; and a table that does
// not belong to it, with the clauses that find rows by the thing's `row_id`, or empty texts. The tables of its relations
// are those that refer to its own. NULL if that fails.
floor_tables *floor_tables_open(
    const char *path, const char *root, const char *clauses, const char *beside, const char *beside_clauses);
void floor_tables_close(floor_tables *tables);

// What went wrong last.
const char *floor_tables_message(floor_tables *tables);

// Reads the thing within a transaction, with or without the rows of its relations, and with the rows beside it. Returns
// 1 if found, 0 if not, -1 on failure.
int floor_tables_read(floor_tables *tables, int with_relations, floor_thing *thing);

// Writes what was read, as of a time, in place of what is there, within a transaction. Returns 0, or -1 on failure.
int floor_tables_write(floor_tables *tables, double cached_at, floor_thing *thing);

// Frees what was read.
void floor_tables_free(floor_tables *tables, floor_thing *thing);

#endif
