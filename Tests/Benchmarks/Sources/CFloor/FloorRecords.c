#include "FloorRecords.h"
#include "FloorTable.h"

struct floor_records {
    floor_side reader, writer;
    sqlite3_stmt *select_always, *select_all, *upsert;
    floor_record_relation relations[floor_most_relations];
    int relation_count;
    // The number of columns before the records, and the index of the one with the date of caching.
    int columns, cached_at;
    floor_table beside;
    const char *message;
};

static int open_root(
    floor_records *records, const char *select_always, const char *select_all, const char *upsert,
    const floor_record_relation *relations, int relation_count
) {
    if (relation_count > floor_most_relations) return 0;
    memcpy(records->relations, relations, sizeof *relations * (size_t)relation_count);
    records->relation_count = relation_count;
    records->select_always = prepare(records->reader.handle, select_always);
    records->select_all = prepare(records->reader.handle, select_all);
    records->upsert = prepare(records->writer.handle, upsert);
    if (!records->select_always || !records->select_all || !records->upsert) return 0;
    records->columns = sqlite3_column_count(records->select_all) - relation_count;
    records->cached_at = column_named(records->select_all, "cached_at");
    return records->cached_at >= 0;
}

floor_records *floor_records_open(
    const char *path, const char *select_always, const char *select_all, const char *upsert,
    const floor_record_relation *relations, int relation_count, const char *beside, const char *beside_clauses
) {
    floor_records *records = calloc(1, sizeof *records);
    if (!records) return NULL;
    if (open_sides(&records->reader, &records->writer, path)
        && open_root(records, select_always, select_all, upsert, relations, relation_count)
        && open_beside(&records->beside, &records->reader, &records->writer, beside, beside_clauses)) return records;
    floor_records_close(records);
    return NULL;
}

void floor_records_close(floor_records *records) {
    sqlite3_finalize(records->select_always);
    sqlite3_finalize(records->select_all);
    sqlite3_finalize(records->upsert);
    close_table(&records->beside);
    close_side(&records->reader);
    close_side(&records->writer);
    free(records);
}

const char *floor_records_message(floor_records *records) {
    return records->message ? records->message : "no error";
}

// The format of the records is documented in RecordFormat.swift. The machine must be little-endian, as the numbers are.
// Repeated texts are read as references, but written each time.

enum { null_header = 0, integer_header = 1, real_header = 2, reference_header = 3, text_header = 4 };

typedef struct { const unsigned char *start, *next, *end; } record_cursor;

static inline int decode_number(record_cursor *cursor, sqlite3_uint64 *number) {
    *number = 0;
    for (int shift = 0; cursor->next < cursor->end && shift < 64; shift += 7) {
        unsigned char byte = *cursor->next++;
        *number |= (sqlite3_uint64)(byte & 0x7F) << shift;
        if (byte < 0x80) return 1;
    }
    return 0;
}

// No column of these tables contains other bytes than text.
static inline int decode_text(record_cursor *cursor, sqlite3_uint64 header, floor_value *value) {
    sqlite3_uint64 bytes = (header - text_header) / 2;
    if (header % 2 != 0 || bytes > (sqlite3_uint64)(cursor->end - cursor->next)) return 0;
    if (!copy_text(value, cursor->next, (int)bytes)) return 0;
    value->type = SQLITE_TEXT;
    cursor->next += bytes;
    return 1;
}

static int decode_reference(const record_cursor *cursor, sqlite3_uint64 position, floor_value *value) {
    if (position >= (sqlite3_uint64)(cursor->next - cursor->start)) return 0;
    record_cursor earlier = {cursor->start, cursor->start + position, cursor->end};
    sqlite3_uint64 header;
    return decode_number(&earlier, &header) && header >= text_header && decode_text(&earlier, header, value);
}

static inline int decode_value(record_cursor *cursor, floor_value *value) {
    sqlite3_uint64 header, number;
    if (!decode_number(cursor, &header)) return 0;
    switch (header) {
        case null_header:
            value->type = SQLITE_NULL;
            return 1;
        case integer_header:
            value->type = SQLITE_INTEGER;
            if (!decode_number(cursor, &number)) return 0;
            value->integer = (sqlite3_int64)(number >> 1 ^ -(number & 1));
            return 1;
        case real_header:
            value->type = SQLITE_FLOAT;
            if (cursor->end - cursor->next < 8) return 0;
            memcpy(&value->real, cursor->next, 8);
            cursor->next += 8;
            return 1;
        case reference_header: return decode_number(cursor, &number) && decode_reference(cursor, number, value);
        default: return decode_text(cursor, header, value);
    }
}

static inline sqlite3_uint64 digest(sqlite3_uint64 value, sqlite3_uint64 word) {
    value = (value ^ word) * 0xD6E8FEB86659FD93u;
    return value ^ value >> 32;
}

// The digest is documented in RowDigest.swift.
static unsigned checksum(const unsigned char *bytes, size_t count) {
    sqlite3_uint64 value = digest(0x9E3779B97F4A7C15u, count), word, rest = 0;
    size_t offset = 0;
    for (; offset + 8 <= count; offset += 8) {
        memcpy(&word, bytes + offset, 8);
        value = digest(value, word);
    }
    while (offset < count) rest = rest << 8 | bytes[offset++];
    return (unsigned)digest(value, rest);
}

enum { checksum_size = sizeof(unsigned) };

