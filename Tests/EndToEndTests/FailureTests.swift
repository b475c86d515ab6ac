import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    /// Tests that each failure prints one line to standard error, exits with a code, and leaves standard output empty.
    @Suite struct FailureTests {

        private func expectFailure(
            _ outcome: PopcornProcess.Outcome, status: Int32, saying text: String,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(outcome.status == status, "\(outcome.errors)", sourceLocation: sourceLocation)
            #expect(outcome.output == "", sourceLocation: sourceLocation)
            #expect(outcome.errorLines.count == 1, "\(outcome.errors)", sourceLocation: sourceLocation)
            #expect(outcome.errors.hasPrefix("popcorn: "), "\(outcome.errors)", sourceLocation: sourceLocation)
            #expect(outcome.errors.contains(text), "\(outcome.errors)", sourceLocation: sourceLocation)
        }

        @Test func `an unknown movie is an error`() async throws {
            try await Household.with { household in
                expectFailure(try await household.popcorn("movie", "999999"), status: 66, saying: "999999")
            }
        }

        @Test(arguments: [
            (Fault.failure(status: 500), Int32(69)), (.failure(status: 502, body: .html), 69),
            (.failure(status: 503, body: .empty), 69), (.html, 69), (.truncated, 69), (.malformed, 69),
            (.wrongType(member: "id"), 69), (.oversized(bytes: 17 << 20), 69),
            (.oversized(bytes: 17 << 20, declaresLength: false), 69), (.reset, 69), (.rateLimited(), 75),
            (.rateLimited(retryAfter: .seconds(30)), 75), (.failure(status: 401), 77), (.failure(status: 403), 77),
            (.failure(status: 401, body: .html), 69), (.failure(status: 400, body: .html), 69), (.gzip(.damaged), 69),
        ])
        func `a faulty response is an error, and a later request succeeds`(fault: Fault, status: Int32) async throws {
            try await Household.with { household in
                household.server.inject(fault)
                let outcome = try await household.popcorn("movie", "550", "--json")
                expectFailure(outcome, status: status, saying: "popcorn: ")
                household.server.clearFaults()
                let recovered = try await household.popcorn("movie", "550", "--json")
                #expect(recovered.status == 0, "\(recovered.errors)")
            }
        }

        @Test func `the message contains the delay of Retry-After`() async throws {
            try await Household.with { household in
                household.server.inject(.rateLimited(retryAfter: .seconds(30)))
                expectFailure(try await household.popcorn("movie", "550"), status: 75, saying: "try again in 30 s")
            }
        }

        @Test(arguments: [Fault.stalled(), .stalled(at: .afterHeaders), .latency(.seconds(60))])
        func `an unresponsive TMDb is an error after the timeout`(fault: Fault) async throws {
            try await Household.with { household in
                household.server.inject(fault)
                let outcome = try await household.popcorn("movie", "550", "--timeout", "300ms")
                // Either the HTTP client's timeout or the deadline of the whole command ends first.
                expectFailure(outcome, status: 69, saying: "TMDb did not respond")
            }
        }

        @Test func `a page with status 403 is no rejected credential`() async throws {
            try await Household.with { household in
                household.server.inject(.failure(status: 403, body: .html))
                let outcome = try await household.popcorn("movie", "550", "--verbose")
                expectFailure(outcome, status: 69, saying: "TMDb failed to respond for movie 550 (HTTP 403)")
                #expect(!outcome.errors.lowercased().contains("credential"))
                #expect(!outcome.errors.contains("TMDB_"))
                #expect(household.server.requestCount == 1)
            }
        }

        @Test func `a damaged body cannot be read, and is requested again`() async throws {
            try await Household.with { household in
                household.server.inject(.gzip(.damaged))
                let outcome = try await household.popcorn("movie", "550")
                expectFailure(
                    outcome, status: 69,
                    saying: "The response for movie 550 cannot be read: the body cannot be decompressed")
                #expect(household.server.requestCount == 3)
            }
        }

        @Test(arguments: ["/3", "/3/", "/4"])
        func `a base URL can end with the version of the API`(version: String) async throws {
            try await Household.with { household in
                household.server.inject(.gzip())
                let outcome = try await household.popcorn(
                    "movie", "550", "--json",
                    with: ["TMDB_BASE_URL": household.server.baseURL.absoluteString + version])
                #expect(outcome.status == 0, "\(outcome.errors)")
                #expect(try outcome.json["title"] as? String == "Fight Club")
                #expect(household.server.requestCount(path: "/3/movie/550") == 1)
            }
        }

        @Test func `the message of a decoding error contains the coding path`() async throws {
            try await Household.with { household in
                household.server.inject(.wrongType(member: "id"), matching: "/3/movie/*")
                let outcome = try await household.popcorn("movie", "550", "--verbose")
                expectFailure(outcome, status: 69, saying: "at id")
            }
        }

        @Test func `a refused connection is an error that suggests --offline`() async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn(
                    "movie", "550", with: ["TMDB_BASE_URL": "http://127.0.0.1:1"])
                expectFailure(outcome, status: 69, saying: "--offline")
            }
        }

        @Test func `a missing credential is an error without a request`() async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn("movie", "550", with: ["TMDB_ACCESS_TOKEN": nil])
                expectFailure(outcome, status: 77, saying: "TMDB_ACCESS_TOKEN")
                #expect(household.server.requestCount == 0)
            }
        }

        @Test func `a rejected credential is an error`() async throws {
            try await Household.with(configuration: .init(credential: .accessToken("another"))) { household in
                expectFailure(try await household.popcorn("movie", "550"), status: 77, saying: "TMDB_ACCESS_TOKEN")
            }
        }

        @Test(arguments: [
            ["movie", "0"], ["movie", "550", "--language", "en_GB;DROP"], ["movie", "550", "--region", "GBR"],
            ["watchlist", "add", "0"],
        ])
        func `an invalid value is an error without a request`(arguments: [String]) async throws {
            try await Household.with { household in
                let outcome = try await PopcornProcess.run(arguments, environment: household.environment)
                expectFailure(outcome, status: 64, saying: "popcorn: ")
                #expect(household.server.requestCount == 0)
            }
        }

        @Test(arguments: [
            ["movie"], ["movie", "fight-club"], ["movie", "-5"], ["movie", "550", "--refresh", "--offline"],
            ["movie", "550", "--timeout", "soon"], ["cache", "purge", "--older-than", "-1d"],
            ["standin", "--fault", "gremlins"], ["nonsense"],
        ])
        func `an argument that cannot be parsed is a usage error`(arguments: [String]) async throws {
            try await Household.with { household in
                let outcome = try await PopcornProcess.run(arguments, environment: household.environment)
                #expect(outcome.status == 64)
                #expect(outcome.output == "")
                #expect(outcome.errors.contains("Usage: popcorn"))
            }
        }

        @Test(arguments: [
            "http://example.com", "ftp://127.0.0.1", "not an address", "https://user:pass@example.com",
            "https://api.example.com/?q=1",
        ])
        func `an unsafe base URL is rejected`(address: String) async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn("movie", "550", with: ["TMDB_BASE_URL": address])
                expectFailure(outcome, status: 64, saying: "popcorn: ")
            }
        }

        @Test func `output and errors never contain the credential`() async throws {
            try await Household.with { household in
                for fault in [Fault.failure(status: 401), .failure(status: 500), .reset, .malformed, .html] {
                    household.server.clearFaults()
                    household.server.inject(fault)
                    for environment in [
                        [:], ["TMDB_ACCESS_TOKEN": nil, "TMDB_API_KEY": Household.secret],
                    ] as [[String: String?]] {
                        let outcome = try await household.popcorn("movie", "550", "--verbose", with: environment)
                        #expect(!(outcome.output + outcome.errors).contains(Household.secret))
                    }
                }
                let help = try await household.popcorn("movie", "--help")
                #expect(help.status == 0)
                #expect(!help.output.contains(Household.secret))
            }
        }
    }
}
