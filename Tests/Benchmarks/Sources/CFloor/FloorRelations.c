#include "FloorRelations.h"

static void read_genre(floor_cursor *row, void *value) {
    floor_genre *genre = value;
    genre->id = read_int(row);
    genre->name = read_text(row);
}

static void bind_genre(floor_cursor *row, const void *value) {
    const floor_genre *genre = value;
    bind_int(row, genre->id);
    bind_text(row, genre->name);
}

static void free_genre(void *value) {
    free(((floor_genre *)value)->name);
}

static void read_one_text(floor_cursor *row, void *value) {
    ((floor_text *)value)->text = read_text(row);
}

static void bind_one_text(floor_cursor *row, const void *value) {
    bind_text(row, ((const floor_text *)value)->text);
}

static void free_one_text(void *value) {
    free(((floor_text *)value)->text);
}

static void read_company(floor_cursor *row, void *value) {
    floor_company *company = value;
    company->id = read_int(row);
    company->name = read_text(row);
    company->origin_country = read_text(row);
    company->logo_path = read_text(row);
}

static void bind_company(floor_cursor *row, const void *value) {
    const floor_company *company = value;
    bind_int(row, company->id);
    bind_text(row, company->name);
    bind_text(row, company->origin_country);
    bind_text(row, company->logo_path);
}

static void free_company(void *value) {
    floor_company *company = value;
    free(company->name);
    free(company->origin_country);
    free(company->logo_path);
}

static void read_coded_name(floor_cursor *row, void *value) {
    floor_coded_name *name = value;
    name->code = read_text(row);
    name->name = read_text(row);
}

static void bind_coded_name(floor_cursor *row, const void *value) {
    const floor_coded_name *name = value;
    bind_text(row, name->code);
    bind_text(row, name->name);
}

static void free_coded_name(void *value) {
    floor_coded_name *name = value;
    free(name->code);
    free(name->name);
}

static void read_collection(floor_cursor *row, void *value) {
    floor_collection *collection = value;
    collection->id = read_int(row);
    collection->name = read_text(row);
    collection->poster_path = read_text(row);
    collection->backdrop_path = read_text(row);
}

static void bind_collection(floor_cursor *row, const void *value) {
    const floor_collection *collection = value;
    bind_int(row, collection->id);
    bind_text(row, collection->name);
    bind_text(row, collection->poster_path);
    bind_text(row, collection->backdrop_path);
}

static void free_collection(void *value) {
    floor_collection *collection = value;
    free(collection->name);
    free(collection->poster_path);
    free(collection->backdrop_path);
}

static void read_cast_member(floor_cursor *row, void *value) {
    floor_cast_member *member = value;
    member->person_id = read_int(row);
    member->cast_id = read_optional_int(row);
    member->credit_id = read_text(row);
    member->name = read_text(row);
    member->character = read_text(row);
    member->gender = read_int(row);
    member->profile_path = read_text(row);
    member->order = read_int(row);
}

static void bind_cast_member(floor_cursor *row, const void *value) {
    const floor_cast_member *member = value;
    bind_int(row, member->person_id);
    bind_optional_int(row, member->cast_id);
    bind_text(row, member->credit_id);
    bind_text(row, member->name);
    bind_text(row, member->character);
    bind_int(row, member->gender);
    bind_text(row, member->profile_path);
    bind_int(row, member->order);
}

static void free_cast_member(void *value) {
    floor_cast_member *member = value;
    free(member->credit_id);
    free(member->name);
    free(member->character);
    free(member->profile_path);
}

static void read_crew_member(floor_cursor *row, void *value) {
    floor_crew_member *member = value;
    member->person_id = read_int(row);
    member->credit_id = read_text(row);
    member->name = read_text(row);
    member->job = read_text(row);
    member->department = read_text(row);
    member->gender = read_int(row);
    member->profile_path = read_text(row);
}

static void bind_crew_member(floor_cursor *row, const void *value) {
    const floor_crew_member *member = value;
    bind_int(row, member->person_id);
    bind_text(row, member->credit_id);
    bind_text(row, member->name);
    bind_text(row, member->job);
    bind_text(row, member->department);
    bind_int(row, member->gender);
    bind_text(row, member->profile_path);
}

static void free_crew_member(void *value) {
    floor_crew_member *member = value;
    free(member->credit_id);
    free(member->name);
    free(member->job);
    free(member->department);
    free(member->profile_path);
}

static void read_release(floor_cursor *row, void *value) {
    floor_release *release = value;
    release->region = read_text(row);
    release->certification = read_text(row);
    release->release_date = read_double(row);
    release->type = read_text(row);
    release->note = read_text(row);
    release->language_code = read_text(row);
    release->descriptor_count = read_int(row);
}

