#ifndef POPCORN_FLOOR_RELATIONS_H
#define POPCORN_FLOOR_RELATIONS_H

#include "FloorColumns.h"

// The statements and functions that read, write and free the rows of a relation.
typedef struct {
    const char *select, *insert, *delete;
    size_t size;
    void (*read)(floor_cursor *, void *);
    void (*bind)(floor_cursor *, const void *);
    void (*free)(void *);
} floor_relation_methods;

extern const floor_relation_methods floor_methods[floor_relation_count];

#endif
