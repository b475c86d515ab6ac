import Foundation
import Testing

@testable import TMDbConformance

/// The conformance report on invented recordings.
@Suite struct ConformanceTests {

    private static let movie = #"{"id": 1, "title": "t"}"#
    private static let page = #"{"page": 1, "results": [], "total_pages": 1, "total_results": 0}"#

    /// Returns the report on folders, each given as an index and its bodies by file name. `⇥` represents a tab.
    private func report(_ folders: (index: String, bodies: [String: String])...) async throws -> Report {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let urls = try folders.enumerated().map { number, folder in
            let url = root.appending(path: "folder\(number + 1)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            if !folder.index.isEmpty {
                try Data(folder.index.replacing("⇥", with: "\t").utf8).write(to: url.appending(path: "index.tsv"))
            }
            for (name, body) in folder.bodies { try Data(body.utf8).write(to: url.appending(path: name)) }
            return url
        }
        return try await Conformance.report(on: urls)
    }

    /// Returns the report on one recorded request with a query, by default for a movie's details.
    private func report(
        query: String, body: String = movie, status: Int = 200, path: String = "/3/movie/1"
    ) async throws -> Report {
        try await report(
            ("path⇥query⇥status⇥file\n\(path)⇥\(query)⇥\(status)⇥a.json", ["a.json": body]))
    }

    private func lines(_ report: Report, _ start: String) -> [String] {
        report.text.split(separator: "\n").map(String.init).filter { $0.hasPrefix(start) }
    }

