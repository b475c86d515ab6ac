#include "CFloor.h"
#include "FloorRelations.h"
#include "FloorSide.h"

#define COLUMNS \
    "title, tagline, original_title, original_language, overview, runtime, release_date, poster_path, " \
    "backdrop_path, budget, revenue, homepage_url, imdb_id, status, popularity, vote_average, vote_count, " \
    "has_video, is_adult_only, cached_at"
#define COUNTS \
    "genre_count, origin_country_count, production_company_count, production_country_count, " \
    "spoken_language_count, collection_count, cast_member_count, crew_member_count, poster_count, backdrop_count, " \
    "logo_count, release_count, release_descriptor_count, watch_region_count, watch_offer_count"
#define PARAMETERS "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?"

static const char *const select_movie =
    "SELECT row_id, movie_id, language, " COLUMNS ", " COUNTS " FROM movies_movie WHERE movie_id = ? AND language = ?";
static const char *const update_movie =
    "UPDATE movies_movie SET (" COLUMNS ", " COUNTS ") = (" PARAMETERS ") WHERE row_id = ?";

struct floor_connection {
    floor_side reader, writer;
    sqlite3_stmt *find, *select, *update, *selects[floor_relation_count], *inserts[floor_relation_count], *deletes[floor_relation_count];
    const char *message;
};

// The index of the first count in the selected row.
enum { first_count = 23 };

floor_connection *floor_open(const char *path) {
    floor_connection *floor = calloc(1, sizeof *floor);
    if (!floor) return NULL;
    if (!open_sides(&floor->reader, &floor->writer, path)
        || !(floor->select = prepare(floor->reader.handle, select_movie))
        || !(floor->find = prepare(floor->writer.handle, select_movie))
        || !(floor->update = prepare(floor->writer.handle, update_movie))) {
        floor_close(floor);
        return NULL;
    }
    for (int relation = 0; relation < floor_relation_count; relation++) {
        const floor_relation_methods *methods = &floor_methods[relation];
        floor->selects[relation] = prepare(floor->reader.handle, methods->select);
        floor->inserts[relation] = prepare(floor->writer.handle, methods->insert);
        floor->deletes[relation] = prepare(floor->writer.handle, methods->delete);
        if (!floor->selects[relation] || !floor->inserts[relation] || !floor->deletes[relation]) {
            floor_close(floor);
            return NULL;
        }
    }
    return floor;
}

void floor_close(floor_connection *floor) {
    for (int relation = 0; relation < floor_relation_count; relation++) {
        sqlite3_finalize(floor->selects[relation]);
        sqlite3_finalize(floor->inserts[relation]);
        sqlite3_finalize(floor->deletes[relation]);
    }
    sqlite3_finalize(floor->select);
    sqlite3_finalize(floor->find);
    sqlite3_finalize(floor->update);
    close_side(&floor->reader);
    close_side(&floor->writer);
    free(floor);
}

const char *floor_message(floor_connection *floor) {
    return floor->message ? floor->message : "no error";
}

static void bind_key(sqlite3_stmt *statement, sqlite3_int64 id, const char *language) {
    sqlite3_bind_int64(statement, 1, id);
    sqlite3_bind_text(statement, 2, language, -1, SQLITE_STATIC);
}

static void read_columns(sqlite3_stmt *statement, floor_movie *movie) {
    floor_cursor row = {statement, 0};
    movie->row_id = read_int(&row);
    movie->movie_id = read_int(&row);
    movie->language = read_text(&row);
    movie->title = read_text(&row);
    movie->tagline = read_text(&row);
    movie->original_title = read_text(&row);
    movie->original_language = read_text(&row);
    movie->overview = read_text(&row);
    movie->runtime = read_optional_int(&row);
    movie->release_date = read_optional_double(&row);
    movie->poster_path = read_text(&row);
    movie->backdrop_path = read_text(&row);
    movie->budget = read_optional_double(&row);
    movie->revenue = read_optional_double(&row);
    movie->homepage_url = read_text(&row);
    movie->imdb_id = read_text(&row);
    movie->status = read_text(&row);
    movie->popularity = read_optional_double(&row);
    movie->vote_average = read_optional_double(&row);
    movie->vote_count = read_optional_int(&row);
    movie->has_video = read_optional_int(&row);
    movie->is_adult_only = read_optional_int(&row);
    movie->cached_at = read_double(&row);
    for (int relation = 0; relation < floor_relation_count; relation++) {
        floor_optional_int count = read_optional_int(&row);
        movie->relations[relation] = (floor_rows){count.is_null ? -1 : count.value, NULL};
    }
}

static int read_rows(sqlite3_stmt *statement, sqlite3_int64 owner, const floor_relation_methods *methods, floor_rows *rows) {
    rows->rows = calloc((size_t)rows->count, methods->size);
    if (!rows->rows) return 0;
    sqlite3_bind_int64(statement, 1, owner);
    sqlite3_int64 found = 0;
    while (found < rows->count && sqlite3_step(statement) == SQLITE_ROW) {
        floor_cursor row = {statement, 0};
        methods->read(&row, (char *)rows->rows + (size_t)found++ * methods->size);
    }
    sqlite3_reset(statement);
    return found == rows->count;
}

