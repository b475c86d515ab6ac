#!/usr/bin/env python3
"""Tests of interface.py and table.py. `make lint` runs them."""
import pathlib
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import interface  # noqa: E402
import table  # noqa: E402

NAMES = {
    "TMDbClient": "struct TMDbClient", "TMDbClient.movies": "var movies: any MovieService { get }",
    "MovieService": "protocol MovieService : TMDbService",
    "MovieService.details(forMovie:language:)":
        "func details(forMovie id: Movie.ID, language: String? = nil) async throws(TMDbError) -> Movie",
    "MovieService.popular(page:region:language:)":
        "func popular(page: Int? = nil, region: String? = nil, language: String? = nil) async throws(TMDbError) -> Page",
    "MovieService.delete(list:isConfirmed:)": "func delete(list id: Int, isConfirmed: Bool)",
    "Movie": "struct Movie", "Movie.id": "let id: Int", "Movie.homepageURL": "let homepageURL: URL?",
    "Film": "typealias Film = Movie", "Show": "enum Show", "Show.movie(_:)": "case movie(MovieListItem)",
}
UPSTREAM = """\
service movies MovieService
  details(forMovie: Movie.ID, language: String?=) -> Movie
  popular(page: Int?=, language: String?=) -> [String: [Movie]]
  delete(list: Int)
struct Movie: id homepage
enum Show: movie
"""


def rows(exceptions, upstream=UPSTREAM):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "file"
        path.write_text(upstream)
        methods, types = interface.upstream(path)
        path.write_text("\n".join("\t".join(row) for row in exceptions))
        made = table.Table(NAMES, table.read_exceptions(path))
    made.add_methods(methods)
    for name, members in types.items():
        made.add_type(name, members)
    made.check_exceptions()
    return dict(row.split("\t", 1) for row in made.rows[1:]), made.problems


EXCEPTIONS = [("*.homepage", "homepageURL"), ("MovieService.delete", "MovieService.delete(list:isConfirmed:)", "asks")]


class TableTests(unittest.TestCase):

    def test_a_name_that_is_the_same_has_an_equals_sign(self):
        made, problems = rows(EXCEPTIONS)
        self.assertEqual(problems, [])
        for name in ("TMDbClient.movies", "MovieService", "MovieService.details(forMovie:language:)", "Movie", "Movie.id"):
            self.assertEqual(made[name], "=")

    def test_a_method_may_have_more_arguments_with_defaults(self):
        made, _ = rows(EXCEPTIONS)
        self.assertEqual(made["MovieService.popular(page:language:)"], "MovieService.popular(page:region:language:)")

    def test_a_method_with_more_arguments_without_defaults_is_not_the_same(self):
        _, problems = rows(EXCEPTIONS[:1])
        self.assertEqual(len(problems), 1)
        self.assertIn("MovieService.delete(list:): the module TMDb has no public name MovieService.delete(list:).", problems[0])

    def test_an_exception_has_a_name_and_a_note(self):
        made, _ = rows(EXCEPTIONS)
        self.assertEqual(made["MovieService.delete(list:)"], "MovieService.delete(list:isConfirmed:)\tasks")
        self.assertEqual(made["Movie.homepage"], "Movie.homepageURL")

    def test_a_case_is_found_without_its_values(self):
        made, _ = rows(EXCEPTIONS)
        self.assertEqual(made["Show.movie"], "Show.movie(_:)")

    def test_a_name_that_does_not_exist_is_reported_with_similar_names(self):
        _, problems = rows([*EXCEPTIONS, ("Show", "Shows")])
        self.assertIn("Show: the module TMDb has no public name Shows. Similar names: Show.", problems)

    def test_the_members_of_a_missing_type_are_missing(self):
        made, problems = rows([*EXCEPTIONS, ("Show", "-", "none")])
        self.assertEqual(problems, [])
        self.assertEqual((made["Show"], made["Show.movie"]), ("-\tnone", "-\tsee Show"))

    def test_the_members_of_an_alias_are_those_of_its_type(self):
        made, problems = rows(EXCEPTIONS, UPSTREAM + "struct Film: id\n")
        self.assertEqual(problems, [])
        self.assertEqual((made["Film"], made["Film.id"]), ("=", "Movie.id"))

    def test_an_exception_without_use_is_reported(self):
        _, problems = rows([*EXCEPTIONS, ("Series", "Show")])
        self.assertEqual(problems, ["exceptions.tsv: the row Series is not used."])

    def test_the_forms_are_all_combinations_of_optional_arguments(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "file"
            path.write_text(UPSTREAM)
            methods, _ = interface.upstream(path)
        labels = [[[each.label for each in form] for form in method.forms()] for method in methods]
        self.assertEqual(labels[0], [["forMovie"], ["forMovie", "language"]])
        self.assertEqual(labels[1], [[], ["page"], ["language"], ["page", "language"]])
        self.assertEqual(methods[1].result, "[String: [Movie]]")


if __name__ == "__main__":
    unittest.main()
