#!/usr/bin/env python3
"""Compares the output of `popcorn … --json` with TMDb's recorded responses, property by property.

    Tests/Recordings/check.py POPCORN RECORDINGS

This script serves a folder of recordings (`index.tsv` and `bodies/`) with `popcorn standin`. It runs the command for
each movie, series, season, episode, person, collection, external identifier and list that is recorded in the folder,
and compares each property in the tables below with the recorded body. Then it stops the stand-in and runs the commands
again. The output must be the same, and no request must be sent.

The script needs Python 3.9 and no packages. The exit status is 1 if anything differs.
"""

import csv
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from urllib.parse import parse_qs


# The tables map a property to TMDb's key and a conversion of the value.


def same(value):
    return value


def absent_if_empty(value):
    """Returns `None` for an empty string, which TMDb sends for a missing date or URL."""
    return None if value == "" else value


def image(value):
    """Converts an image path. The command prints a set of URLs, of which only the path is compared."""
    return absent_if_empty(value)


def words(key):
    return key, same


def day(key):
    return key, absent_if_empty


def address(key):
    return key, absent_if_empty


def picture(key):
    return key, image


COMPANY = {"id": words("id"), "name": words("name"), "originCountry": words("origin_country"),
           "logoURLSet": picture("logo_path")}
COUNTRY = {"countryCode": words("iso_3166_1"), "name": words("name")}
LANGUAGE = {"languageCode": words("iso_639_1"), "name": words("name")}
GENRE = {"id": words("id"), "name": words("name")}
CREDIT = {"id": words("id"), "creditID": words("credit_id"), "name": words("name"), "gender": words("gender"),
          "profileURLSet": picture("profile_path")}
CREW = CREDIT | {"job": words("job"), "department": words("department")}
GUEST = CREDIT | {"character": words("character"), "order": words("order")}
# A person is printed once, with all roles or jobs, and recorded once for each.
ROLES = {"roles": ("creditID", "character"), "jobs": ("creditID", "job", "department")}

EPISODE = {
    "id": words("id"), "name": words("name"), "episodeNumber": words("episode_number"),
    "seasonNumber": words("season_number"), "overview": words("overview"), "airDate": day("air_date"),
    "episodeType": words("episode_type"), "runtime": words("runtime"), "showID": words("show_id"),
    "productionCode": words("production_code"), "stillURLSet": picture("still_path"),
    "voteAverage": words("vote_average"), "voteCount": words("vote_count"),
    "crew": ("crew", CREW), "guestStars": ("guest_stars", GUEST),
}

SEASON = {
    "id": words("id"), "name": words("name"), "seasonNumber": words("season_number"), "overview": words("overview"),
    "airDate": day("air_date"), "posterURLSet": picture("poster_path"), "voteAverage": words("vote_average"),
    "episodes": ("episodes", EPISODE),
}

SERIES = {
    "id": words("id"), "name": words("name"), "tagline": words("tagline"), "originalName": words("original_name"),
    "originalLanguage": words("original_language"), "overview": words("overview"),
    "episodeRunTime": words("episode_run_time"), "numberOfSeasons": words("number_of_seasons"),
    "numberOfEpisodes": words("number_of_episodes"), "firstAirDate": day("first_air_date"),
    "originCountry": words("origin_country"), "posterURLSet": picture("poster_path"),
    "backdropURLSet": picture("backdrop_path"), "homepageURL": address("homepage"),
    "isInProduction": words("in_production"), "languages": words("languages"), "lastAirDate": day("last_air_date"),
    "status": words("status"), "type": words("type"), "popularity": words("popularity"),
    "voteAverage": words("vote_average"), "voteCount": words("vote_count"), "isAdultOnly": words("adult"),
    "genres": ("genres", GENRE), "productionCompanies": ("production_companies", COMPANY),
    "productionCountries": ("production_countries", COUNTRY), "spokenLanguages": ("spoken_languages", LANGUAGE),
    "networks": ("networks", COMPANY),
    "createdBy": ("created_by", {"id": words("id"), "creditID": words("credit_id"), "name": words("name"),
                                 "originalName": words("original_name"), "gender": words("gender"),
                                 "profileURLSet": picture("profile_path")}),
    "lastEpisodeToAir": ("last_episode_to_air", EPISODE), "nextEpisodeToAir": ("next_episode_to_air", EPISODE),
    "seasons": ("seasons", SEASON),
}

