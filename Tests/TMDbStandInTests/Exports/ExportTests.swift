import Foundation
import NIOHTTP1
import Testing

@testable import TMDbStandIn

/// The contents of the daily exports.
@Suite struct ExportTests {
    private static let movies = "/p/exports/movie_ids_05_15_2026.json.gz"
    private static let series = "/p/exports/tv_series_ids_05_15_2026.json.gz"
    private static let people = "/p/exports/person_ids_05_15_2026.json.gz"
    private static let catalogue = GeneratedCatalogue(seed: 4, movieCount: 30, seriesCount: 7, personCount: 12)

    private func lines(_ path: String, from server: StandInServer) async throws -> [String] {
        let reply = try await server.client.get(path, headers: [:])
        #expect(reply.status == 200)
        let text = String(decoding: try gunzip(reply.body), as: UTF8.self)
        #expect(text.isEmpty || text.hasSuffix("\n"))
        return text.split(separator: "\n").map(String.init)
    }

    private func object(_ line: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    @Test func `an export contains the generated titles`() async throws {
        try await StandInServer.run(recordings: Recordings([]), catalogue: Self.catalogue) { server in
            let movies = try await lines(Self.movies, from: server)
            let title = Self.catalogue.name(of: CatalogueEntry(kind: .movie, index: 1))
            let movie =
                #"{"adult":false,"id":100000002,"original_title":"\#(title)","popularity":490.196,"video":false}"#
            #expect(movies[1] == movie)
            let ids = try movies.map { try object($0).number("id") }
            #expect(ids == Self.catalogue.movieIDs.map { $0 })

            let series = try await lines(Self.series, from: server)
            let name = Self.catalogue.name(of: CatalogueEntry(kind: .tvSeries, index: 0))
            #expect(series[0] == #"{"id":200000001,"original_name":"\#(name)","popularity":500.000}"#)
            #expect(series.count == 7)

            let people = try await lines(Self.people, from: server)
            let person = Self.catalogue.name(of: CatalogueEntry(kind: .person, index: 11))
            #expect(people[11] == #"{"adult":false,"id":300000012,"name":"\#(person)","popularity":81.967}"#)
            #expect(people.count == 12)
        }
    }

    @Test(arguments: [
        (movies, "movie", ["adult", "id", "original_title", "popularity", "video"]),
        (series, "tv", ["id", "original_name", "popularity"]),
        (people, "person", ["adult", "id", "name", "popularity"]),
    ])
    func `a line agrees with the details`(path: String, kind: String, keys: [String]) async throws {
        try await StandInServer.run(recordings: Recordings([]), catalogue: Self.catalogue) { server in
            for line in try await lines(path, from: server) {
                let title = try object(line)
                #expect(Set(title.keys) == Set(keys))
                let details = try await server.client.get("/3/\(kind)/\(title.number("id"))").json
                #expect(title.agrees(with: details, on: keys), "\(line)")
            }
        }
    }

    @Test func `recorded titles come first`() async throws {
        let recordings = [
            Recording.get(
                "/3/movie/5",
                #"""
                {"adult": true, "id": 5, "title": "A \"Known\" One", "original_title": "Ein \"Film\" \u00fc\\",
                "popularity": 6.6755, "video": true, "runtime": 90}
                """#),
            .get("/3/movie/6", #"{"id":6,"title":"Six","original_title":null}"#),
            .get("/3/movie/7", #"{"title":"Without an identifier"}"#),
            .get("/3/tv/1", #"{"id":1,"name":"Pride","original_name":"プライド","popularity":5.2}"#),
            .get("/3/person/16767", #"{"id":16767,"name":"Aki Kaurismäki","popularity":3.42,"adult":false}"#),
        ]
        try await StandInServer.run(recordings: Recordings(recordings), catalogue: Self.catalogue) { server in
            let movies = try await lines(Self.movies, from: server)
            #expect(
                movies.prefix(2) == [
                    #"{"adult":true,"id":5,"original_title":"Ein \"Film\" \u00fc\\","popularity":6.6755,"video":true}"#,
                    #"{"adult":false,"id":6,"original_title":"Six","popularity":0.0,"video":false}"#,
                ])
            #expect(try object(movies[0]).text("original_title") == #"Ein "Film" ü\"#)
            #expect(try object(movies[2]).number("id") == 100_000_001)
            #expect(movies.count == 32)
            let series = try await lines(Self.series, from: server)
            #expect(series[0] == #"{"id":1,"original_name":"プライド","popularity":5.2}"#)
            let people = try await lines(Self.people, from: server)
            #expect(people[0] == #"{"adult":false,"id":16767,"name":"Aki Kaurismäki","popularity":3.42}"#)
        }
    }

    @Test func `without a catalogue, an export contains the recorded titles only`() async throws {
        try await StandInServer.serving([.get("/3/movie/6", #"{"id":6,"title":"Six"}"#)]) { server in
            let movies = try await lines(Self.movies, from: server)
            #expect(movies == [#"{"adult":false,"id":6,"original_title":"Six","popularity":0.0,"video":false}"#])
            let people = try await lines(Self.people, from: server)
            #expect(people.isEmpty)
        }
    }

    @Test func `the sample catalogue is exported`() async throws {
        try await StandInServer.run { server in
            let movies = try await lines(Self.movies, from: server)
            let recorded = movies.count - 1000
            #expect(recorded > 0)
            let club = try #require(try movies.map(object).first { $0["id"] as? Int == 550 })
            #expect(try club.text("original_title") == "Fight Club")
            let details = try await server.client.get("/3/movie/550").json
            #expect(club.agrees(with: details, on: ["adult", "id", "original_title", "popularity", "video"]))
        }
    }

    @Test(.timeLimit(.minutes(10))) func `an export of 100,000 people is complete`() async throws {
        let catalogue = GeneratedCatalogue(movieCount: 0, seriesCount: 0, personCount: 100_000)
        try await StandInServer.run(recordings: Recordings([]), catalogue: catalogue) { server in
            let people = try await lines(Self.people, from: server)
            #expect(people.count == 100_000)
            for index in [0, 1, 2399, 2400, 4799, 4800, 54_321, 99_999] {
                let person = try object(people[index])
                #expect(try person.number("id") == 300_000_001 + index)
                #expect(try person.text("name") == catalogue.name(of: CatalogueEntry(kind: .person, index: index)))
            }
            #expect(Set(people).count == 100_000)
        }
    }

    @Test func `concurrent first requests receive the same file`() async throws {
        let catalogue = GeneratedCatalogue(movieCount: 20_000)
        try await StandInServer.run(recordings: Recordings([]), catalogue: catalogue) { server in
            let client = server.client
            let replies = try await withThrowingTaskGroup(of: Client.Reply.self) { group in
                for day in 10..<20 {
                    group.addTask { try await client.get("/p/exports/movie_ids_05_\(day)_2026.json.gz", headers: [:]) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(replies.map(\.body)).count == 1)
            #expect(Set(replies.map { $0.headers.first(name: "ETag") }).count == 1)
            #expect(server.requestCount == 10)
            #expect(server.requestCount(path: "/p/exports/movie_ids_05_12_2026.json.gz") == 1)
        }
    }

    @Test func `equal catalogues have equal entity tags`() async throws {
        func tag(seed: Int) async throws -> String? {
            try await StandInServer.run(recordings: Recordings([]), catalogue: GeneratedCatalogue(seed: seed)) {
                server in
                try await server.client.get(Self.movies, headers: [:]).headers.first(name: "ETag")
            }
        }
        let first = try await tag(seed: 1)
        #expect(first != nil)
        #expect(try await tag(seed: 1) == first)
        #expect(try await tag(seed: 2) != first)
    }

    @Test func `the base URL is the folder of the exports`() async throws {
        try await StandInServer.serving([]) { server in
            #expect(server.exportsBaseURL.absoluteString == "http://127.0.0.1:\(server.port)/p/exports")
        }
    }

    @Test(arguments: [
        "/p/exports/movie_ids_01_01_2026.json.gz", "/p/exports/movie_ids_12_31_2017.json.gz",
        "/p/exports/tv_series_ids_02_29_2024.json.gz", "/p/exports/person_ids_11_30_1999.json.gz",
    ])
    func `any existing day has an export`(path: String) {
        #expect(ExportPath(path) != nil)
    }

    @Test(arguments: [
        "movie_ids_13_01_2026.json.gz", "movie_ids_00_10_2026.json.gz", "movie_ids_02_30_2026.json.gz",
        "movie_ids_02_29_2026.json.gz", "movie_ids_05_00_2026.json.gz", "movie_ids_05_32_2026.json.gz",
        "movie_ids_5_15_2026.json.gz", "movie_ids_05_15_26.json.gz", "movie_ids_2026_05_15.json.gz",
        "movie_ids_05-15-2026.json.gz", "movie_ids_05_15_2026.json", "movie_ids_05_15_2026.json.gz.gz",
        "movie_ids_+5_15_2026.json.gz", "movie_ids_05_15_2026_1.json.gz", "movie_ids.json.gz",
        "movie_ids_٠٥_١٥_2026.json.gz", "keyword_ids_05_15_2026.json.gz", "adult_movie_ids_05_15_2026.json.gz",
        "x/movie_ids_05_15_2026.json.gz", "", "..",
    ])
    func `another file does not exist`(name: String) async throws {
        #expect(ExportPath("/p/exports/\(name)") == nil)
        let encoded = try #require(name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed))
        try await StandInServer.run(recordings: Recordings([]), catalogue: Self.catalogue) { server in
            let reply = try await server.client.get("/p/exports/\(encoded)", headers: [:])
            #expect(reply.status == 404)
        }
    }

    @Test func `an export cannot be changed`() async throws {
        try await StandInServer.serving([]) { server in
            let reply = try await server.client.get(Self.movies, method: .PUT)
            #expect(reply.status == 404)
        }
    }
}
