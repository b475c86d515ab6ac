import Foundation
import PopcornPersistence
import TMDbStandIn
import Testing

extension EndToEnd {

    /// Tests of the table of the cached read through the command: a movie of a given age in the cache, with each read
    /// policy, and with TMDb available or failing. The movie was released in 1999, so it is fresh for a week.
    @Suite struct FreshnessTests {

        /// The expected result of `popcorn movie 550`.
        private enum Expected: Equatable {
            case origin(String, requests: Int)
            case failure(Int32)
        }

        private func movie(_ household: Household, _ flags: [String]) async throws -> PopcornProcess.Outcome {
            try await PopcornProcess.run(["movie", "550", "--json"] + flags, environment: household.environment)
        }

        private func seen(_ outcome: PopcornProcess.Outcome) throws -> Expected {
            guard outcome.status == 0 else { return .failure(outcome.status) }
            let source = try outcome.source
            return .origin(source["origin"] as? String ?? "", requests: source["httpRequests"] as? Int ?? -1)
        }

        /// Runs a closure with a household whose cache contains the movie, with an age in days.
        private func withMovie(daysOld days: Int, _ work: (Household) async throws -> Void) async throws {
            try await Household.with { household in
                #expect(try await movie(household, []).status == 0)
                try household.moveBack(days: days)
                try await work(household)
            }
        }

        @Test(
            arguments: [
                (2, "", Expected.origin("cache", requests: 0)), (2, "--offline", .origin("cache", requests: 0)),
                (2, "--refresh", .origin("network", requests: 1)),
                (9, "", .origin("stale", requests: 0)), (9, "--offline", .origin("stale", requests: 0)),
                (9, "--refresh", .origin("network", requests: 1)),
                (30, "", .origin("network", requests: 1)), (30, "--offline", .origin("stale", requests: 0)),
                (30, "--refresh", .origin("network", requests: 1)),
                (200, "", .origin("network", requests: 1)), (200, "--offline", .failure(66)),
                (200, "--refresh", .origin("network", requests: 1)),
            ])
        private func `the origin depends on age and policy if TMDb is available`(
            days: Int, flag: String, expected: Expected
        ) async throws {
            try await withMovie(daysOld: days) { household in
                let outcome = try await movie(household, flag.isEmpty ? [] : [flag])
                #expect(try seen(outcome) == expected, "\(outcome.errors)")
                if flag.isEmpty {
                    #expect(try seen(await movie(household, [])) == .origin("cache", requests: 0))
                }
            }
        }

        @Test(
            arguments: [
                (2, "", Expected.origin("cache", requests: 0)), (2, "--refresh", .failure(69)),
                (9, "", .origin("stale", requests: 0)), (9, "--refresh", .failure(69)),
                (30, "--offline", .origin("stale", requests: 0)), (30, "--refresh", .failure(69)),
                (200, "", .failure(69)), (200, "--offline", .failure(66)), (200, "--refresh", .failure(69)),
            ])
        private func `the origin depends on age and policy if TMDb fails`(
            days: Int, flag: String, expected: Expected
        ) async throws {
            try await withMovie(daysOld: days) { household in
                household.server.inject(.failure(status: 503))
                let outcome = try await movie(household, flag.isEmpty ? [] : [flag])
                #expect(try seen(outcome) == expected, "\(outcome.errors)")
            }
        }

        @Test(arguments: [
            Fault.failure(status: 503), .html, .truncated, .malformed, .reset, .rateLimited(), .stalled(),
            .wrongType(member: "id"), .oversized(bytes: 17 << 20), .gzip(.damaged),
            .failure(status: 403, body: .html),
        ])
        func `a stale-if-error movie is returned if TMDb fails`(fault: Fault) async throws {
            try await withMovie(daysOld: 30) { household in
                household.server.inject(fault)
                let outcome = try await movie(household, ["--timeout", "1s"])
                #expect(outcome.status == 0, "\(outcome.errors)")
                #expect(try outcome.json["title"] as? String == "Fight Club")
                #expect(try outcome.source["origin"] as? String == "stale")
                #expect((try outcome.source["failure"] as? String ?? "").isEmpty == false)

                household.server.clearFaults()
                #expect(try await movie(household, []).source["origin"] as? String == "network")
            }
        }

