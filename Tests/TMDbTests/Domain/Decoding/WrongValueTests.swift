import Foundation
import Testing

@testable import TMDb

/// Values that cannot be read, of which each costs only itself.
@Suite struct WrongValueTests {

    /// Returns a decoded value, and the coding paths and reasons of the omitted values.
    private func decode<Value: Decodable>(_ type: Value.Type = Value.self, _ json: String) throws -> (Value, [String]) {
        let omitted = OmittedValues()
        return (try omitted.recording { try Value(json: json) }, omitted.descriptions)
    }

    @Test(arguments: [
        (#""status": 3"#, "status: The value is not String"),
        (#""overview": false"#, "overview: The value is not String"),
        (#""release_date": "2025-13-45""#, #"release_date: "2025-13-45" is not a date of the form yyyy-MM-dd"#),
        (#""release_date": 20250101"#, "release_date: The value is not String"),
        (#""genres": {"id": 1}"#, "genres: The value is not a list"),
        (#""origin_country": "US""#, "origin_country: The value is not a list"),
        (#""belongs_to_collection": {"name": "a"}"#, "belongs_to_collection.id: The value is missing"),
        (#""belongs_to_collection": []"#, "belongs_to_collection: The value is not an object"),
        (#""poster_path": 7"#, "poster_path: The value is not String"),
        (#""runtime": "90 min""#, #"runtime: "90 min" is not a number"#),
        (#""runtime": []"#, "runtime: The value is not Double"),
        (#""vote_count": 99999999999999999999"#, "vote_count: The number is out of range"),
        (#""vote_count": "1e20""#, #"vote_count: "1e20" is not a number"#),
        (#""vote_average": "NaN""#, #"vote_average: "NaN" is not a number"#),
        (#""budget": "12,000""#, #"budget: "12,000" is not a number"#),
        (#""video": "perhaps""#, "video: The value is not Bool"),
    ])
    func `an optional value that cannot be read is nil and is recorded with its path`(member: String, record: String)
        throws
    {
        let (movie, omitted) = try decode(Movie.self, #"{"id": 1, "title": "x", \#(member)}"#)
        #expect(movie == Movie(id: 1, title: "x"))
        #expect(omitted.count == 1)
        #expect(omitted.first?.hasPrefix(record) == true, "\(omitted)")
    }

    @Test(
        arguments: [
            ("90", 90), (#""90""#, 90), ("90.5", 90), (#""90.5""#, 90), ("90.0", 90), ("9e1", 90), ("-0.9", 0),
            (#""""#, nil),
            ("null", nil),
        ] as [(String, Int?)])
    func `an optional integer is the integral part of a number`(json: String, runtime: Int?) throws {
        let (movie, omitted) = try decode(Movie.self, #"{"id": 1, "title": "x", "runtime": \#(json)}"#)
        #expect(movie.runtime == runtime)
        #expect(omitted.isEmpty)
    }

    @Test func `a wrong value of a nested value costs only itself`() throws {
        let (series, omitted) = try decode(
            TVSeries.self,
            """
            {"id": 1, "name": "x", "seasons": [{"id": 2, "season_number": 1, "air_date": "soon", "name": 7}],
             "last_episode_to_air": {"id": 3, "name": null, "episode_number": "4", "season_number": 1, "air_date": []},
             "next_episode_to_air": {"id": 4, "name": "y", "season_number": 1}}
            """)
        #expect(series.seasons?.elements == [TVSeason(id: 2, name: "", seasonNumber: 1)])
        #expect(series.lastEpisodeToAir == TVEpisode(id: 3, name: "", episodeNumber: 4, seasonNumber: 1))
        #expect(series.nextEpisodeToAir == nil)
        #expect(
            omitted.map { $0.prefix { $0 != ":" } } == [
                "seasons[0].name", "seasons[0].air_date", "last_episode_to_air.air_date",
            ])
    }

    @Test func `a required value that identifies nothing has a default`() throws {
        #expect(
            try CastMember(
                json: #"{"id": 1, "name": "n", "credit_id": 7, "character": [], "gender": "?", "order": null}"#)
                == CastMember(id: 1, creditID: "", name: "n", character: "", gender: .unknown, order: 0))
        #expect(
            try CrewMember(json: #"{"id": 1, "name": "n", "job": 7, "gender": "2"}"#)
                == CrewMember(id: 1, creditID: "", name: "n", job: "", department: "", gender: .male))
        #expect(
            try ImageMetadata(json: #"{"file_path": "/a.jpg", "width": "wide", "height": 3.5}"#)
                == ImageMetadata(filePath: #require(URL(string: "/a.jpg")), width: 0, height: 3))
        #expect(
            try ReleaseDate(json: #"{"release_date": "2024-02-30", "type": {}, "certification": "12"}"#)
                == ReleaseDate(releaseDate: nil, type: ReleaseType(rawValue: 0), certification: "12"))
        #expect(
            try VideoMetadata(json: #"{"id": "v", "name": null, "site": "YouTube", "key": "k", "type": 1}"#)
                == VideoMetadata(id: "v", name: "", site: "YouTube", key: "k", type: VideoType(rawValue: "")))
        #expect(try Genre(json: #"{"id": 28, "name": null}"#) == Genre(id: 28, name: ""))
        #expect(try ReviewAuthor(json: #"{"username": 7, "rating": 8}"#) == ReviewAuthor(username: "", rating: 8))
        #expect(
            try Country(json: #"{"iso_3166_1": "DE", "english_name": 1, "native_name": "Deutschland"}"#)
                == Country(countryCode: "DE", name: "Deutschland", englishName: "Deutschland"))
        let images = try ImagesConfiguration(
            json: #"{"base_url": 7, "secure_base_url": "https://a.example/", "poster_sizes": ["w92", 7]}"#)
        #expect(images.baseURL == images.secureBaseURL)
        #expect(images.posterSizes == ["w92"])
        #expect(images.logoSizes.isEmpty)
    }

    @Test(arguments: ["", #", "title": null"#, #", "title": """#, #", "title": 7"#, #", "title": []"#])
    func `an original title replaces a title that is empty or cannot be read`(title: String) throws {
        let members = #""id": 1, "original_title": "o"\#(title)"#
        #expect(try Movie(json: "{\(members)}") == Movie(id: 1, title: "o", originalTitle: "o"))
        #expect(try MovieListItem(json: "{\(members)}") == MovieListItem(id: 1, title: "o", originalTitle: "o"))
        #expect(
            try MixedList<Show>(json: #"[{\#(members), "media_type": "movie"}]"#).map(\.id) == [.movie(1)])
        #expect(
            try PersonMovieCredits(json: #"{"cast": [{\#(members), "credit_id": "c"}], "crew": []}"#).cast.count == 1)
    }

    @Test(arguments: ["", #", "name": null"#, #", "name": """#, #", "name": 7"#, #", "name": {}"#])
    func `an original name replaces a name that is empty or cannot be read`(name: String) throws {
        let members = #""id": 1, "original_name": "o"\#(name)"#
        #expect(try TVSeries(json: "{\(members)}") == TVSeries(id: 1, name: "o", originalName: "o"))
        #expect(try TVSeriesListItem(json: "{\(members)}") == TVSeriesListItem(id: 1, name: "o", originalName: "o"))
        #expect(try CollectionListItem(json: "{\(members)}").name == "o")
        #expect(
            try MovieCollection(json: #"{\#(members), "parts": [{\#(members)}]}"#)
                == MovieCollection(
                    id: 1, name: "o", originalName: "o",
                    parts: [MovieListItem(id: 1, title: "o", originalTitle: "o")]))
        #expect(try PersonListItem(json: "{\(members)}").name == "o")
    }

    @Test func `a title that is empty stays empty if the original title is missing`() throws {
        #expect(try Movie(json: #"{"id": 1, "title": "", "original_title": ""}"#).title.isEmpty)
        #expect(throws: DecodingError.self) { try Movie(json: #"{"id": 1, "title": null, "original_title": null}"#) }
    }

    @Test(arguments: [
        (#"{"id": null, "title": "x"}"#, "id"), (#"{"id": [], "title": "x"}"#, "id"),
        (#"{"id": 1.5, "title": "x"}"#, "id"),
        (#"{"id": 1, "title": {}}"#, "title"),
    ])
    func `a value without its identity is an error`(json: String, path: String) throws {
        let error = try #require(throws: DecodingError.self) { try Movie(json: json) }
        #expect(DecodingFailure.describe(error).codingPath == path)
    }

    @Test func `the day of an instant is kept for a day, and its offset is applied to an instant`() throws {
        let text = "2024-06-01T01:00:00+02:00"
        #expect(
            try Movie(json: #"{"id": 1, "title": "x", "release_date": "\#(text)"}"#).releaseDate == .day("2024-06-01"))
        let video = try VideoMetadata(
            json: #"{"id": "v", "name": "n", "site": "s", "key": "k", "type": "Clip", "published_at": "\#(text)"}"#)
        #expect(video.publishedAt == Date(timeIntervalSince1970: 1_717_196_400))
        let release = try ReleaseDate(json: #"{"release_date": "\#(text)", "type": 3}"#)
        #expect(release.releaseDate == (try .day("2024-06-01")))
    }
}

/// The numbers of seasons and episodes, which are also in the path of a request.
@Suite struct RequestedNumberTests {

    private static let season = #"""
        {"id": 5, "name": "s", "season_number": "two", "episodes": [
          {"id": 6, "name": "e", "episode_number": 1}, {"id": 7, "name": "f", "season_number": 2}]}
        """#

    @Test func `the path's number replaces a season number that cannot be read, also in the season's episodes`()
        async throws
    {
        let client = try TMDbClient.test(RecordingHTTPClient(Self.season))
        let season = try await client.tvSeasons.details(forSeason: 2, inTVSeries: 1)
        #expect(
            season
                == TVSeason(
                    id: 5, name: "s", seasonNumber: 2,
                    episodes: [TVEpisode(id: 6, name: "e", episodeNumber: 1, seasonNumber: 2)]))
    }

    @Test func `the path's numbers replace those of an episode`() async throws {
        let client = try TMDbClient.test(RecordingHTTPClient(#"{"id": 6, "name": "e", "episode_number": null}"#))
        let episode = try await client.tvEpisodes.details(forEpisode: 3, inSeason: 0, inTVSeries: 1)
        #expect(episode == TVEpisode(id: 6, name: "e", episodeNumber: 3, seasonNumber: 0))
    }

    @Test func `a season whose number is neither in the response nor in the path is an error`() throws {
        #expect(throws: DecodingError.self) { try TVSeason(json: Self.season) }
    }
}
