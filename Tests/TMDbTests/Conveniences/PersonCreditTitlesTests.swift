import Foundation
import Testing

@testable import TMDb

/// Titles of a person's credits.
@Suite
struct PersonCreditTitlesTests {

    private static func movie(_ id: Int, _ day: String? = nil) throws -> Show {
        .movie(MovieListItem(id: id, title: "m\(id)", releaseDate: try day.map { try .day($0) }))
    }

    private static func series(_ id: Int, _ day: String? = nil) throws -> Show {
        .tvSeries(TVSeriesListItem(id: id, name: "s\(id)", firstAirDate: try day.map { try .day($0) }))
    }

    private static func credits() throws -> PersonCombinedCredits {
        let cast = [
            try movie(1, "1999-10-15"), try series(1, "2008-01-20"), try movie(2), try movie(1, "1999-10-15"),
            try series(2),
        ]
        let crew = [try movie(3, "2020-01-01"), try movie(1, "1999-10-15"), try series(3, "1999-10-15")]
        return PersonCombinedCredits(
            id: 819,
            cast: MixedList(
                cast.enumerated().map { index, show in
                    PersonCastCredit(
                        title: show, creditID: "c\(index)", character: "p\(index)", order: index, episodeCount: index)
                }, skippedCount: 1),
            crew: MixedList(
                crew.enumerated().map { index, show in
                    PersonCrewCredit(title: show, creditID: "w\(index)", job: "j\(index)", department: "d")
                }))
    }

    @Test func `each title appears once, newest first, titles without a date last`() throws {
        let credits = try Self.credits()
        #expect(credits.castTitles.map(\.id) == [.tvSeries(1), .movie(1), .movie(2), .tvSeries(2)])
        #expect(credits.crewTitles.map(\.id) == [.movie(3), .movie(1), .tvSeries(3)])
        #expect(
            credits.titles.map(\.id) == [
                .movie(3), .tvSeries(1), .movie(1), .tvSeries(3), .movie(2), .tvSeries(2),
            ])
    }

    @Test func `credits of one kind keep all their properties`() throws {
        let credits = try Self.credits()
        let movies = credits.movies
        #expect(movies.id == 819)
        #expect(movies.cast.map(\.creditID) == ["c0", "c2", "c3"])
        #expect(movies.cast.map(\.character) == ["p0", "p2", "p3"])
        #expect(movies.cast.map(\.order) == [0, 2, 3])
        #expect(movies.crew.map(\.job) == ["j0", "j1"])
        #expect(movies.castTitles.map(\.id) == [1, 2])
        #expect(movies.crewTitles.map(\.title) == ["m3", "m1"])
        #expect(movies.titles.map(\.id) == [3, 1, 2])
        let series = credits.tvSeries
        #expect(series.cast.map(\.creditID) == ["c1", "c4"])
        #expect(series.cast.map(\.episodeCount) == [1, 4])
        #expect(series.crew.map(\.creditID) == ["w2"])
        #expect(series.titles.map(\.name) == ["s1", "s3", "s2"])
    }

    @Test func `without credits, titles are empty`() {
        #expect(PersonMovieCredits(cast: [], crew: []).titles.isEmpty)
        #expect(PersonCombinedCredits(cast: [], crew: []).movies == PersonMovieCredits(cast: [], crew: []))
    }
}