        @Test(arguments: [Fault.FailureBody.html, .tmdb, .empty], [9, 30])
        func `an old movie survives a 404 that TMDb did not send`(body: Fault.FailureBody, days: Int) async throws {
            try await withMovie(daysOld: days) { household in
                household.server.inject(.failure(status: 404, body: body))
                for _ in 0..<2 {
                    let outcome = try await movie(household, [])
                    #expect(outcome.status == 0, "\(outcome.errors)")
                    #expect(try outcome.json["title"] as? String == "Fight Club")
                    #expect(try outcome.source["origin"] as? String == "stale")
                }
                #expect(try await movie(household, ["--refresh"]).status == 69)
                #expect(try seen(await movie(household, ["--offline"])) == .origin("stale", requests: 0))

                household.server.clearFaults()
                let refreshed = try await movie(household, ["--refresh"])
                #expect(try seen(refreshed) == .origin("network", requests: 1))
                #expect(try seen(await movie(household, [])) == .origin("cache", requests: 0))
            }
        }

        @Test func `a 404 that TMDb did not send is not remembered for a movie that is not cached`() async throws {
            try await Household.with { household in
                household.server.inject(.failure(status: 404, body: .html))
                let outcome = try await movie(household, [])
                #expect(outcome.status == 69)
                #expect(outcome.errors.contains("HTTP 404"))
                household.server.clearFaults()
                #expect(try seen(await movie(household, [])) == .origin("network", requests: 2))
            }
        }

        @Test(arguments: [401, 403])
        func `an old movie is returned with the failure if TMDb rejects the credential`(status: Int) async throws {
            try await withMovie(daysOld: 30) { household in
                household.server.inject(.failure(status: status))
                let outcome = try await movie(household, [])
                #expect(outcome.status == 0)
                #expect(try outcome.source["origin"] as? String == "stale")
                #expect((try outcome.source["failure"] as? String ?? "").contains("credential"))
                #expect(outcome.errorLines.count == 1)
                #expect(outcome.errors.contains("TMDb rejects the credential"))
                #expect(try await movie(household, ["--refresh"]).status == 77)
            }
        }

        @Test func `a not-found response is cached`() async throws {
            try await Household.with { household in
                for _ in 0..<2 {
                    let outcome = try await household.popcorn("movie", "999999999")
                    #expect(outcome.status == 66)
                    #expect(outcome.errors == "popcorn: TMDb has no movie 999999999\n")
                }
                #expect(household.server.requestCount == 1)
                #expect(try await household.popcorn("movie", "999999999", "--refresh").status == 66)
                #expect(household.server.requestCount == 2)
                let offline = try await household.popcorn("movie", "999999999", "--offline")
                #expect(offline.errors == "popcorn: TMDb has no movie 999999999\n")
                let never = try await household.popcorn("movie", "999999998", "--offline")
                #expect(never.status == 66)
                #expect(never.errors.contains("not in the cache"))
            }
        }

        @Test func `a movie is returned with an old images configuration`() async throws {
            try await withMovie(daysOld: 3) { household in
                household.server.inject(.failure(status: 503))
                let outcome = try await movie(household, [])
                #expect(outcome.status == 0, "\(outcome.errors)")
                #expect(try outcome.source["origin"] as? String == "cache")
                #expect(try outcome.json["posterURLSet"] != nil)
            }
        }

        @Test func `the card contains the failure of TMDb`() async throws {
            try await withMovie(daysOld: 30) { household in
                household.server.inject(.failure(status: 503))
                let outcome = try await household.popcorn("movie", "550")
                #expect(outcome.status == 0)
                #expect(outcome.output.contains("from the cache, stale, fetched"))
                #expect(outcome.output.contains("TMDb failed to respond for movie 550 (HTTP 503)"))
            }
        }
    }
}

extension Household {

    /// Ages the cached movies and the images configuration by a number of days.
    func moveBack(days: Int) throws {
        let connection = try Connection(
            path: cache.path(), role: .writerOfExistingFile, busyTimeout: .seconds(5))
        for table in ["movies_movie", "core_images_configuration"] {
            try connection.execute("UPDATE \(table) SET cached_at = cached_at - \(days * 86_400)")
        }
    }
}
