import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructureTestHelpers
import Foundation
import PopcornCaching
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite(.timeLimit(.minutes(5)))
struct DefaultResponseRepositoryTests {

    private static let day: TimeInterval = 86_400

    private let clock = ManualClock()
    private let remote = PortDouble<ResponseRequest, ResponseContent>(.success(.mock("one")))
    private let movie = ResponseRequest(
        target: "3/movie/550?append_to_response=credits,images", title: .movie(550), kind: .content,
        parts: ["credits", "images"])
    private let list = ResponseRequest(target: "3/movie/popular", title: nil, kind: .list)
    private let outage = PopcornError(.unavailable, "TMDb failed")

    private func withRepository(
        _ body: (DefaultResponseRepository, any CacheDatabase, CachingEnvironment) async throws -> Void
    ) async throws {
        try await withCache(Schema(), clock: clock.clock) { database, environment in
            let repository = DefaultResponseRepository(remote: remote, database: database, environment: environment)
            try await body(repository, database, environment)
        }
    }

    private func waitForRefreshes(_ environment: CachingEnvironment) async {
        while environment.pendingWorkCount > 0 { await Task.yield() }
    }

    @Test
    func `concurrent reads of a response share one request, and its bytes are returned from the cache`() async throws {
        try await withRepository { repository, _, _ in
            try await withThrowingTaskGroup(of: ResponseContent.self) { group in
                for _ in 0..<50 {
                    group.addTask { try await repository.response(to: movie, policy: .cacheFirst).value }
                }
                for try await content in group { #expect(content == .mock("one")) }
            }
            #expect(remote.calls == [movie])
            let cached = try await repository.response(to: movie, policy: .cacheOnly)
            #expect(cached.origin == .cache)
            #expect(cached.value == .mock("one"))
        }
    }

    @Test
    func `a stale response is returned, and refreshed in the background`() async throws {
        try await withRepository { repository, _, environment in
            _ = try await repository.response(to: movie, policy: .cacheFirst)
            remote.setResult(.success(.mock("two")))
            clock.advance(by: Self.day)

            let stale = try await repository.response(to: movie, policy: .cacheFirst)
            #expect(stale.origin == .stale)
            #expect(stale.value == .mock("one"))
            await waitForRefreshes(environment)

            let refreshed = try await repository.response(to: movie, policy: .cacheFirst)
            #expect(refreshed.origin == .cache)
            #expect(refreshed.value == .mock("two"))
            #expect(remote.calls.count == 2)
        }
    }

    @Test
    func `while TMDb fails, lists are returned until their retention ends, as titles are`() async throws {
        try await withRepository { repository, _, _ in
            for request in [list, movie] { _ = try await repository.response(to: request, policy: .cacheFirst) }
            remote.setResult(.failure(outage))
            clock.advance(by: 30 * Self.day)
            for request in [list, movie] {
                let old = try await repository.response(to: request, policy: .cacheFirst)
                #expect(old.origin == .stale)
                #expect(old.value == .mock("one"))
                #expect(old.failure == outage)
                #expect(old.usableUntil == old.cachedAt + 180 * Self.day)
            }
            clock.advance(by: 150 * Self.day)
            for request in [list, movie] {
                await #expect(throws: outage) { try await repository.response(to: request, policy: .cacheFirst) }
            }
        }
    }

    @Test
    func `a not-found response replaces the stored one, and is cached for an hour`() async throws {
        let notFound = PopcornError(.notFound, "TMDb has no /3/movie/550")
        try await withRepository { repository, _, _ in
            _ = try await repository.response(to: movie, policy: .cacheFirst)
            remote.setResult(.failure(notFound))
            await #expect(throws: notFound) { try await repository.response(to: movie, policy: .refresh) }
            for policy in [ReadPolicy.cacheFirst, .cacheOnly] {
                await #expect(throws: notFound) { try await repository.response(to: movie, policy: policy) }
            }
            #expect(remote.calls.count == 2)
            remote.setResult(.success(.mock("two")))
            clock.advance(by: 3600)
            #expect(try await repository.response(to: movie, policy: .cacheFirst).value == .mock("two"))
        }
    }

    @Test
    func `a response that lacks a part does not replace one that has it`() async throws {
        try await withRepository { repository, _, environment in
            _ = try await repository.response(to: movie, policy: .cacheFirst)
            remote.setResult(.success(.mock("two", missingParts: ["credits"])))
            clock.advance(by: Self.day)
            #expect(try await repository.response(to: movie, policy: .cacheFirst).failure == nil)
            await waitForRefreshes(environment)

            let kept = try await repository.response(to: movie, policy: .cacheFirst)
            #expect(kept.value == .mock("one"))
            #expect(kept.failure?.kind == .undecodable)
            #expect(kept.failure?.message == "The response for /3/movie/550 lacks credits")
            await waitForRefreshes(environment)
            #expect(remote.calls.count == 2)

            // After the retention, the stored response is not used.
            clock.advance(by: 180 * Self.day)
            let partial = try await repository.response(to: movie, policy: .cacheFirst)
            #expect(partial.value == .mock("two", missingParts: ["credits"]))
        }
    }

    @Test(arguments: [
        DatabaseError.lockTimeout(path: "/cache.sqlite", waited: .seconds(1)), .server(reason: "closed"),
    ])
    func `a response that lacks a part does not replace a response that cannot be read`(
        failure: DatabaseError
    ) async throws {
        try await withCache(Schema(), clock: clock.clock) { base, environment in
            let database = ContendedDatabase(base)
            let repository = DefaultResponseRepository(remote: remote, database: database, environment: environment)
            _ = try await repository.response(to: movie, policy: .cacheFirst)
            database.setReadFailure(failure)

            remote.setResult(.success(.mock("two", missingParts: ["credits"])))
            let error = await #expect(throws: PopcornError.self) {
                try await repository.response(to: movie, policy: .refresh)
            }
            #expect(error?.kind == .storage)
            database.setReadFailure(nil)
            #expect(try await repository.response(to: movie, policy: .cacheOnly).value == .mock("one"))

            // A complete response does not depend on the stored one.
            database.setReadFailure(failure)
            remote.setResult(.success(.mock("three")))
            #expect(try await repository.response(to: movie, policy: .refresh).value == .mock("three"))
            database.setReadFailure(nil)
            #expect(try await repository.response(to: movie, policy: .cacheOnly).value == .mock("three"))
        }
    }

