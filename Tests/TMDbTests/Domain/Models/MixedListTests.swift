import Foundation
import Testing

@testable import TMDb

@Suite
struct MixedListTests {

    static let rows = #"""
        [{"media_type": "movie", "id": 1, "title": "A"}, {"media_type": "hologram"},
         {"media_type": "tv", "id": 1, "name": "B"}, {"media_type": ""}]
        """#

    @Test func `rows of unknown kinds are omitted and counted`() throws {
        let shows = try MixedList<Show>(json: Self.rows)
        #expect(shows.map(\.id) == [.movie(1), .tvSeries(1)])
        #expect(shows.skippedCount == 2)
    }

    @Test func `rows of unknown kinds are omitted from a page`() throws {
        let page = try PageableListResult<Show>(json: #"{"page": 1, "results": \#(Self.rows)}"#)
        #expect(page.results.map(\.id) == [.movie(1), .tvSeries(1)])
        #expect(page.skippedCount == 2)
    }

    @Test func `rows of unknown kinds are omitted from a person's known titles`() throws {
        let person = try PersonListItem(json: #"{"id": 1, "name": "x", "gender": 7, "known_for": \#(Self.rows)}"#)
        #expect(person.knownFor?.count == 2)
        #expect(person.knownFor?.skippedCount == 2)
        #expect(person.gender == Gender(rawValue: 7))
        #expect(try PersonListItem(json: #"{"id": 1, "name": "x"}"#).knownFor == nil)
    }

    @Test(arguments: [
        #"{"media_type": "movie", "id": 1}"#, #"{"id": 1}"#, #"{"media_type": null}"#, "null", "1", "[]",
    ])
    func `rows that cannot be decoded are omitted and counted`(row: String) throws {
        let json =
            #"{"results": [{"media_type": "tv", "id": 1, "name": "B"}, \#(row), {"media_type": "movie", "id": 2, "title": "C"}]}"#
        let page = try PageableListResult<Show>(json: json)
        #expect(page.results.map(\.id) == [.tvSeries(1), .movie(2)])
        #expect(page.skippedCount == 1)
    }

    @Test func `an element without a media type is encoded with its media type`() throws {
        let shows: MixedList<Show> = [
            .movie(MovieListItem(id: 1, title: "A")), .tvSeries(TVSeriesListItem(id: 1, name: "B")),
        ]
        let again = try JSONDecoder().decode(MixedList<Show>.self, from: JSONEncoder().encode(shows))
        #expect(again.map(\.id) == shows.map(\.id))
    }

    @Test func `a page has its subject's identifier and dates`() throws {
        let page = try MoviePageableList(
            json: #"{"id": 7, "dates": {"minimum": "2025-11-01", "maximum": "2025-12-13"}, "results": []}"#)
        #expect(page.id == 7)
        #expect(page.dates == DateRange(minimum: try .day("2025-11-01"), maximum: try .day("2025-12-13")))
        let halfRead = try MoviePageableList(
            json: #"{"dates": {"minimum": 7, "maximum": "2025-12-13"}, "results": []}"#)
        #expect(halfRead.dates == DateRange(minimum: nil, maximum: try .day("2025-12-13")))
    }
}
