#ifndef POPCORN_CFLOOR_H
#define POPCORN_CFLOOR_H

#include "FloorRows.h"
#include "FloorTables.h"

// What a plain C program does with the library's file: the same statements, prepared once, rows read into structs,
// texts copied. It is the floor that everything else is measured against.

typedef struct floor_connection floor_connection;

// Opens a file with the library's settings: one connection that reads, one that writes. NULL if that fails.
floor_connection *floor_open(const char *path);
void floor_close(floor_connection *floor);

// What went wrong last.
const char *floor_message(floor_connection *floor);

// Reads a movie within a transaction, with or without its parts. Returns 1 if found, 0 if not, -1 on failure.
int floor_read(floor_connection *floor, sqlite3_int64 id, const char *language, int with_parts, floor_movie *movie);

// Writes a movie in place of the one with its key, within a transaction. Returns 0, or -1 on failure.
int floor_write(floor_connection *floor, const floor_movie *movie);

// Frees what a movie holds.
void floor_free(floor_movie *movie);

#endif
