#include "FloorValues.h"
#include <stdlib.h>
#include <string.h>

static int values_equal(const floor_value *first, const floor_value *second) {
    if (first->type != second->type) return 0;
    switch (first->type) {
        case SQLITE_INTEGER: return first->integer == second->integer;
        case SQLITE_FLOAT: return first->real == second->real;
        case SQLITE_TEXT:
            return first->bytes == second->bytes && memcmp(first->text, second->text, (size_t)first->bytes) == 0;
        default: return 1;
    }
}

static int rows_equal(const floor_table_rows *first, const floor_table_rows *second) {
    if (first->count != second->count) return 0;
    if (first->count > 0 && first->columns != second->columns) return 0;
    for (sqlite3_int64 number = 0; number < first->count * first->columns; number++)
        if (!values_equal(&first->values[number], &second->values[number])) return 0;
    return 1;
}

int floor_things_equal(const floor_thing *first, const floor_thing *second) {
    if (!rows_equal(&first->root, &second->root) || !rows_equal(&first->beside, &second->beside)) return 0;
    for (int relation = 0; relation < floor_most_relations; relation++)
        if (!rows_equal(&first->relations[relation], &second->relations[relation])) return 0;
    return 1;
}

static void free_rows(floor_table_rows *rows) {
    for (sqlite3_int64 number = 0; rows->values && number < rows->count * rows->columns; number++)
        if (rows->values[number].type == SQLITE_TEXT) free(rows->values[number].text);
    free(rows->values);
}

void floor_thing_free(floor_thing *thing) {
    free_rows(&thing->root);
    for (int relation = 0; relation < floor_most_relations; relation++) free_rows(&thing->relations[relation]);
    free_rows(&thing->beside);
}