    @Test
    func `a response that lacks a part does not replace a complete one that another process stored meanwhile`()
        async throws
    {
        try await withCache(Schema(), clock: clock.clock) { database, environment in
            remote.setResult(.success(.mock("one", missingParts: ["credits"])))
            let other = DefaultResponseRepository(remote: remote, database: database, environment: environment)
            _ = try await other.response(to: movie, policy: .cacheFirst)
            clock.advance(by: 30)
            let slow = InterruptedRemote(response: .mock("three", missingParts: ["credits"])) {
                [remote, movie] () throws(PopcornError) in
                remote.setResult(.success(.mock("two")))
                _ = try await other.response(to: movie, policy: .refresh)
            }
            let repository = DefaultResponseRepository(remote: slow, database: database, environment: environment)
            // The refresh begins with the response that was read.
            #expect(
                try await repository.response(to: movie, policy: .cacheFirst).value
                    == .mock("one", missingParts: ["credits"]))
            await waitForRefreshes(environment)
            #expect(try await repository.response(to: movie, policy: .cacheOnly).value == .mock("two"))
        }
    }

    @Test
    func `a first response that lacks a part is cached, and requested again for as long as the part is missing`()
        async throws
    {
        let partial = ResponseContent.mock("one", missingParts: ["credits", "images"])
        remote.setResult(.success(partial))
        try await withRepository { repository, _, environment in
            let first = try await repository.response(to: movie, policy: .cacheFirst)
            #expect(first.value == partial)
            #expect(first.freshUntil == clock.now + 30)
            clock.advance(by: 29)
            #expect(try await repository.response(to: movie, policy: .cacheFirst).origin == .cache)
            clock.advance(by: 1)
            // The second response lacks a part since 30 seconds.
            remote.setResult(.success(.mock("two", missingParts: ["images"])))
            #expect(try await repository.response(to: movie, policy: .cacheFirst).origin == .stale)
            await waitForRefreshes(environment)
            let second = try await repository.response(to: movie, policy: .cacheFirst)
            #expect(second.origin == .cache)
            #expect(second.value == .mock("two", missingParts: ["images"]))
            #expect(second.freshUntil == clock.now + 30)
            clock.advance(by: 30)
            remote.setResult(.success(.mock("three")))
            #expect(try await repository.response(to: movie, policy: .cacheFirst).origin == .stale)
            await waitForRefreshes(environment)
            let complete = try await repository.response(to: movie, policy: .cacheFirst)
            #expect(complete.value == .mock("three"))
            #expect(complete.freshUntil == clock.now + Self.day)
        }
    }

    @Test(arguments: [
        (ResponseRequest.Kind.content, nil, 24.0), (.content, 13, 6), (.content, -13, 6), (.content, 15, 24),
        (.content, -364, 24), (.content, -366, 7 * 24), (.list, nil, 6), (.reference, nil, 7 * 24),
    ])
    func `the kind and the date determine how long a response is fresh`(
        kind: ResponseRequest.Kind, days: Double?, hours: Double
    ) async throws {
        let request = ResponseRequest(target: "3/movie/550", title: .movie(550), kind: kind)
        remote.setResult(.success(.mock("one", date: days.map { clock.now + $0 * Self.day })))
        try await withRepository { repository, _, _ in
            #expect(
                try await repository.response(to: request, policy: .cacheFirst).freshUntil
                    == clock.now + hours * 3600)
            clock.advance(by: min(hours * 3600 - 1, 0.9 * Self.day))
            let cached = try await repository.response(to: request, policy: .cacheOnly)
            #expect(cached.origin == .cache)
        }
    }

    @Test
    func `titles, languages and targets have rows of their own`() async throws {
        let requests = [
            movie, ResponseRequest(target: "3/movie/550?language=de", title: .movie(550), kind: .content),
            ResponseRequest(target: "3/tv/550", title: .tvSeries(550), kind: .content),
            ResponseRequest(target: "3/tv/550/season/1", title: .tvSeries(550), kind: .content),
            ResponseRequest(target: "3/person/550", title: .person(550), kind: .content),
            ResponseRequest(target: "3/collection/550", title: .collection(550), kind: .content), list,
        ]
        try await withRepository { repository, _, _ in
            for request in requests {
                remote.setResult(.success(.mock(request.target)))
                _ = try await repository.response(to: request, policy: .cacheFirst)
            }
            for request in requests {
                #expect(
                    try await repository.response(to: request, policy: .cacheOnly).value == .mock(request.target))
            }
            #expect(remote.calls == requests)
        }
    }

    @Test
    func `a body that cannot be read is fetched again`() async throws {
        let damaged = [
            Data(), Data("{}".utf8), ResponseContent.mock("one").gzip.dropLast(),
            Data([0]) + ResponseContent.mock("one").gzip.dropFirst(),
        ]
        try await withRepository { repository, database, _ in
            for (count, gzip) in damaged.enumerated() {
                try await database.write([
                    .store(
                        CoreResponseEntity<ResponseOwners.Movie>(
                            key: .init(titleID: 550, target: movie.target), tag: [1], byteCount: 3, missingParts: nil,
                            partialSince: nil, date: nil, cachedAt: clock.now,
                            body: CoreResponseBodyEntity(gzip: Array(gzip))))
                ])
                let error = await #expect(throws: PopcornError.self) {
                    try await repository.response(to: movie, policy: .cacheOnly)
                }
                #expect(error?.kind == .notCached)
                let fetched = try await repository.response(to: movie, policy: .cacheFirst)
                #expect(fetched.origin == .network)
                #expect(remote.calls.count == count + 1)
                #expect(try await repository.response(to: movie, policy: .cacheOnly).value == .mock("one"))
            }
        }
    }

    @Test
    func `an invalidation of a title concerns its responses, and old responses are deleted`() async throws {
        let other = ResponseRequest(target: "3/movie/551", title: .movie(551), kind: .content)
        try await withRepository { repository, _, _ in
            for request in [movie, other, list] { _ = try await repository.response(to: request, policy: .cacheFirst) }
            let movies = try #require(repository.titleMaintenance[.movie])
            _ = try await movies.invalidate(.movie(550))
            #expect(try await repository.response(to: movie, policy: .cacheFirst).origin == .network)
            #expect(try await repository.response(to: other, policy: .cacheFirst).origin == .cache)
            #expect(try await movies.statistics().countByLanguage == ["": 2])
            #expect(try await movies.oldest == clock.now)

            for table in repository.maintenance { try await table.delete(before: clock.now) }
            for request in [movie, other, list] {
                #expect(try await repository.response(to: request, policy: .cacheOnly).origin == .cache)
            }
            for table in repository.maintenance { try await table.delete(before: clock.now + 1) }
            #expect(try await movies.oldest == nil)
            await #expect(throws: PopcornError.self) { try await repository.response(to: list, policy: .cacheOnly) }
        }
    }

    @Test
    func `responses are evicted with their title, and those of no title by age`() async throws {
        try await withSQLiteCache(Schema(), clock: clock.clock) { database, environment in
            let repository = DefaultResponseRepository(remote: remote, database: database, environment: environment)
            let requests = (1...3).map {
                ResponseRequest(target: "3/movie/\($0)", title: .movie($0), kind: .content)
            }
            for request in requests {
                _ = try await repository.response(to: request, policy: .cacheFirst)
                clock.advance(by: 1)
            }
            _ = try await repository.response(to: list, policy: .cacheFirst)
            let uses = TitleUses()
            _ = uses.record(CachedTitle(.movie, 1), at: clock.now)
            let eviction = CacheEviction(tables: .core, policy: environment.policy, clock: clock.clock, uses: uses)
            func evicted() async throws -> [String] {
                for _ in 0..<20 {
                    let batch = try await database.write { transaction throws(DatabaseError) in
                        try eviction.evictBatch(in: transaction) { false }
                    }
                    batch.didCommit()
                    if batch.effect != .prepared { break }
                }
                var targets: [String] = []
                for request in requests + [list] {
                    let cached = try? await repository.response(to: request, policy: .cacheOnly)
                    if cached == nil { targets.append(request.target) }
                }
                return targets
            }
            #expect(try await evicted() == ["3/movie/2"])
            #expect(try await evicted() == ["3/movie/2", "3/movie/3"])
            // The responses of no title are first if they are older than a week.
            clock.advance(by: 7 * Self.day + 1)
            #expect(try await evicted() == ["3/movie/2", "3/movie/3", "3/movie/popular"])
            #expect(try await database.evictionCounts() == ["response": 3])
        }
    }
}

/// A remote data source whose request another process interrupts.
private struct InterruptedRemote: ResponseRemoteDataSource {
    let response: ResponseContent
    let interruption: @Sendable () async throws(PopcornError) -> Void

    func response(to request: ResponseRequest) async throws(PopcornError) -> ResponseContent {
        try await interruption()
        return response
    }
}

extension PortDouble: ResponseRemoteDataSource where Arguments == ResponseRequest, Value == ResponseContent {
    func response(to request: ResponseRequest) async throws(PopcornError) -> ResponseContent {
        try call(request)
    }
}

extension ResponseContent {

    /// Returns a response with a body that begins and ends like data in the gzip format.
    fileprivate static func mock(_ text: String, missingParts: [String] = [], date: Date? = nil) -> ResponseContent {
        let bytes = Array(text.utf8)
        let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        let trailer: [UInt8] = [1, 2, 3, 4, UInt8(bytes.count), 0, 0, 0]
        return ResponseContent(
            gzip: Data(header + bytes + trailer), tag: bytes, byteCount: bytes.count, missingParts: missingParts,
            date: date)
    }
}
