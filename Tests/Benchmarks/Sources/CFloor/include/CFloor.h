#ifndef POPCORN_CFLOOR_H
#define POPCORN_CFLOOR_H

#include "FloorRecords.h"
#include "FloorRows.h"
#include "FloorTables.h"

// The baseline ("floor") of the measurements: access in plain C to movies in a file with child tables, with statements
// that are prepared once, rows that are read into structs, and strings that are copied.

typedef struct floor_connection floor_connection;

// Opens a file with the library's settings: one connection for reading, one for writing. Returns NULL on failure.
floor_connection *floor_open(const char *path);
void floor_close(floor_connection *floor);

// Returns the message of the last error.
const char *floor_message(floor_connection *floor);

// Reads a movie in a transaction, with or without its parts. Returns 1 if it was found, 0 if not, -1 on failure.
int floor_read(floor_connection *floor, sqlite3_int64 id, const char *language, int with_parts, floor_movie *movie);

// Writes a movie in a transaction, replacing the stored movie. Returns 0, or -1 on failure.
int floor_write(floor_connection *floor, const floor_movie *movie);

// Frees the contents of a movie.
void floor_free(floor_movie *movie);

#endif
