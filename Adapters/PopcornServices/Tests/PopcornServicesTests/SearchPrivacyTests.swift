import CoreDomain
import Foundation
import InMemoryLogging
import Logging
import PopcornServices
import TMDbStandIn
import Testing

/// Tests that the texts that users search for appear in no error, and in no log message above the level debug.
@Suite struct SearchPrivacyTests {

    private static let text = "s3cret  film"

    /// Returns the error of each search.
    private func errors(of popcorn: PopcornServices, _ policy: ReadPolicy, text: String) async -> [PopcornError] {
        let name = NameSearch(text)
        let title = MovieSearch(text)
        let searches: [() async throws -> Void] = [
            { _ = try await popcorn.movies.searchMovies.execute(title, policy: policy) },
            { _ = try await popcorn.tvSeries.searchTVSeries.execute(title, policy: policy) },
            { _ = try await popcorn.people.searchPeople.execute(name, policy: policy) },
            { _ = try await popcorn.media.searchMedia.execute(name, policy: policy) },
            { _ = try await popcorn.references.searchCompanies.execute(name, policy: policy) },
            { _ = try await popcorn.references.searchKeywords.execute(name, policy: policy) },
            { _ = try await popcorn.references.searchCollections.execute(name, policy: policy) },
        ]
        var errors: [PopcornError] = []
        for search in searches {
            do {
                try await search()
            } catch {
                if let error = error as? PopcornError { errors.append(error) }
            }
        }
        return errors
    }

    private func configuration(_ server: StandInServer, _ log: InMemoryLogHandler) -> PopcornServices.Configuration {
        PopcornServices.Configuration(
            tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary,
            transport: TMDbTransport(retry: nil), logger: Logger(label: "test") { _ in log })
    }

    @Test(arguments: [
        Fault.failure(status: 503), .failure(status: 404), .rateLimited(), .malformed, .html, .truncated, .reset, nil,
    ])
    func `a failed search does not reveal its text`(fault: Fault?) async throws {
        var log = InMemoryLogHandler()
        log.logLevel = .trace
        try await StandInServer.run { server in
            if let fault { server.inject(fault) }
            try await withServices(configuration(server, log)) { popcorn in
                let errors = await errors(of: popcorn, fault == nil ? .cacheOnly : .cacheFirst, text: Self.text)
                #expect(errors.count == 7)
                for error in errors {
                    for line in [
                        "\(error)", error.message, error.clientMessage, error.subject ?? "", dumped(error),
                        "\(error.cause.map { "\($0) \(String(reflecting: $0))" } ?? "")",
                    ] {
                        #expect(!line.contains("s3cret"))
                    }
                    #expect(error.subject?.hasSuffix("the search") == true)
                }
            }
        }
        for entry in log.entries where entry.level > .debug {
            #expect(!"\(entry.message) \(entry.metadata)".contains("s3cret"))
        }
    }

    @Test func `a text that is too long is rejected in every search without a request`() async throws {
        let log = InMemoryLogHandler()
        try await StandInServer.run { server in
            try await withServices(configuration(server, log)) { popcorn in
                let errors = await errors(of: popcorn, .cacheFirst, text: String(repeating: "x", count: 101))
                let expected = PopcornError.invalidInput("The search text must have at most 100 characters")
                #expect(errors == Array(repeating: expected, count: 7))
                await #expect(throws: expected) {
                    try await popcorn.searchHistory.recordSearch.execute(
                        String(repeating: "x", count: 101), owner: .default)
                }
            }
            #expect(server.requestCount == 0)
        }
    }

    @Test func `texts that differ in white space share a request`() async throws {
        let log = InMemoryLogHandler()
        try await StandInServer.run { server in
            try await withServices(configuration(server, log)) { popcorn in
                for text in ["fight club", " fight\n club "] {
                    _ = try await popcorn.movies.searchMovies.execute(MovieSearch(text))
                }
            }
            #expect(server.requestCountsByPath["/3/search/movie"] == 1)
        }
    }

    private func dumped(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }
}