MOVIE = {
    "id": words("id"), "title": words("title"), "tagline": words("tagline"), "originalTitle": words("original_title"),
    "originalLanguage": words("original_language"), "originCountry": words("origin_country"),
    "overview": words("overview"), "runtime": words("runtime"), "genres": ("genres", GENRE),
    "releaseDate": day("release_date"), "posterURLSet": picture("poster_path"),
    "backdropURLSet": picture("backdrop_path"), "budget": words("budget"), "revenue": words("revenue"),
    "homepageURL": address("homepage"), "imdbID": words("imdb_id"),
    "productionCompanies": ("production_companies", COMPANY),
    "productionCountries": ("production_countries", COUNTRY), "spokenLanguages": ("spoken_languages", LANGUAGE),
    "belongsToCollection": ("belongs_to_collection", {
        "id": words("id"), "name": words("name"), "posterURLSet": picture("poster_path"),
        "backdropURLSet": picture("backdrop_path")}),
    "popularity": words("popularity"), "voteAverage": words("vote_average"), "voteCount": words("vote_count"),
    "hasVideo": words("video"), "isAdultOnly": words("adult"),
    "status": ("status", lambda word: {
        "Rumored": "rumoured", "Planned": "planned", "In Production": "inProduction",
        "Post Production": "postProduction", "Released": "released", "Canceled": "cancelled", None: None,
    }.get(word, "unknown")),
}

PERSON = {
    "id": words("id"), "name": words("name"), "alsoKnownAs": words("also_known_as"),
    "knownForDepartment": words("known_for_department"), "biography": words("biography"),
    "birthday": day("birthday"), "deathday": day("deathday"), "gender": words("gender"),
    "placeOfBirth": words("place_of_birth"), "profileURLSet": picture("profile_path"),
    "popularity": words("popularity"), "imdbID": words("imdb_id"), "homepageURL": address("homepage"),
}

PREVIEW = {
    "id": words("id"), "originalLanguage": words("original_language"), "overview": words("overview"),
    "genreIDs": words("genre_ids"), "posterURLSet": picture("poster_path"),
    "backdropURLSet": picture("backdrop_path"), "popularity": words("popularity"),
    "voteAverage": words("vote_average"), "voteCount": words("vote_count"), "isAdultOnly": words("adult"),
}
MOVIE_PREVIEW = PREVIEW | {
    "title": words("title"), "originalTitle": words("original_title"), "releaseDate": day("release_date"),
    "hasVideo": words("video"),
}
SERIES_PREVIEW = PREVIEW | {
    "name": words("name"), "originalName": words("original_name"), "firstAirDate": day("first_air_date"),
    "originCountry": words("origin_country"),
}
PERSON_PREVIEW = {
    "id": words("id"), "name": words("name"), "gender": words("gender"), "profileURLSet": picture("profile_path"),
    "knownForDepartment": words("known_for_department"), "popularity": words("popularity"),
}
# An item of a mixed list contains its media type, and is compared by the table of that type.
MEDIA_PREVIEW = {
    "movie": MOVIE_PREVIEW | {"kind": words("media_type")}, "tv": SERIES_PREVIEW | {"kind": words("media_type")},
    "person": PERSON_PREVIEW | {"kind": words("media_type")},
}

COLLECTION = {
    "id": words("id"), "name": words("name"), "originalName": words("original_name"),
    "originalLanguage": words("original_language"), "overview": words("overview"),
    "posterURLSet": picture("poster_path"), "backdropURLSet": picture("backdrop_path"),
    "parts": ("parts", MOVIE_PREVIEW),
}

FOUND = {
    "movies": ("movie_results", MOVIE_PREVIEW), "tvSeries": ("tv_results", SERIES_PREVIEW),
    "people": ("person_results", PERSON_PREVIEW),
    "seasons": ("tv_season_results", SEASON | {"seriesID": words("show_id")}),
    "episodes": ("tv_episode_results", EPISODE | {"seriesID": words("show_id")}),
}