static void bind_release(floor_cursor *row, const void *value) {
    const floor_release *release = value;
    bind_text(row, release->region);
    bind_text(row, release->certification);
    bind_double(row, release->release_date);
    bind_text(row, release->type);
    bind_text(row, release->note);
    bind_text(row, release->language_code);
    bind_int(row, release->descriptor_count);
}

static void free_release(void *value) {
    floor_release *release = value;
    free(release->region);
    free(release->certification);
    free(release->type);
    free(release->note);
    free(release->language_code);
}

static void read_watch_region(floor_cursor *row, void *value) {
    floor_watch_region *region = value;
    region->region = read_text(row);
    region->link = read_text(row);
    for (int kind = 0; kind < 5; kind++) region->counts[kind] = read_optional_int(row);
}

static void bind_watch_region(floor_cursor *row, const void *value) {
    const floor_watch_region *region = value;
    bind_text(row, region->region);
    bind_text(row, region->link);
    for (int kind = 0; kind < 5; kind++) bind_optional_int(row, region->counts[kind]);
}

static void free_watch_region(void *value) {
    floor_watch_region *region = value;
    free(region->region);
    free(region->link);
}

static void read_watch_offer(floor_cursor *row, void *value) {
    floor_watch_offer *offer = value;
    offer->provider_id = read_int(row);
    offer->name = read_text(row);
    offer->logo_path = read_text(row);
    offer->display_priority = read_int(row);
}

static void bind_watch_offer(floor_cursor *row, const void *value) {
    const floor_watch_offer *offer = value;
    bind_int(row, offer->provider_id);
    bind_text(row, offer->name);
    bind_text(row, offer->logo_path);
    bind_int(row, offer->display_priority);
}

static void free_watch_offer(void *value) {
    floor_watch_offer *offer = value;
    free(offer->name);
    free(offer->logo_path);
}

#define RELATION(table, columns, parameters, type, methods) \
    { "SELECT " columns " FROM movies_movie_" table " WHERE owner_row_id = ? ORDER BY position", \
      "INSERT INTO movies_movie_" table " (owner_row_id, position, " columns ") VALUES (?, ?, " parameters ")", \
      "DELETE FROM movies_movie_" table " WHERE owner_row_id = ?", \
      sizeof(type), read_##methods, bind_##methods, free_##methods }

const floor_relation_methods floor_methods[floor_relation_count] = {
    [floor_genres] = RELATION("genre", "genre_id, name", "?, ?", floor_genre, genre),
    [floor_origin_countries] = RELATION("origin_country", "country_code", "?", floor_text, one_text),
    [floor_companies] = RELATION(
        "production_company", "company_id, name, origin_country, logo_path", "?, ?, ?, ?", floor_company, company),
    [floor_countries] = RELATION("production_country", "country_code, name", "?, ?", floor_coded_name, coded_name),
    [floor_languages] = RELATION("spoken_language", "language_code, name", "?, ?", floor_coded_name, coded_name),
    [floor_collections] = RELATION(
        "collection", "collection_id, name, poster_path, backdrop_path", "?, ?, ?, ?", floor_collection, collection),
    [floor_cast] = RELATION(
        "cast_member", "person_id, cast_id, credit_id, name, character, gender, profile_path, billing_order",
        "?, ?, ?, ?, ?, ?, ?, ?", floor_cast_member, cast_member),
    [floor_crew] = RELATION(
        "crew_member", "person_id, credit_id, name, job, department, gender, profile_path", "?, ?, ?, ?, ?, ?, ?",
        floor_crew_member, crew_member),
    [floor_posters] = RELATION("poster", "path", "?", floor_text, one_text),
    [floor_backdrops] = RELATION("backdrop", "path", "?", floor_text, one_text),
    [floor_logos] = RELATION("logo", "path", "?", floor_text, one_text),
    [floor_releases] = RELATION(
        "release", "region, certification, release_date, type, note, language_code, descriptor_count",
        "?, ?, ?, ?, ?, ?, ?", floor_release, release),
    [floor_descriptors] = RELATION("release_descriptor", "descriptor", "?", floor_text, one_text),
    [floor_watch_regions] = RELATION(
        "watch_region", "region, link, flatrate_count, buy_count, rent_count, free_count, ads_count",
        "?, ?, ?, ?, ?, ?, ?", floor_watch_region, watch_region),
    [floor_watch_offers] = RELATION(
        "watch_offer", "provider_id, name, logo_path, display_priority", "?, ?, ?, ?", floor_watch_offer, watch_offer),
};
