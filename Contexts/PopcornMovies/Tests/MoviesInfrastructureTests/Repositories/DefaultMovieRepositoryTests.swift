import Caching
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Logging
import MoviesDomain
import MoviesDomainTestHelpers
import NIOConcurrencyHelpers
import Persistence
import Testing

@testable import MoviesInfrastructure

@Suite
struct DefaultMovieRepositoryTests {

    private let clock = MovableClock()
    private let remote = RemoteDataSourceStub(.success(.mock()))
    private let local = LocalDataSourceStub()
    private let british: ContentLocale

    init() throws {
        british = try ContentLocale(language: "en-GB")
    }

    private var repository: DefaultMovieRepository {
        DefaultMovieRepository(
            remote: remote, local: local, freshness: FreshnessPolicy(timeToLive: .seconds(60)), clock: clock.clock,
            logger: Logger(label: "test"))
    }

    private func movie(
        _ id: Int = 550, _ parts: MovieParts = .all, _ policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<MovieRecord> {
        try await repository.movie(withID: id, including: parts, locale: british, policy: policy)
    }

    private func kind(
        _ policy: ReadPolicy = .cacheFirst, id: Int = 550
    ) async -> PopcornError.Kind? {
        do throws(PopcornError) {
            _ = try await movie(id, .all, policy)
            return nil
        } catch {
            return error.kind
        }
    }

    @Test
    func `a miss is fetched in the locale and stored`() async throws {
        let answer = try await movie()

        #expect(answer == Sourced(.mock(), origin: .network, cachedAt: clock.now))
        #expect(remote.requests == [british])
        #expect(local.state.withLockedValue(\.records) == ["550 en-GB": Cached(.mock(), cachedAt: clock.now)])
    }

    @Test
    func `a hit makes no request`() async throws {
        let stored = try await movie()
        clock.advance(by: 59.9)

        let answer = try await movie()

        #expect(answer == Sourced(.mock(), origin: .cache, cachedAt: stored.cachedAt))
        #expect(remote.requests.count == 1)
    }

    @Test
    func `an expired movie is fetched again`() async throws {
        _ = try await movie()
        clock.advance(by: 60)
        remote.answer(.success(.mock(movie: .mock(title: "New"))))

        let answer = try await movie()

        #expect(answer.value.movie.title == "New")
        #expect(answer.origin == .network)
        #expect(answer.cachedAt == clock.now)
        #expect(try await movie().value.movie.title == "New")
    }

    @Test
    func `refresh asks the network whatever the cache holds`() async throws {
        _ = try await movie()

        let answer = try await movie(550, .all, .refresh)

        #expect(answer.origin == .network)
        #expect(remote.requests.count == 2)
    }

    @Test
    func `cache only gives what is there, and says that it is stale`() async throws {
        let stored = try await movie()
        #expect(try await movie(550, .all, .cacheOnly).origin == .cache)
        clock.advance(by: 1_000_000)

        let answer = try await movie(550, .all, .cacheOnly)

        #expect(answer == Sourced(.mock(), origin: .stale, cachedAt: stored.cachedAt))
        #expect(remote.requests.count == 1)
    }

    @Test
    func `cache only finds nothing in an empty cache`() async throws {
        #expect(await kind(.cacheOnly) == .notFound)
        #expect(remote.requests.isEmpty)
    }

    @Test(arguments: [ReadPolicy.cacheFirst, .refresh])
    func `only the parts that were asked for are given`(policy: ReadPolicy) async throws {
        let answer = try await movie(550, [.logos, .releases], policy)

        #expect(
            answer.value
                == MovieRecord(
                    movie: .mock(), images: ImageCollection(logoPaths: ImageCollection.mock().logoPaths),
                    releases: [.mock()]))
        #expect(local.state.withLockedValue(\.records).values.first?.value == .mock())
        #expect(try await movie(550, [], .cacheOnly).value == MovieRecord(movie: .mock()))
    }

    @Test
    func `highlights are those of the movie wherever they come from`() async throws {
        let expected = MovieRecord.mock().highlights(in: ["GB"])
        #expect(expected.logoPath != nil && expected.certification != nil)

        for origin in [DataOrigin.network, .cache] {
            let answer = try await highlights()
            #expect(answer == Sourced(expected, origin: origin, cachedAt: clock.now))
        }
        let stored = clock.now
        clock.advance(by: 60)
        #expect(try await highlights(.cacheOnly) == Sourced(expected, origin: .stale, cachedAt: stored))
        #expect(remote.requests.count == 1)
        #expect(try await highlights() == Sourced(expected, origin: .network, cachedAt: clock.now))
        #expect(remote.requests.count == 2)
    }

    @Test
    func `a movie cached without parts has highlights without a request`() async throws {
        remote.answer(.success(MovieRecord(movie: .mock())))
        _ = try await movie()

        let answer = try await highlights()

        #expect(answer == Sourced(MovieHighlights(movie: .mock()), origin: .cache, cachedAt: clock.now))
        #expect(remote.requests.count == 1)
    }

    private func highlights(
        _ policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<MovieHighlights> {
        try await repository.highlights(ofMovieWithID: 550, regions: ["GB"], locale: british, policy: policy)
    }

    @Test(arguments: [0, -1, Int.min], [ReadPolicy.cacheFirst, .refresh, .cacheOnly])
    func `an id that is not greater than 0 is refused before anything`(id: Int, policy: ReadPolicy) async throws {
        local.state.withLockedValue { $0.readError = .closed(path: "/cache") }

        #expect(await kind(policy, id: id) == .invalidInput)
        #expect(remote.requests.isEmpty)
    }

    @Test(
        arguments: [
            PopcornError.Kind.notFound, .unauthorised, .rateLimited(retryAfter: .seconds(3)), .unavailable,
            .undecodable, .cancelled,
        ])
    func `an error of the network is passed on and stores nothing`(expected: PopcornError.Kind) async throws {
        remote.answer(.failure(PopcornError(expected, "no")))

        #expect(await kind() == expected)
        #expect(local.state.withLockedValue(\.storeCount) == 0)
    }

    @Test(arguments: [ReadPolicy.cacheFirst, .cacheOnly])
    func `a cache that cannot be read is an error with its cause`(policy: ReadPolicy) async throws {
        let cause = DatabaseError.closed(path: "/cache")
        local.state.withLockedValue { $0.readError = cause }

        let error = await #expect(throws: PopcornError.self) { try await movie(550, .all, policy) }

        #expect(error?.kind == .storage)
        #expect(error?.cause as? DatabaseError == cause)
        #expect(remote.requests.isEmpty)
    }

    @Test
    func `a cache that cannot be written does not cost the answer`() async throws {
        local.state.withLockedValue { $0.storeError = .inUse(path: "/cache", waited: .seconds(5)) }

        let answer = try await movie()

        #expect(answer.value == .mock())
        #expect(local.state.withLockedValue(\.storeCount) == 1)
    }

    @Test
    func `cancellation while reading or storing stays cancellation`() async throws {
        local.state.withLockedValue { $0.storeError = .cancelled }
        #expect(await kind() == .cancelled)

        local.state.withLockedValue { $0.readError = .cancelled }
        #expect(await kind() == .cancelled)
    }

    @Test
    func `a cancelled task asks nobody`() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await kind(.refresh)
        }

        #expect(await task.value == .cancelled)
        #expect(remote.requests.isEmpty)
    }
}