# The kind, the pattern of a recorded path, the command and the table. Episodes come before seasons, so that an episode
# is fetched by its own request and not read from the cached season.
DETAILS = [
    ("episodes", r"/3/tv/(\d+)/season/(\d+)/episode/(\d+)", ["episode"], EPISODE),
    ("seasons", r"/3/tv/(\d+)/season/(\d+)", ["season"], SEASON),
    ("series", r"/3/tv/(\d+)", ["tv"], SERIES),
    ("movies", r"/3/movie/(\d+)", ["movie"], MOVIE),
    ("people", r"/3/person/(\d+)", ["person"], PERSON),
    ("collections", r"/3/collection/(\d+)", ["collection"], COLLECTION),
    ("identifiers", r"/3/find/([^/]+)", ["find"], FOUND),
]
LISTS = [
    (r"/3/movie/(popular|top_rated|now_playing|upcoming)", ["movies"], MOVIE_PREVIEW),
    (r"/3/tv/(popular|top_rated|on_the_air|airing_today)", ["tv-series"], SERIES_PREVIEW),
    (r"/3/person/(popular)", ["people"], PERSON_PREVIEW),
    (r"/3/movie/(\d+)/(similar|recommendations)", ["movie"], MOVIE_PREVIEW),
    (r"/3/tv/(\d+)/(similar|recommendations)", ["tv"], SERIES_PREVIEW),
    (r"/3/trending/movie/()week", ["movies", "trending", "--window", "week"], MOVIE_PREVIEW),
    (r"/3/trending/tv/()week", ["tv-series", "trending", "--window", "week"], SERIES_PREVIEW),
    (r"/3/trending/person/()week", ["people", "trending", "--window", "week"], PERSON_PREVIEW),
    (r"/3/search/movie()", ["movies", "search"], MOVIE_PREVIEW),
    (r"/3/search/tv()", ["tv-series", "search"], SERIES_PREVIEW),
    (r"/3/search/person()", ["people", "search"], PERSON_PREVIEW),
    (r"/3/search/multi()", ["search"], MEDIA_PREVIEW),
    (r"/3/discover/movie()", ["movies", "discover"], MOVIE_PREVIEW),
    (r"/3/discover/tv()", ["tv-series", "discover"], SERIES_PREVIEW),
]
# The command's options for query parameters. Recordings with other parameters are skipped and counted.
DEFAULT_LANGUAGE = "en-US"
OPTIONS = {
    "vote_count.gte": lambda number: ["--votes", number], "vote_average.gte": lambda number: ["--rating", number],
    "with_watch_providers": lambda ids: [word for id in ids.split("|") for word in ("--service", id)],
    "watch_region": lambda region: ["--region", region],
    "with_original_language": lambda code: ["--original-language", code],
    "primary_release_date.gte": lambda date: ["--from", date[:4]] if date.endswith("-01-01") else None,
}
ASKED = {"page", "language", "query", "include_adult"} | set(OPTIONS)


