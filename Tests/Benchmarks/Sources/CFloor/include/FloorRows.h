#ifndef POPCORN_FLOOR_ROWS_H
#define POPCORN_FLOOR_ROWS_H

#include <sqlite3.h>

// A null pointer represents a string that is NULL in the database.

typedef struct { int is_null; sqlite3_int64 value; } floor_optional_int;
typedef struct { int is_null; double value; } floor_optional_double;

typedef struct { sqlite3_int64 id; char *name; } floor_genre;
typedef struct { char *text; } floor_text;
typedef struct { sqlite3_int64 id; char *name, *origin_country, *logo_path; } floor_company;
typedef struct { char *code, *name; } floor_coded_name;
typedef struct { sqlite3_int64 id; char *name, *poster_path, *backdrop_path; } floor_collection;

typedef struct {
    sqlite3_int64 person_id;
    floor_optional_int cast_id;
    char *credit_id, *name, *character;
    sqlite3_int64 gender;
    char *profile_path;
    sqlite3_int64 order;
} floor_cast_member;

typedef struct {
    sqlite3_int64 person_id;
    char *credit_id, *name, *job, *department;
    sqlite3_int64 gender;
    char *profile_path;
} floor_crew_member;

typedef struct {
    char *region, *certification;
    double release_date;
    char *type, *note, *language_code;
    sqlite3_int64 descriptor_count;
} floor_release;

typedef struct { char *region, *link; floor_optional_int counts[5]; } floor_watch_region;
typedef struct { sqlite3_int64 provider_id; char *name, *logo_path; sqlite3_int64 display_priority; } floor_watch_offer;

// The relations of a movie, in the order of the columns that count them.
typedef enum {
    floor_genres, floor_origin_countries, floor_companies, floor_countries, floor_languages, floor_collections,
    floor_cast, floor_crew, floor_posters, floor_backdrops, floor_logos, floor_releases, floor_descriptors,
    floor_watch_regions, floor_watch_offers, floor_relation_count,
} floor_relation;

// The rows of a relation: an array of its structs. A count of -1 means that the relation is missing, not empty.
typedef struct { sqlite3_int64 count; void *rows; } floor_rows;

typedef struct {
    sqlite3_int64 row_id, movie_id;
    char *language, *title, *tagline, *original_title, *original_language, *overview;
    floor_optional_int runtime;
    floor_optional_double release_date;
    char *poster_path, *backdrop_path;
    floor_optional_double budget, revenue;
    char *homepage_url, *imdb_id, *status;
    floor_optional_double popularity, vote_average;
    floor_optional_int vote_count, has_video, is_adult_only;
    double cached_at;
    floor_rows relations[floor_relation_count];
} floor_movie;

// Returns the rows of a relation. Swift imports a C array as a tuple, which has no subscript.
static inline floor_rows floor_rows_of(const floor_movie *movie, floor_relation relation) {
    return movie->relations[relation];
}

#endif
