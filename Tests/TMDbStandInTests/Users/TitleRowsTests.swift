import Foundation
import TMDb
import TMDbTesting
import Testing

@testable import TMDbStandIn

@Suite struct TitleRowsTests {
    private let rows = DetailsTitleRows(
        sources: [
            ResponseComposer(
                recordings: Recordings([
                    .get(
                        "/3/movie/1",
                        #"{"id":1,"title":"One","genres":[{"id":18,"name":"Drama"}],"runtime":90,"vote_average":6.5}"#),
                    .get("/3/movie/1", "language=de", #"{"id":1,"title":"Eins","genres":[]}"#),
                    .get("/3/movie/404", status: 404, #"{"success":false,"status_code":34}"#),
                    .get("/3/tv/7", #"{"id":7,"name":"Seven","seasons":[]}"#),
                    .get(
                        "/3/tv/7/season/1",
                        #"{"id":71,"episodes":[{"id":711,"episode_number":1},{"id":712,"episode_number":2}]}"#),
                    .get("/3/tv/7/season/1/episode/2", #"{"id":712,"episode_number":2,"name":"Two","crew":[]}"#),
                ]))
        ], others: SampleTitleRows())

    @Test func `a row is derived from the recorded details`() {
        #expect(
            rows.row(of: .movie(1), language: nil)
                == ["id": 1, "title": "One", "genre_ids": [18], "vote_average": 6.5])
        #expect(rows.row(of: .movie(1), language: "de-AT") == ["id": 1, "title": "Eins", "genre_ids": []])
        #expect(rows.row(of: .tvSeries(7), language: nil) == ["id": 7, "name": "Seven"])
        #expect(
            rows.row(of: .tvEpisode(series: 7, season: 1, number: 2), language: nil)
                == ["id": 712, "episode_number": 2, "name": "Two", "show_id": 7])
        #expect(
            rows.season(1, ofTVSeries: 7)
                == SeasonRow(id: 71, episodes: [.init(id: 711, number: 1), .init(id: 712, number: 2)]))
    }

    @Test func `a title with a recorded failure is unknown`() {
        #expect(rows.row(of: .movie(404), language: nil) == nil)
    }

    @Test func `titles without a recording get samples`() throws {
        let movie = try decode(MovieListItem.self, rows.row(of: .movie(42), language: nil))
        #expect(movie.id == 42)
        #expect(movie.releaseDate != nil)
        #expect(movie.mediaType == nil)
        #expect(movie.rating == nil)
        #expect(try decode(TVSeriesListItem.self, rows.row(of: .tvSeries(43), language: nil)).id == 43)
        let episode = try decode(
            TVEpisode.self, rows.row(of: .tvEpisode(series: 43, season: 2, number: 3), language: nil))
        #expect(episode.showID == 43)
        #expect(episode.seasonNumber == 2)
        #expect(episode.episodeNumber == 3)
        let season = try #require(rows.season(2, ofTVSeries: 43))
        #expect(season.episodes.map(\.number) == Array(1...10))
        #expect(season.episodes.first { $0.number == 3 }?.id == episode.id)
    }

    @Test(arguments: [
        Title.movie(0), .movie(-1), .tvSeries(0), .tvEpisode(series: 0, season: 1, number: 1),
        .tvEpisode(series: 1, season: -1, number: 1), .tvEpisode(series: 1, season: 1, number: 0),
        .tvEpisode(series: .max, season: 1, number: 1), .tvEpisode(series: .max / 1_000, season: 1, number: 1),
        .tvEpisode(series: 1, season: 1, number: .max),
    ])
    func `a title with an invalid number is unknown`(title: Title) {
        #expect(rows.row(of: title, language: nil) == nil)
    }

    private func decode<Value: Decodable>(_ type: Value.Type, _ row: [String: JSONValue]?) throws -> Value {
        try JSONDecoder().decode(type, from: JSONEncoder().encode(try #require(row)))
    }
}
