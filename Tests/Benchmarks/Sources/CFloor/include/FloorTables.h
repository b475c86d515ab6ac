#ifndef POPCORN_FLOOR_TABLES_H
#define POPCORN_FLOOR_TABLES_H

#include "FloorValues.h"

// Access in plain C to one cached value in a file with child tables, and all its relations, for any tables. Statements
// are prepared once, rows are read into arrays of values, and strings are copied.

typedef struct floor_tables floor_tables;

// Opens a file for one value. `root` is the table of the value, and `clauses` select its row. `beside` is a related
// table that the value does not own, and `beside_clauses` select its rows by the value's `row_id`; both can be empty.
// The relations are the tables that refer to `root`. Returns NULL on failure.
floor_tables *floor_tables_open(
    const char *path, const char *root, const char *clauses, const char *beside, const char *beside_clauses);
void floor_tables_close(floor_tables *tables);

// Returns the message of the last error.
const char *floor_tables_message(floor_tables *tables);

// Reads the value in a transaction, with or without its relations, and with the related rows. Returns 1 if it was
// found, 0 if not, -1 on failure.
int floor_tables_read(floor_tables *tables, int with_relations, floor_thing *thing);

// Writes what was read in a transaction, with a date of caching, replacing the stored value. Returns 0, or -1 on
// failure.
int floor_tables_write(floor_tables *tables, double cached_at, floor_thing *thing);

#endif
