import CoreDomain
import Foundation
import PopcornCaching
import PopcornServices
import TMDb
import TMDbStandIn
import TMDbTesting
import Testing

/// Tests of the responses of TMDb's own API, through all layers.
@Suite(.timeLimit(.minutes(5)))
struct FetchTMDbResponseUseCaseTests {

    private let tmdb = TMDbMock(unanswered: .sample(seed: 1))
    private let clock = TestClock()
    private let day: TimeInterval = 86_400

    private func withPopcorn(_ body: (PopcornServices) async throws -> Void) async throws {
        try await withServices(
            .init(
                tmdb: .client(tmdb.client), storage: .temporary, freshness: FreshnessPolicy(jitter: 0),
                clock: clock.wallClock), body)
    }

    private func respond(to operationID: String, _ json: String) throws {
        tmdb.respond(to: operationID, with: try #require(PublicResponse(Data(json.utf8))))
    }

    private func origin(
        _ target: String, _ popcorn: PopcornServices, _ policy: ReadPolicy = .cacheFirst
    ) async throws -> DataOrigin {
        try await popcorn.fetchTMDbResponse.sourced(PublicRequest(target: target), policy: policy).origin
    }

    /// Sets the changes of movies. The other kinds have none.
    private func setChanges(_ ids: [Int]) {
        for (operationID, ids) in [
            ("changes-movie-list", ids), ("changes-tv-list", []), ("changes-people-list", []),
        ] {
            tmdb.respond(
                to: operationID,
                with: ChangedIDPageableList(
                    page: 1, results: ids.map { ChangedID(id: $0) }, totalPages: 1, totalResults: nil))
        }
    }

    @Test
    func `100 concurrent requests that mean the same send one request`() async throws {
        try await StandInServer.run { server in
            try await withServices(
                .init(tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary)
            ) { popcorn in
                let targets = [
                    "3/movie/550?append_to_response=credits,images&language=de",
                    "3/movie/550?language=de&append_to_response=images,credits,images&api_key=1",
                ]
                let contents = try await withThrowingTaskGroup(of: ResponseContent.self) { group in
                    for index in 0..<100 {
                        group.addTask {
                            let request = try PublicRequest(target: targets[index % 2])
                            return try await popcorn.fetchTMDbResponse.sourced(request).value
                        }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(Set(contents.map(\.tag)).count == 1)
                #expect(contents.first?.missingParts == [])
                #expect(server.requestCountsByPath == ["/3/movie/550": 1])
            }
        }
    }

    @Test
    func `a change of a movie makes its responses stale, also if only responses are cached`() async throws {
        setChanges([1])
        try await withPopcorn { popcorn in
            // Values of a movie that was released long ago are fresh for a week.
            try respond(to: "movie-details", #"{"id": 1, "release_date": "1999-10-15"}"#)
            for target in ["3/movie/1", "3/movie/1?language=de", "3/movie/2"] {
                #expect(try await origin(target, popcorn) == .network)
            }
            clock.advance(by: day + 7200)
            #expect(try await origin("3/movie/1", popcorn, .cacheOnly) == .cache)

            let progress = try await popcorn.cache.refreshChanged()
            #expect(progress.pages > 0)
            #expect(progress.changed == 0)
            #expect(tmdb.calls(to: "movie-details").count == 3)
            #expect(try await origin("3/movie/1", popcorn, .cacheOnly) == .stale)
            #expect(try await origin("3/movie/1?language=de", popcorn, .cacheOnly) == .stale)
            #expect(try await origin("3/movie/2", popcorn, .cacheOnly) == .cache)

            // A response that was fetched later is fresh.
            #expect(try await origin("3/movie/1", popcorn, .refresh) == .network)
            _ = try await popcorn.cache.refreshChanged()
            #expect(try await origin("3/movie/1", popcorn, .cacheOnly) == .cache)
        }
    }

    @Test
    func `invalidations, purges and the daily deletion include responses`() async throws {
        try respond(to: "movie-details", #"{"id": 1}"#)
        try respond(to: "tv-season-details", #"{"id": 1}"#)
        try respond(to: "movie-popular-list", #"{"page": 1, "results": []}"#)
        let targets = ["3/movie/1", "3/tv/7/season/1", "3/movie/popular"]
        try await withPopcorn { popcorn in
            for target in targets { _ = try await origin(target, popcorn) }
            #expect((try await popcorn.cache.statistics().bytesByKind["response"] ?? 1) > 0)

            try await popcorn.cache.invalidate(.movie(1))
            try await popcorn.cache.invalidate(.tvSeason(seriesID: 7, seasonNumber: 1))
            #expect(try await origin(targets[0], popcorn) == .network)
            #expect(try await origin(targets[1], popcorn) == .network)
            #expect(try await origin(targets[2], popcorn) == .cache)

            clock.advance(by: 30 * day)
            _ = try await popcorn.cache.deleteExpired()
            for target in targets { #expect(try await origin(target, popcorn, .cacheOnly) == .stale) }
            clock.advance(by: 151 * day)
            _ = try await popcorn.cache.deleteExpired()
            for target in targets {
                let error = await #expect(throws: PopcornError.self) { try await origin(target, popcorn, .cacheOnly) }
                #expect(error?.kind == .notCached)
                #expect(try await origin(target, popcorn) == .network)
            }
            _ = try await popcorn.cache.purge()
            for target in targets { #expect(try await origin(target, popcorn) == .network) }
        }
    }

    @Test
    func `a client error of TMDb is the cause of the error`() async throws {
        let failure = TMDbError(
            .unexpectedStatus, httpStatus: 400, statusCode: TMDbStatusCode(rawValue: 22), statusMessage: "Invalid page."
        )
        tmdb.fail("movie-popular-list", with: failure)
        try await withPopcorn { popcorn in
            let error = await #expect(throws: PopcornError.self) {
                try await origin("3/movie/popular?page=500", popcorn)
            }
            #expect(error?.kind == .invalidInput)
            #expect(error?.cause as? TMDbError == failure)
        }
    }

    @Test
    func `responses can be replaced`() async throws {
        let content = ResponseContent(gzip: Data(), tag: [1], byteCount: 0)
        let double = FetchTMDbResponseUseCase { _, _, _ throws(PopcornError) in
            Sourced(content, origin: .index, cachedAt: Date(timeIntervalSinceReferenceDate: 0))
        }
        try await withPopcorn { popcorn in
            var replaced = popcorn
            replaced.fetchTMDbResponse = double
            let origin = try await origin("3/movie/1", replaced)
            #expect(origin == .index)
        }
    }
}