static int read_movie(
    floor_connection *floor, sqlite3_int64 id, const char *language, int with_parts, floor_movie *movie
) {
    bind_key(floor->select, id, language);
    int code = sqlite3_step(floor->select);
    if (code == SQLITE_ROW) read_columns(floor->select, movie);
    sqlite3_reset(floor->select);
    if (code != SQLITE_ROW) return code == SQLITE_DONE ? 0 : -1;
    for (int relation = 0; relation < floor_relation_count; relation++) {
        floor_rows *rows = &movie->relations[relation];
        if (relation >= floor_cast && !with_parts) rows->count = -1;
        if (rows->count > 0
            && !read_rows(floor->selects[relation], movie->row_id, &floor_methods[relation], rows)) return -1;
    }
    return 1;
}

int floor_read(floor_connection *floor, sqlite3_int64 id, const char *language, int with_parts, floor_movie *movie) {
    memset(movie, 0, sizeof *movie);
    if (!run(floor->reader.begin)) {
        floor->message = sqlite3_errmsg(floor->reader.handle);
        return -1;
    }
    int result = read_movie(floor, id, language, with_parts, movie);
    if (result < 0) floor->message = sqlite3_errmsg(floor->reader.handle);
    if (!run(floor->reader.commit)) result = -1;
    return result;
}

static void bind_columns(sqlite3_stmt *statement, const floor_movie *movie, sqlite3_int64 row_id) {
    floor_cursor row = {statement, 1};
    bind_text(&row, movie->title);
    bind_text(&row, movie->tagline);
    bind_text(&row, movie->original_title);
    bind_text(&row, movie->original_language);
    bind_text(&row, movie->overview);
    bind_optional_int(&row, movie->runtime);
    bind_optional_double(&row, movie->release_date);
    bind_text(&row, movie->poster_path);
    bind_text(&row, movie->backdrop_path);
    bind_optional_double(&row, movie->budget);
    bind_optional_double(&row, movie->revenue);
    bind_text(&row, movie->homepage_url);
    bind_text(&row, movie->imdb_id);
    bind_text(&row, movie->status);
    bind_optional_double(&row, movie->popularity);
    bind_optional_double(&row, movie->vote_average);
    bind_optional_int(&row, movie->vote_count);
    bind_optional_int(&row, movie->has_video);
    bind_optional_int(&row, movie->is_adult_only);
    bind_double(&row, movie->cached_at);
    for (int relation = 0; relation < floor_relation_count; relation++) {
        sqlite3_int64 count = movie->relations[relation].count;
        bind_optional_int(&row, (floor_optional_int){count < 0, count});
    }
    bind_int(&row, row_id);
}

static int write_rows(sqlite3_stmt *statement, sqlite3_int64 owner, const floor_relation_methods *methods, floor_rows rows) {
    for (sqlite3_int64 position = 0; position < rows.count; position++) {
        floor_cursor row = {statement, 1};
        bind_int(&row, owner);
        bind_int(&row, position);
        methods->bind(&row, (const char *)rows.rows + (size_t)position * methods->size);
        if (!run(statement)) return 0;
    }
    return 1;
}

// Finds the row of a movie, and the current number of rows of each relation.
static int find_row(sqlite3_stmt *find, const floor_movie *movie, sqlite3_int64 *row_id, sqlite3_int64 *counts) {
    bind_key(find, movie->movie_id, movie->language);
    int found = sqlite3_step(find) == SQLITE_ROW;
    if (found) {
        *row_id = sqlite3_column_int64(find, 0);
        for (int relation = 0; relation < floor_relation_count; relation++)
            counts[relation] = sqlite3_column_int64(find, first_count + relation);
    }
    sqlite3_reset(find);
    return found;
}

static int write_movie(floor_connection *floor, const floor_movie *movie) {
    sqlite3_int64 row_id, counts[floor_relation_count];
    if (!find_row(floor->find, movie, &row_id, counts)) return 0;
    bind_columns(floor->update, movie, row_id);
    if (!run(floor->update)) return 0;
    for (int relation = 0; relation < floor_relation_count; relation++) {
        if (counts[relation] > 0) {
            sqlite3_bind_int64(floor->deletes[relation], 1, row_id);
            if (!run(floor->deletes[relation])) return 0;
        }
        if (!write_rows(floor->inserts[relation], row_id, &floor_methods[relation], movie->relations[relation])) return 0;
    }
    return 1;
}

int floor_write(floor_connection *floor, const floor_movie *movie) {
    int done = run(floor->writer.begin) && write_movie(floor, movie) && run(floor->writer.commit);
    if (done) return 0;
    floor->message = sqlite3_errmsg(floor->writer.handle);
    if (!sqlite3_get_autocommit(floor->writer.handle)) run(floor->writer.rollback);
    return -1;
}

void floor_free(floor_movie *movie) {
    char *texts[] = {
        movie->language, movie->title, movie->tagline, movie->original_title, movie->original_language, movie->overview,
        movie->poster_path, movie->backdrop_path, movie->homepage_url, movie->imdb_id, movie->status,
    };
    for (size_t text = 0; text < sizeof texts / sizeof *texts; text++) free(texts[text]);
    for (int relation = 0; relation < floor_relation_count; relation++) {
        floor_rows *rows = &movie->relations[relation];
        for (sqlite3_int64 row = 0; rows->rows && row < rows->count; row++)
            floor_methods[relation].free((char *)rows->rows + (size_t)row * floor_methods[relation].size);
        free(rows->rows);
    }
}