class Check:

    def __init__(self, popcorn, recordings):
        self.popcorn = popcorn
        self.recordings = recordings
        self.home = tempfile.mkdtemp(prefix="popcorn-recordings-")
        self.address = ""
        self.counts = Counter()
        self.values = 0
        self.differences = 0
        self.configuration_requests = 1

    def differ(self, where, printed, recorded):
        self.differences += 1
        print(f"{where}: printed {json.dumps(printed)[:120]}, recorded {json.dumps(recorded)[:120]}")

    def compare(self, where, printed, recorded, table):
        """Compares a printed object with the recorded body."""
        for name, (key, rule) in table.items():
            self.values += 1
            value, source = (printed or {}).get(name), recorded.get(key)
            here = f"{where}.{name}"
            if isinstance(rule, dict):
                self.compare_children(here, value, source, rule)
                continue
            if name.endswith("URLSet"):
                value = value and value["path"]
            if value != rule(source):
                self.differ(here, value, rule(source))

    def compare_children(self, where, printed, recorded, table):
        if recorded is None or printed is None:
            if printed != recorded:
                self.differ(where, printed, recorded)
            return
        if isinstance(recorded, dict):
            self.compare(where, printed, recorded, table)
            return
        if table is MEDIA_PREVIEW:
            recorded = [row for row in recorded if row["media_type"] in table]
        if where.endswith(".parts"):
            recorded = sorted(recorded, key=lambda movie: movie.get("release_date") or "9")
        if "creditID" in table:
            printed = [member | {key: role[key] for key in keys} for member in printed
                       for name, keys in ROLES.items() for role in member.get(name, [])] or printed
        if len(printed) != len(recorded):
            self.differ(f"{where}.count", len(printed), len(recorded))
            return
        if "creditID" in table:
            printed = sorted(printed, key=lambda credit: credit["creditID"])
            recorded = sorted(recorded, key=lambda credit: credit["credit_id"])
        for index, (value, source) in enumerate(zip(printed, recorded)):
            # The seasons of a series have no episodes, and its last and next episodes have no credits.
            row = table[source["media_type"]] if table is MEDIA_PREVIEW else table
            known = {name: rule for name, rule in row.items() if rule[0] in source or not isinstance(rule[1], dict)}
            self.compare(f"{where}[{index}]", value, source, known)

    def ask(self, arguments):
        """Runs the command. Returns the printed object and its `source`."""
        environment = {"PATH": os.environ["PATH"], "POPCORN_HOME": self.home, "TMDB_BASE_URL": self.address,
                       "TMDB_ACCESS_TOKEN": "recorded"}
        outcome = subprocess.run([self.popcorn, *arguments, "--json"], env=environment, capture_output=True, text=True)
        if outcome.returncode != 0:
            self.differ(" ".join(arguments), outcome.stderr.strip(), None)
            return None, None
        printed = json.loads(outcome.stdout)
        return printed, printed.pop("source")

    def show(self, kind, arguments, recorded, table):
        """Compares the output for a value that is not cached yet, and counts the requests."""
        name = " ".join(arguments)
        printed, source = self.ask(arguments)
        if printed is None:
            return None
        if source["httpRequests"] != 1 + self.configuration_requests:
            self.differ(f"{name}: requests", source["httpRequests"], 1 + self.configuration_requests)
        self.configuration_requests = 0
        self.counts[kind] += 1
        if kind == "lists":
            facts = {"page": words("page"), "totalPages": words("total_pages"),
                     "totalResults": words("total_results"), "items": ("results", table)}
            self.compare(name, printed, recorded, facts)
            self.compare_with_cache(name, arguments, printed, same)
        else:
            self.compare(name, printed, recorded, table)
        return printed

    def compare_with_cache(self, name, arguments, printed, of_interest):
        """Runs the command again and checks that the output is the same and comes from the cache."""
        again, source = self.ask(arguments)
        if again is None:
            return
        if source["httpRequests"] != 0:
            self.differ(f"{name}: requests from the cache", source["httpRequests"], 0)
        if of_interest(again) != of_interest(printed):
            self.differ(f"{name}: from the cache", again, printed)

    def body(self, row):
        with open(os.path.join(self.recordings, row["file"]), encoding="utf-8") as file:
            return json.load(file)

    def rows(self):
        with open(os.path.join(self.recordings, "index.tsv"), encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                if row["method"] == "GET" and row["status"] == "200":
                    yield row

    def questions(self):
        """Yields the recorded values: the kind, the command's arguments, the body and the table."""
        rows = list(self.rows())
        seen = set()
        for kind, pattern, command, table in DETAILS:
            for row in sorted(rows, key=lambda row: len(row["query"])):
                match = re.fullmatch(pattern, row["path"])
                query = parse(row["query"])
                if not match:
                    continue
                arguments = command + list(match.groups()) + language(query)
                if "external_source" in query:
                    arguments += ["--source", query["external_source"].removesuffix("_id")]
                if tuple(arguments) not in seen:
                    seen.add(tuple(arguments))
                    yield kind, arguments, self.body(row), table
        for pattern, command, table in LISTS:
            for row in rows:
                match = re.fullmatch(pattern, row["path"])
                if not match:
                    continue
                query = parse(row["query"])
                if set(query) - ASKED or ("query" in query) != ("search" in command):
                    self.counts["lists that no command asks for"] += 1
                    continue
                arguments = command + [name.replace("_", "-") for name in match.groups() if name]
                arguments += [query["query"]] if "query" in query else []
                for option, value in query.items():
                    arguments += OPTIONS[option](value) if option in OPTIONS else []
                arguments += ["--page", query.get("page", "1")] + language(query)
                if tuple(arguments) not in seen:
                    seen.add(tuple(arguments))
                    yield "lists", arguments, self.body(row), table

    def run(self):
        standin = subprocess.Popen(
            [self.popcorn, "standin", "--recordings", self.recordings], stdout=subprocess.PIPE, text=True)
        try:
            self.address = re.search(r"http://\S+", standin.stdout.readline()).group(0)
            cold = [(arguments, self.show(kind, arguments, recorded, table))
                    for kind, arguments, recorded, table in self.questions()]
        finally:
            standin.terminate()
            standin.wait()
        for arguments, printed in cold:
            if printed is not None:
                of_interest = without_names
                if "items" in printed:
                    of_interest = order
                elif "movies" in printed or "parts" in printed:
                    of_interest = identifiers
                self.compare_with_cache(" ".join(arguments), arguments, printed, of_interest)
        for kind, count in self.counts.items():
            print(f"{count:6} {kind}")
        print(f"{self.values:6} values compared, {self.differences} different")
        return 1 if self.differences else 0


def parse(query):
    return {name: values[0] for name, values in parse_qs(query, keep_blank_values=True).items()}


def language(query):
    tag = query.get("language", DEFAULT_LANGUAGE)
    return [] if tag == DEFAULT_LANGUAGE else ["--language", tag]


def order(page):
    """Returns a page with only the identifiers of its items, which lists share and the last fetched list updates."""
    return [item["id"] for item in page["items"]], page["page"], page["totalPages"], page["totalResults"]


def identifiers(value):
    """Returns an object with only the identifiers of the items in its lists."""
    return {key: [item["id"] for item in child] if isinstance(child, list) else child for key, child in value.items()}


def without_names(value):
    """Returns the value without the names of series and seasons, which an episode has only if these are cached."""
    if isinstance(value, dict):
        return {key: without_names(child) for key, child in value.items() if key not in ("seriesName", "seasonName")}
    if isinstance(value, list):
        return [without_names(child) for child in value]
    return value


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: check.py POPCORN RECORDINGS")
    sys.exit(Check(sys.argv[1], sys.argv[2]).run())