static int decode_rows(sqlite3_stmt *select, int column, sqlite3_int64 count, int columns, floor_table_rows *rows) {
    const unsigned char *bytes = sqlite3_column_blob(select, column);
    if (!bytes || !reserve_rows(rows, count, columns)) return 0;
    rows->count = count;
    int size = sqlite3_column_bytes(select, column) - checksum_size;
    unsigned stored;
    if (size < 0) return 0;
    memcpy(&stored, bytes + size, checksum_size);
    if (stored != checksum(bytes, (size_t)size)) return 0;
    record_cursor cursor = {bytes, bytes, bytes + size};
    for (sqlite3_int64 number = 0; number < count * columns; number++)
        if (!decode_value(&cursor, &rows->values[number])) return 0;
    return cursor.next == cursor.end;
}

static int read_root(floor_records *records, sqlite3_stmt *select, int with_all, floor_thing *thing) {
    if (!reserve_rows(&thing->root, 1, records->columns) || !read_row(select, &thing->root)) return 0;
    for (int number = 0; number < records->relation_count; number++) {
        const floor_record_relation *relation = &records->relations[number];
        if (!with_all && !relation->is_always_read) break;
        floor_value count = thing->root.values[relation->counted_at];
        if (count.type == SQLITE_NULL || count.integer == 0) continue;
        floor_table_rows *rows = &thing->relations[relation->index];
        if (!decode_rows(select, records->columns + number, count.integer, relation->columns, rows)) return 0;
    }
    return 1;
}

// Reads the related rows, one for each row of the first relation.
static int read_beside(floor_table *beside, const floor_table_rows *items, floor_table_rows *rows) {
    if (!reserve_rows(rows, items->count, beside->columns)) return 0;
    int done = 1;
    for (sqlite3_int64 number = 0; done && number < items->count; number++) {
        bind_values(beside->select, 1, 1, row_at(items, number));
        done = sqlite3_step(beside->select) == SQLITE_ROW && read_row(beside->select, rows);
        sqlite3_reset(beside->select);
    }
    return done;
}

static int read_thing(floor_records *records, int with_all, floor_thing *thing) {
    sqlite3_stmt *select = with_all ? records->select_all : records->select_always;
    int code = sqlite3_step(select);
    int done = code == SQLITE_ROW && read_root(records, select, with_all, thing);
    sqlite3_reset(select);
    if (!done) return code == SQLITE_DONE ? 0 : -1;
    if (records->beside.select && !read_beside(&records->beside, &thing->relations[0], &thing->beside)) return -1;
    return 1;
}

int floor_records_read(floor_records *records, int with_all, floor_thing *thing) {
    memset(thing, 0, sizeof *thing);
    // One statement reads from one snapshot. Several need a transaction.
    int has_transaction = records->beside.select != NULL;
    int result = !has_transaction || run(records->reader.begin) ? read_thing(records, with_all, thing) : -1;
    if (result < 0) records->message = sqlite3_errmsg(records->reader.handle);
    if (has_transaction && !run(records->reader.commit)) result = -1;
    return result;
}

static inline unsigned char *encode_number(unsigned char *next, sqlite3_uint64 number) {
    for (; number >= 0x80; number >>= 7) *next++ = (unsigned char)(number | 0x80);
    *next++ = (unsigned char)number;
    return next;
}

static inline unsigned char *encode_value(unsigned char *next, const floor_value *value) {
    switch (value->type) {
        case SQLITE_INTEGER:
            *next++ = integer_header;
            return encode_number(next, (sqlite3_uint64)value->integer << 1 ^ (sqlite3_uint64)(value->integer >> 63));
        case SQLITE_FLOAT:
            *next++ = real_header;
            memcpy(next, &value->real, 8);
            return next + 8;
        case SQLITE_TEXT:
            next = encode_number(next, text_header + 2 * (sqlite3_uint64)value->bytes);
            memcpy(next, value->text, (size_t)value->bytes);
            return next + value->bytes;
        default:
            *next++ = null_header;
            return next;
    }
}

// The maximum number of bytes of a value without its text.
enum { most_bytes = 11 };

// Binds rows as a record. SQLite frees it.
static int bind_rows(sqlite3_stmt *statement, int index, const floor_table_rows *rows) {
    if (rows->count == 0) return sqlite3_bind_null(statement, index) == SQLITE_OK;
    sqlite3_int64 count = rows->count * rows->columns;
    size_t room = (size_t)count * most_bytes + checksum_size;
    for (sqlite3_int64 number = 0; number < count; number++)
        if (rows->values[number].type == SQLITE_TEXT) room += (size_t)rows->values[number].bytes;
    unsigned char *bytes = malloc(room);
    if (!bytes) return 0;
    unsigned char *end = bytes;
    for (sqlite3_int64 number = 0; number < count; number++) end = encode_value(end, &rows->values[number]);
    unsigned sum = checksum(bytes, (size_t)(end - bytes));
    memcpy(end, &sum, checksum_size);
    return sqlite3_bind_blob(statement, index, bytes, (int)(end - bytes) + checksum_size, free) == SQLITE_OK;
}

static int write_thing(floor_records *records, const floor_thing *thing) {
    int first = row_id + 1, count = records->columns - first;
    bind_values(records->upsert, 1, count, thing->root.values + first);
    for (int number = 0; number < records->relation_count; number++)
        if (!bind_rows(records->upsert, 1 + count + number, &thing->relations[records->relations[number].index]))
            return 0;
    return run(records->upsert) && write_beside(&records->beside, &thing->beside);
}

int floor_records_write(floor_records *records, double cached_at, floor_thing *thing) {
    set_cached_at(&thing->root, records->cached_at, cached_at);
    set_cached_at(&thing->beside, records->beside.cached_at, cached_at);
    if (run(records->writer.begin) && write_thing(records, thing) && run(records->writer.commit)) return 0;
    records->message = sqlite3_errmsg(records->writer.handle);
    if (!sqlite3_get_autocommit(records->writer.handle)) run(records->writer.rollback);
    return -1;
}
