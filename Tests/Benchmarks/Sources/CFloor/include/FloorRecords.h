#ifndef POPCORN_FLOOR_RECORDS_H
#define POPCORN_FLOOR_RECORDS_H

#include "FloorValues.h"

// Access in plain C to one cached value in the library's file, whose row contains the rows of each relation as a
// record, for any tables. The statements are the library's, prepared once. The records are decoded into arrays of
// values, and strings are copied.

// A relation, whose index is that in declaration order.
typedef struct {
    int index, columns;
    // The index of the selected column with the number of rows.
    int counted_at;
    int is_always_read;
} floor_record_relation;

typedef struct floor_records floor_records;

// Opens a file for one value.
//
// `select_all` and `select_always` select its row: the identifier, the generation, the own columns, and the records of
// all relations, or of those that are always read. `upsert` has a parameter for each of these columns except the
// identifier. `relations` are in the order of the records, relations that are always read first.
//
// `beside` is a related table that the value does not own, and `beside_clauses` select a row of it by the first column
// of a row of the first relation; both can be empty. Returns NULL on failure.
floor_records *floor_records_open(
    const char *path, const char *select_always, const char *select_all, const char *upsert,
    const floor_record_relation *relations, int relation_count, const char *beside, const char *beside_clauses);
void floor_records_close(floor_records *records);

// Returns the message of the last error.
const char *floor_records_message(floor_records *records);

// Reads the value with all relations, or only with relations that are always read, and with the related rows. Returns 1
// if it was found, 0 if not, -1 on failure.
int floor_records_read(floor_records *records, int with_all, floor_thing *thing);

// Writes what was read with all relations in a transaction, with a date of caching, replacing the stored value. Returns
// 0, or -1 on failure.
int floor_records_write(floor_records *records, double cached_at, floor_thing *thing);

#endif
