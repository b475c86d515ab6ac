#include "FloorTables.h"
#include "FloorTable.h"

struct floor_tables {
    floor_side reader, writer;
    sqlite3_stmt *find, *update;
    floor_table root, relations[floor_most_relations], beside;
    int relation_count;
    const char *message;
};

// The number of columns before the values in the rows of a relation.
enum { owner_columns = 2 };

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

// Opens the relations in the order in which their tables were created, which is the order of declaration.
static int open_relations(floor_tables *tables, const char *root) {
    sqlite3_stmt *names = prepare_text(
        tables->reader.handle,
        sqlite3_mprintf(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND instr(sql, 'REFERENCES \"%w\" (') ORDER BY rowid",
            root));
    if (!names) return 0;
    int done = 1;
    while (done && sqlite3_step(names) == SQLITE_ROW)
        done = open_relation(tables, root, (const char *)sqlite3_column_text(names, 0));
    sqlite3_finalize(names);
    return done;
}

floor_tables *floor_tables_open(
    const char *path, const char *root, const char *clauses, const char *beside, const char *beside_clauses
) {
    floor_tables *tables = calloc(1, sizeof *tables);
    if (!tables) return NULL;
    if (open_sides(&tables->reader, &tables->writer, path) && open_root(tables, root, clauses)
        && open_relations(tables, root)
        && open_beside(&tables->beside, &tables->reader, &tables->writer, beside, beside_clauses)) return tables;
    floor_tables_close(tables);
    return NULL;
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

// Reads the rows that belong to a row of the root table.
static int read_rows(floor_table *table, sqlite3_int64 owner, sqlite3_int64 room, floor_table_rows *rows) {
    if (!reserve_rows(rows, room, table->columns)) return 0;
    sqlite3_bind_int64(table->select, 1, owner);
    int done = 1;
    while (done && rows->count < room && sqlite3_step(table->select) == SQLITE_ROW) done = read_row(table->select, rows);
    sqlite3_reset(table->select);
    return done;
}

static int read_thing(floor_tables *tables, int with_relations, floor_thing *thing) {
    floor_table *root = &tables->root;
    if (!reserve_rows(&thing->root, 1, root->columns)) return -1;
    int code = sqlite3_step(root->select);
    int done = code == SQLITE_ROW && read_row(root->select, &thing->root);
    sqlite3_reset(root->select);
    if (!done) return code == SQLITE_DONE ? 0 : -1;
    sqlite3_int64 owner = thing->root.values[row_id].integer;
    for (int number = 0; with_relations && number < tables->relation_count; number++) {
        floor_table *relation = &tables->relations[number];
        floor_value count = thing->root.values[relation->counted_at];
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

static int write_relation(
    const floor_table *relation, sqlite3_int64 owner, int is_there, const floor_table_rows *rows
) {
    if (is_there) {
        sqlite3_bind_int64(relation->delete, 1, owner);
        if (!run(relation->delete)) return 0;
    }
    for (sqlite3_int64 position = 0; position < rows->count; position++) {
        sqlite3_bind_int64(relation->insert, 1, owner);
        sqlite3_bind_int64(relation->insert, 2, position);
        bind_values(relation->insert, owner_columns + 1, relation->columns, row_at(rows, position));
        if (!run(relation->insert)) return 0;
    }
    return 1;
}

static int write_thing(floor_tables *tables, floor_thing *thing) {
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
    thing->root.values[row_id].integer = owner;
    bind_values(tables->update, 1, tables->root.columns, thing->root.values);
    if (!run(tables->update)) return 0;
    for (int number = 0; number < tables->relation_count; number++)
        if (!write_relation(&tables->relations[number], owner, is_there[number], &thing->relations[number])) return 0;
    return write_beside(&tables->beside, &thing->beside);
}

int floor_tables_write(floor_tables *tables, double cached_at, floor_thing *thing) {
    set_cached_at(&thing->root, tables->root.cached_at, cached_at);
    set_cached_at(&thing->beside, tables->beside.cached_at, cached_at);
    if (run(tables->writer.begin) && write_thing(tables, thing) && run(tables->writer.commit)) return 0;
    tables->message = sqlite3_errmsg(tables->writer.handle);
    if (!sqlite3_get_autocommit(tables->writer.handle)) run(tables->writer.rollback);
    return -1;
}
