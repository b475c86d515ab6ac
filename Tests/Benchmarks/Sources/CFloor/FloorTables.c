#include "FloorTables.h"
#include "FloorSide.h"
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

struct floor_tables {
    floor_side reader, writer;
    sqlite3_stmt *find, *update;
    floor_table root, relations[floor_most_relations], beside;
    int relation_count;
    const char *message;
};

// The index of the row's identifier, and the number of columns before the values in the rows of a relation.
enum { row_id = 0, owner_columns = 2 };

static int column_named(sqlite3_stmt *select, const char *name) {
    for (int column = 0; column < sqlite3_column_count(select); column++)
        if (strcmp(sqlite3_column_name(select, column), name) == 0) return column;
    return -1;
}

// Prepares an SQL string and frees it.
static sqlite3_stmt *prepare_text(sqlite3 *handle, char *sql) {
    sqlite3_stmt *statement = sql ? prepare(handle, sql) : NULL;
    sqlite3_free(sql);
    return statement;
}

// Prepares a statement that selects the columns of a table from a given one on: SELECT a, b FROM t WHERE …
static sqlite3_stmt *prepare_select(sqlite3 *handle, const char *table, int first, const char *clauses) {
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
static sqlite3_stmt *prepare_insert(sqlite3 *handle, const char *verb, const char *table, int count) {
    sqlite3_str *sql = sqlite3_str_new(handle);
    sqlite3_str_appendf(sql, "%s INTO \"%w\" VALUES (", verb, table);
    for (int column = 0; column < count; column++) sqlite3_str_appendall(sql, column == 0 ? "?" : ", ?");
    sqlite3_str_appendall(sql, ")");
    return prepare_text(handle, sqlite3_str_finish(sql));
}

static int open_root(floor_tables *tables, const char *name, const char *clauses) {
    floor_table *root = &tables->root;
    root->select = prepare_select(tables->reader.handle, name, 0, clauses);
    tables->find = prepare_select(tables->writer.handle, name, 0, clauses);
    if (!root->select || !tables->find) return 0;
    root->columns = sqlite3_column_count(root->select);
    root->cached_at = column_named(root->select, "cached_at");
    sqlite3_str *sql = sqlite3_str_new(tables->writer.handle);
    sqlite3_str_appendf(sql, "UPDATE \"%w\" SET", name);
    for (int column = row_id + 1; column < root->columns; column++) {
        const char *comma = column == row_id + 1 ? "" : ",";
        sqlite3_str_appendf(sql, "%s \"%w\" = ?%d", comma, sqlite3_column_name(root->select, column), column + 1);
    }
    sqlite3_str_appendf(sql, " WHERE row_id = ?%d", row_id + 1);
    tables->update = prepare_text(tables->writer.handle, sqlite3_str_finish(sql));
    return tables->update && root->cached_at >= 0;
}

static int open_relation(floor_tables *tables, const char *root, const char *name) {
    if (tables->relation_count == floor_most_relations) return 0;
    floor_table *relation = &tables->relations[tables->relation_count++];
    relation->select =
        prepare_select(tables->reader.handle, name, owner_columns, "WHERE owner_row_id = ? ORDER BY position");
    if (!relation->select) return 0;
    relation->columns = sqlite3_column_count(relation->select);
    relation->cached_at = -1;
    relation->insert =
        prepare_insert(tables->writer.handle, "INSERT", name, owner_columns + relation->columns);
    relation->delete = prepare_text(
        tables->writer.handle, sqlite3_mprintf("DELETE FROM \"%w\" WHERE owner_row_id = ?", name));
    char *count = sqlite3_mprintf("%s_count", name + strlen(root) + 1);
    relation->counted_at = count ? column_named(tables->root.select, count) : -1;
    sqlite3_free(count);
    return relation->insert && relation->delete && relation->counted_at >= 0;
}

static int open_relations(floor_tables *tables, const char *root) {
    sqlite3_stmt *names = prepare_text(
        tables->reader.handle,
        sqlite3_mprintf(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND instr(sql, 'REFERENCES \"%w\" (')", root));
    if (!names) return 0;
    int done = 1;
    while (done && sqlite3_step(names) == SQLITE_ROW)
        done = open_relation(tables, root, (const char *)sqlite3_column_text(names, 0));
    sqlite3_finalize(names);
    return done;
}

static int open_beside(floor_tables *tables, const char *name, const char *clauses) {
    if (!*name) return 1;
    floor_table *beside = &tables->beside;
    beside->select = prepare_select(tables->reader.handle, name, 0, clauses);
    if (!beside->select) return 0;
    beside->columns = sqlite3_column_count(beside->select);
    beside->cached_at = column_named(beside->select, "cached_at");
    beside->insert = prepare_insert(tables->writer.handle, "REPLACE", name, beside->columns);
    return beside->insert != NULL;
}

floor_tables *floor_tables_open(
    const char *path, const char *root, const char *clauses, const char *beside, const char *beside_clauses
) {
    floor_tables *tables = calloc(1, sizeof *tables);
    if (!tables) return NULL;
    if (open_sides(&tables->reader, &tables->writer, path) && open_root(tables, root, clauses)
        && open_relations(tables, root) && open_beside(tables, beside, beside_clauses)) return tables;
    floor_tables_close(tables);
    return NULL;
}

static void close_table(floor_table *table) {
    sqlite3_finalize(table->select);
    sqlite3_finalize(table->insert);
    sqlite3_finalize(table->delete);
}

void floor_tables_close(floor_tables *tables) {
    close_table(&tables->root);
    for (int relation = 0; relation < tables->relation_count; relation++) close_table(&tables->relations[relation]);
    close_table(&tables->beside);
    sqlite3_finalize(tables->find);
    sqlite3_finalize(tables->update);
    close_side(&tables->reader);
    close_side(&tables->writer);
    free(tables);
}

const char *floor_tables_message(floor_tables *tables) {
    return tables->message ? tables->message : "no error";
}

static int read_values(sqlite3_stmt *select, int columns, floor_value *values) {
    for (int column = 0; column < columns; column++) {
        floor_value *value = &values[column];
        switch (value->type = sqlite3_column_type(select, column)) {
            case SQLITE_INTEGER: value->integer = sqlite3_column_int64(select, column); break;
            case SQLITE_FLOAT: value->real = sqlite3_column_double(select, column); break;
            case SQLITE_NULL: break;
            default: {
                const unsigned char *text = sqlite3_column_text(select, column);
                value->bytes = sqlite3_column_bytes(select, column);
                if (!(value->text = malloc((size_t)value->bytes + 1))) return 0;
                memcpy(value->text, text, (size_t)value->bytes + 1);
            }
        }
    }
    return 1;
}

// Reads the rows that belong to a row of the root table.
static int read_rows(floor_table *table, sqlite3_int64 owner, sqlite3_int64 room, floor_table_rows *rows) {
    size_t size = sizeof(floor_value) * (size_t)table->columns;
    *rows = (floor_table_rows){0, calloc((size_t)room, size)};
    sqlite3_bind_int64(table->select, 1, owner);
    int done = rows->values != NULL;
    while (done && rows->count < room && sqlite3_step(table->select) == SQLITE_ROW)
        done = read_values(table->select, table->columns, rows->values + rows->count++ * table->columns);
    sqlite3_reset(table->select);
    return done;
}

// The maximum number of related rows that a value does not own: the rows of a list page.
enum { most_beside = 20 };

static int read_thing(floor_tables *tables, int with_relations, floor_thing *thing) {
    floor_table *root = &tables->root;
    if (!(thing->root = calloc((size_t)root->columns, sizeof *thing->root))) return -1;
    int code = sqlite3_step(root->select);
    int done = code == SQLITE_ROW && read_values(root->select, root->columns, thing->root);
    sqlite3_reset(root->select);
    if (!done) return code == SQLITE_DONE ? 0 : -1;
    sqlite3_int64 owner = thing->root[row_id].integer;
    for (int number = 0; with_relations && number < tables->relation_count; number++) {
        floor_table *relation = &tables->relations[number];
        floor_value count = thing->root[relation->counted_at];
        if (count.type == SQLITE_NULL || count.integer == 0) continue;
        if (!read_rows(relation, owner, count.integer, &thing->relations[number])
            || thing->relations[number].count != count.integer) return -1;
    }
    if (tables->beside.select && !read_rows(&tables->beside, owner, most_beside, &thing->beside)) return -1;
    return 1;
}

int floor_tables_read(floor_tables *tables, int with_relations, floor_thing *thing) {
    memset(thing, 0, sizeof *thing);
    int result = run(tables->reader.begin) ? read_thing(tables, with_relations, thing) : -1;
    if (result < 0) tables->message = sqlite3_errmsg(tables->reader.handle);
    if (!run(tables->reader.commit)) result = -1;
    return result;
}

// Binds values. SQLite does not need to copy them, because they outlive the execution of the statement.
static void bind_values(sqlite3_stmt *statement, int first, int columns, const floor_value *values) {
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

static int write_relation(floor_table *relation, sqlite3_int64 owner, int is_there, floor_table_rows rows) {
    if (is_there) {
        sqlite3_bind_int64(relation->delete, 1, owner);
        if (!run(relation->delete)) return 0;
    }
    for (sqlite3_int64 position = 0; position < rows.count; position++) {
        sqlite3_bind_int64(relation->insert, 1, owner);
        sqlite3_bind_int64(relation->insert, 2, position);
        bind_values(
            relation->insert, owner_columns + 1, relation->columns, rows.values + position * relation->columns);
        if (!run(relation->insert)) return 0;
    }
    return 1;
}

static int write_thing(floor_tables *tables, floor_thing *thing) {
    floor_table *root = &tables->root;
    sqlite3_int64 owner = 0;
    int is_there[floor_most_relations] = {0};
    int found = sqlite3_step(tables->find) == SQLITE_ROW;
    if (found) {
        owner = sqlite3_column_int64(tables->find, row_id);
        for (int number = 0; number < tables->relation_count; number++)
            is_there[number] = sqlite3_column_int64(tables->find, tables->relations[number].counted_at) > 0;
    }
    sqlite3_reset(tables->find);
    if (!found) return 0;
    thing->root[row_id].integer = owner;
    bind_values(tables->update, 1, root->columns, thing->root);
    if (!run(tables->update)) return 0;
    for (int number = 0; number < tables->relation_count; number++)
        if (!write_relation(&tables->relations[number], owner, is_there[number], thing->relations[number])) return 0;
    for (sqlite3_int64 row = 0; row < thing->beside.count; row++) {
        floor_table *beside = &tables->beside;
        bind_values(beside->insert, 1, beside->columns, thing->beside.values + row * beside->columns);
        if (!run(beside->insert)) return 0;
    }
    return 1;
}

int floor_tables_write(floor_tables *tables, double cached_at, floor_thing *thing) {
    thing->root[tables->root.cached_at].real = cached_at;
    for (sqlite3_int64 row = 0; row < thing->beside.count; row++)
        thing->beside.values[row * tables->beside.columns + tables->beside.cached_at].real = cached_at;
    if (run(tables->writer.begin) && write_thing(tables, thing) && run(tables->writer.commit)) return 0;
    tables->message = sqlite3_errmsg(tables->writer.handle);
    if (!sqlite3_get_autocommit(tables->writer.handle)) run(tables->writer.rollback);
    return -1;
}

static void free_rows(floor_table_rows *rows, int columns) {
    for (sqlite3_int64 number = 0; rows->values && number < rows->count * columns; number++)
        if (rows->values[number].type == SQLITE_TEXT) free(rows->values[number].text);
    free(rows->values);
}

void floor_tables_free(floor_tables *tables, floor_thing *thing) {
    floor_table_rows root = {1, thing->root};
    free_rows(&root, tables->root.columns);
    for (int number = 0; number < tables->relation_count; number++)
        free_rows(&thing->relations[number], tables->relations[number].columns);
    free_rows(&thing->beside, tables->beside.columns);
}
