#ifndef POPCORN_FLOOR_VALUES_H
#define POPCORN_FLOOR_VALUES_H

#include <sqlite3.h>

// A cached value with all its relations as arrays of values, for any tables.

// `text` is the content of a value of the type SQLITE_TEXT, and has this number of bytes.
typedef struct {
    int type;
    union { sqlite3_int64 integer; double real; char *text; };
    int bytes;
} floor_value;

// The rows of a table or a relation, as consecutive values.
typedef struct { sqlite3_int64 count; int columns; floor_value *values; } floor_table_rows;

enum { floor_most_relations = 32 };

typedef struct {
    // The row of the value: its identifier, its generation, and its columns.
    floor_table_rows root;
    // The rows of the relations, in declaration order.
    floor_table_rows relations[floor_most_relations];
    // The related rows that the value does not own.
    floor_table_rows beside;
} floor_thing;

// Returns whether two values have the same rows.
int floor_things_equal(const floor_thing *first, const floor_thing *second);

// Frees what was read.
void floor_thing_free(floor_thing *thing);

#endif