    @Test func `several folders are combined in one report`() async throws {
        let index = "method⇥path⇥query⇥status⇥operationId⇥bytes⇥file⇥updatedAt\n"
        let report = try await report(
            (index + "GET⇥/3/movie/1⇥⇥200⇥movie-details⇥2⇥a.json⇥", ["a.json": Self.movie]),
            (index + "GET⇥/3/movie/2⇥language=de⇥200⇥movie-details⇥2⇥a.json⇥", ["a.json": Self.movie]),
            ("", ["genre-movie-list.200.json": #"{"genres": [{"id": 1, "name": "n"}]}"#]))
        #expect(report.isPassed)
        #expect(lines(report, "movie-details") == ["movie-details: 2 passed"])
        #expect(lines(report, "genre-movie-list") == ["genre-movie-list: 1 passed"])
        #expect(
            report.text.hasSuffix(
                "3 passed, 0 failed, 0 without a method, 0 keys lost; 0 not described, 0 unreadable"))
    }

    @Test func `an unknown parameter is reported but is not a failure`() async throws {
        let report = try await report(query: "page=2&callback=f&append_to_response=casts,credits")
        #expect(report.isPassed)
        #expect(
            lines(report, "not a parameter").map { $0.prefix { $0 != "(" } } == [
                "not a parameter of the operation: movie-details: append_to_response=casts ",
                "not a parameter of the operation: movie-details: callback=f ",
                "not a parameter of the operation: movie-details: page=2 ",
            ])
        #expect(report.text.contains("1 passed, 0 failed"))
    }

    @Test func `a page above 500 is reported and its response is decoded`() async throws {
        let report = try await report(query: "page=1000", body: Self.page, path: "/3/movie/popular")
        #expect(report.isPassed)
        #expect(lines(report, "movie-popular-list") == ["movie-popular-list: 1 passed"])
        #expect(lines(report, "not a parameter").first?.contains("page=1000, which TMDb no longer serves") == true)
        let refused = try await self.report(
            query: "page=1000", body: #"{"success": false, "status_code": 22}"#, status: 400, path: "/3/movie/popular")
        #expect(refused.isPassed)
        #expect(lines(refused, "not a parameter").isEmpty)
    }

    @Test func `an unknown appended resource does not count as a lost key`() async throws {
        let body = #"{"id": 1, "title": "t", "casts": {"cast": [{"id": 1}]}, "taglines": ["x"]}"#
        let report = try await report(query: "append_to_response=casts", body: body)
        #expect(lines(report, "  key lost") == ["  key lost: taglines"])
    }

    @Test func `a parameter that the SDK cannot send is a failure`() async throws {
        let report = try await report(
            query: "append_to_response=credits,season/1/credits", body: #"{"id": 1, "name": "n"}"#, path: "/3/tv/1")
        #expect(!report.isPassed)
        #expect(lines(report, "not a parameter").isEmpty)
        #expect(
            lines(report, "not sent as recorded") == [
                "not sent as recorded: tv-series-details: append_to_response=credits,season/1/credits"
                    + " was sent as credits"
                    + " (1, such as folder1: GET /3/tv/1?append_to_response=credits,season/1/credits)"
            ])
        let unread = try await self.report(query: "page=second", body: Self.page, path: "/3/movie/popular")
        #expect(!unread.isPassed)
        #expect(lines(unread, "not sent as recorded").count == 1)
        let flags = try await self.report(query: "query=a&include_adult=1", body: Self.page, path: "/3/search/movie")
        #expect(flags.isPassed)
        // TMDb rejected the page as well.
        #expect(
            try await self.report(
                query: "page=second", body: #"{"success": false, "status_code": 22}"#, status: 400,
                path: "/3/movie/popular"
            ).isPassed)
    }

    @Test(arguments: [
        (403, #"{"message": "Forbidden"}"#), (401, "{}"), (500, #"{"status_code": 44}"#),
        (500, #"{"status_code": 25}"#), (500, #"{"status_code": 11}"#), (404, #"{"status_code": 34}"#),
    ])
    func `an error that the status and TMDb's code determine is right`(status: Int, body: String) async throws {
        #expect(try await report(query: "", body: body, status: status).isPassed)
    }

    @Test func `an empty object does not count as a lost key`() async throws {
        let body = #"{"page": 1, "results": [{"id": 1, "title": "t", "genre_ids": {}, "new": {}, "newer": {"a": 1}}]}"#
        let report = try await report(query: "", body: body, path: "/3/movie/popular")
        #expect(lines(report, "  key lost") == ["  key lost: results[].newer"])
    }

    @Test func `appended seasons are sent, and only their unknown keys are lost`() async throws {
        let body =
            #"{"id": 1, "name": "n", "season/1": {"id": 2, "name": "s", "season_number": 1, "episodes": [], "new": 1}}"#
        let report = try await report(query: "append_to_response=season/1,season/9", body: body, path: "/3/tv/1")
        #expect(lines(report, "not sent as recorded").isEmpty)
        #expect(lines(report, "  key lost") == ["  key lost: season/1.new"])
    }

    @Test func `a locale identifier is sent as a language tag`() async throws {
        let report = try await report(query: "language=en_US", path: "/3/movie/1")
        #expect(report.isPassed)
        #expect(lines(report, "movie-details") == ["movie-details: 1 passed"])
        #expect(lines(report, "not sent as recorded").isEmpty)
    }

    @Test func `words after an identifier are reported but are not a failure`() async throws {
        let report = try await report(query: "language=de", path: "/3/movie/1-fight-club")
        #expect(report.isPassed)
        #expect(lines(report, "movie-details") == ["movie-details: 1 passed"])
        #expect(
            lines(report, "not a parameter").first?.contains(
                "movie-details: text after an identifier, as in /3/movie/1-fight-club") == true)
    }

    @Test func `undecodable responses are listed last`() async throws {
        let index = """
            path⇥file⇥status
            /3/movie/1⇥untitled.json⇥200
            /3/movie/2⇥untitled.json⇥200
            /3/movie/popular?page=x⇥page.json⇥200
            /3/nowhere⇥page.json⇥200
            /3/tv/3⇥page.json⇥404
            """
        let report = try await report((index, ["untitled.json": #"{"id": 1}"#, "page.json": Self.page]))
        #expect(!report.isPassed)
        let last = report.text.split(separator: "\n").suffix(3)
        #expect(last.first == "1 passed, 3 failed, 0 without a method, 0 keys lost; 1 not described, 0 unreadable")
        #expect(
            last.dropFirst().first?.hasPrefix("not sent as recorded: movie-popular-list: page=x is not a valid number")
                == true)
        #expect(last.last?.hasPrefix("not decoded: movie-details: ") == true)
        #expect(last.last?.contains("title") == true)
        #expect(last.last?.hasSuffix("(2, such as folder1: GET /3/movie/1)") == true)
    }

    @Test func `columns can be missing, hosts can differ, and credentials are redacted`() async throws {
        let index = """
            \u{FEFF}file⇥URL\r
            movie.json⇥https://tmdb.example:8443/proxy/3/movie/1?api_key=s3cret&foo=1#top
            movie.json⇥http://api.themoviedb.org/3/movie/1?foo=1&session_id=s3cret
            page.json⇥/4/account/s3cret/movie/rated?sort_by=created_at.desc&foo=1
            page.json⇥https://api.themoviedb.org/4/account/s3cret/lists?language=de
            """
        let report = try await report((index, ["movie.json": Self.movie, "page.json": Self.page]))
        #expect(report.isPassed)
        #expect(report.text.contains("\n4 passed, 0 failed"))
        #expect(!report.text.contains("s3cret"))
        #expect(
            lines(report, "not a parameter") == [
                "not a parameter of the operation: movie-details: foo=1 (2, such as folder1: GET /3/movie/1?foo=1)",
                "not a parameter of the operation: v4-account-lists: language=de"
                    + " (1, such as folder1: GET /4/account/***/lists?language=de)",
                "not a parameter of the operation: v4-account-rated-movies: foo=1"
                    + " (1, such as folder1: GET /4/account/***/movie/rated?foo=1&sort_by=created_at.desc)",
            ])
    }

    @Test func `unknown operations and unreadable recordings are reported but are not failures`() async throws {
        let index = """
            path⇥status⇥file
            /3/movie/1/casts⇥200⇥page.json
            /t/p/w500/a.jpg⇥200⇥page.json
            /3/account/s3cret/followers⇥200⇥page.json
            /3/movie/1⇥200⇥missing.json
            /3/movie/1⇥OK⇥page.json
            /3/movie/1⇥200
            /3/movie/1⇥200⇥html
            /3/movie/1⇥200⇥empty
            """
        let bodies = ["page.json": Self.page, "html": "<html></html>", "empty": ""]
        let report = try await report((index, bodies))
        #expect(report.isPassed)
        #expect(
            lines(report, "not described").map { $0.prefix { $0 != "(" } } == [
                "not described: GET /3/account/***/followers ", "not described: GET /3/movie/1/casts ",
                "not described: GET /t/p/w500/a.jpg ",
            ])
        #expect(
            lines(report, "unreadable recording") == [
                "unreadable recording: folder1/index.tsv:5: missing.json cannot be read",
                "unreadable recording: folder1/index.tsv:6: OK is not a valid status",
                "unreadable recording: folder1/index.tsv:7: the file is missing",
                "unreadable recording: movie-details: the body is empty (1, such as folder1: GET /3/movie/1)",
                "unreadable recording: movie-details: the body is not JSON (1, such as folder1: GET /3/movie/1)",
            ])
        #expect(
            report.text.hasSuffix(
                "0 passed, 0 failed, 0 without a method, 0 keys lost; 3 not described, 5 unreadable"))
    }

    @Test func `a row that cannot be decoded is reported as lost`() async throws {
        let body = #"{"id": 1, "cast": [{"id": 1}], "crew": []}"#
        let report = try await report(query: "", body: body, path: "/3/movie/1/credits")
        #expect(report.isPassed)
        #expect(report.text.contains("1 keys lost"))
        #expect(report.text.hasSuffix("\nrows not decoded: movie-credits: cast[]"))
    }

    @Test func `a folder without recordings is an error`() async throws {
        await #expect(throws: RecordedFolder.Unusable.self) { try await report(("", ["a.json": "{}"])) }
        await #expect(throws: RecordedFolder.Unusable.self) { try await report(("method⇥query\n", [:])) }
    }

    @Test func `every operation that TMDb describes has a route`() {
        let routed = Set(Route.all.map(\.operation.id))
        #expect(TMDbConformance.Operation.described.keys.filter { !routed.contains($0) } == [])
        #expect(TMDbConformance.Operation.described.count == 173)
    }
}
