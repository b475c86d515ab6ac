import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import Foundation
import InMemoryLogging
import Logging
import MetricsTestKit
import MoviesDomain
import NIOConcurrencyHelpers
import PeopleDomain
import PopcornCaching
import PopcornConcurrency
import PopcornPersistence
import TVSeriesDomain
import Testing

@testable import PopcornServices

/// Tests of the daily warm-up, with scripted lists, an injected clock and an injected sleep.
@Suite(.timeLimit(.minutes(5)))
struct WarmUpJobTests {

    private let clock = TestClock()
    private let log = InMemoryLogHandler()
    private let lists = ScriptedLists()
    private let reader = SuccessfulReader()
    private let sleeps = Sleeps()

    private func warmUp(
        _ database: any EntityDatabase, watchlist: any WatchlistRepository = WatchlistRepositoryMock(),
        holder: String = "test", sleeps: Sleeps? = nil
    ) -> WarmUp {
        let sleeps = sleeps ?? self.sleeps
        let environment = CachingEnvironment(
            clock: clock.wallClock, metrics: TestMetrics(), logger: Logger(label: "test") { _ in log },
            sleep: sleeps.sleep)
        return WarmUp(
            lists: WarmUpLists(
                movies: MovieLists(lists: lists), tvSeries: ListRepositoryMock(.failure(unused)),
                people: ListRepositoryMock(.failure(unused))),
            watchlist: watchlist, library: NoOwners(), reader: reader,
            defaults: ContentDefaults(), lease: JobLease(job: "warm-up", holder: holder, in: database),
            metrics: WarmUpMetrics(TestMetrics()), environment: environment)
    }

    private let unused = PopcornError(.notFound, "unused")
    private let sources: [WarmUpSource] = [.list(.popularMovies, limit: 30)]

    /// Runs the job until it has slept for the given durations. The clock advances by each of them but the last.
    private func runDaily(_ warmUp: WarmUp, sleeps: Sleeps? = nil, sleeping durations: [Int]) async {
        let sleeps = sleeps ?? self.sleeps
        sleeps.expect(durations.count) { [clock] in clock.advance(by: $0) }
        let job = Task { [sources] in await warmUp.repeated(sources).run() }
        await sleeps.haveEnded()
        job.cancel()
        await job.value
        #expect(sleeps.seconds == durations)
    }

    private var messages: [String] {
        log.entries.filter { $0.level >= .info }.map { "\($0.level): \($0.message)" }
    }

    @Test
    func `the job runs at the start and after a day, and logs its steps`() async throws {
        try await withCache(Schema()) { database, _ in
            await runDaily(warmUp(database), sleeping: [86_400, 86_400])
        }
        #expect(lists.requests == ["popular 1", "popular 2", "popular 1", "popular 2"])
        #expect(reader.fetched.count == 30)
        #expect(lists.arePrioritiesInteractive == [false])
        let run = [
            "info: The warm-up of the cache began", "info: A source of the warm-up was read",
            "info: The warm-up of the cache ended",
        ]
        #expect(messages == run + run)
        let ends = log.entries.filter { $0.message == "The warm-up of the cache ended" }.map(\.metadata)
        #expect(ends.map { $0["fetched"] } == ["30", "0"])
        #expect(ends.map { $0["fresh"] } == ["0", "30"])
    }

    @Test
    func `after a failure of a list or an item, the job continues after an hour`() async throws {
        lists.fail("popular 2", with: [PopcornError(.undecodable, "odd")])
        reader.failures = [.movie(3): PopcornError(.undecodable, "odd")]
        try await withCache(Schema()) { database, _ in
            await runDaily(warmUp(database), sleeping: [3600, 3600])
            reader.failures = [:]
            await runDaily(warmUp(database), sleeping: [86_400])
        }
        #expect(lists.requests.prefix(4) == ["popular 1", "popular 2", "popular 1", "popular 2"])
        #expect(reader.fetched.sorted { $0.id < $1.id } == (1...30).map(ContentID.movie))
        #expect(
            messages.filter { $0.hasPrefix("warning") } == [
                "warning: A source of the warm-up was not read",
                "warning: The warm-up of the cache ended with failures",
                "warning: The warm-up of the cache ended with failures",
            ])
    }

    @Test
    func `a rejected credential is logged, and retried after an hour`() async throws {
        lists.fail("popular 1", with: [PopcornError(.unauthorised, "rejected")])
        try await withCache(Schema()) { database, _ in
            await runDaily(warmUp(database), sleeping: [3600, 86_400])
        }
        #expect(messages.contains("warning: The warm-up of the cache failed"))
        #expect(reader.fetched.count == 30)
    }

    @Test
    func `a page is retried after a pause, and fails after 5 retries`() async throws {
        lists.fail("popular 1", with: [PopcornError(.rateLimited(retryAfter: .seconds(7)), "slow")])
        lists.fail("popular 2", with: Array(repeating: PopcornError(.unavailable, "down"), count: 6))
        try await withCache(Schema()) { database, _ in
            await runDaily(warmUp(database), sleeping: [7, 1, 2, 4, 8, 16, 3600])
        }
        #expect(lists.requests == ["popular 1", "popular 1"] + Array(repeating: "popular 2", count: 6))
        #expect(reader.fetched.count == 20)
    }

    @Test
    func `a process waits while another one warms up, and continues after that one was killed`() async throws {
        // The clock of a server cannot be advanced.
        try await withSQLiteCache(Schema()) { database, _ in
            let killed = JobLease(job: "warm-up", holder: "killed", in: database)
            _ = try await killed.acquire(at: clock.wallClock.now)
            await runDaily(warmUp(database), sleeping: [300])
            #expect(lists.requests.isEmpty)
            clock.advance(by: 300)
            await runDaily(warmUp(database), sleeping: [86_400])
            #expect(reader.fetched.count == 30)
            // The lease was released.
            #expect(try await killed.acquire(at: clock.wallClock.now))
        }
    }

    @Test
    func `a process whose lease has expired stops`() async throws {
        // The clock of a server cannot be advanced.
        try await withSQLiteCache(Schema()) { [clock] database, _ in
            lists.onRequest("popular 2") {
                clock.advance(by: 180)
                _ = try? await JobLease(job: "warm-up", holder: "other", in: database).acquire(at: clock.wallClock.now)
            }
            await runDaily(warmUp(database), sleeping: [300])
        }
        #expect(lists.requests == ["popular 1", "popular 2"])
        #expect(reader.fetched.isEmpty)
        #expect(messages.last == "info: The warm-up of the cache stopped, because another process continues it")
    }

    @Test
    func `a job that is cancelled releases its lease`() async throws {
        try await withCache(Schema()) { database, _ in
            sleeps.expect(1) { _ in }
            lists.onRequest("popular 2") { withUnsafeCurrentTask { $0?.cancel() } }
            let warmUp = warmUp(database)
            await Task { [sources] in await warmUp.repeated(sources).run() }.value
            let next = JobLease(job: "warm-up", holder: "next", in: database)
            let isAcquired = try await next.acquire(at: clock.wallClock.now)
            #expect(isAcquired)
        }
        #expect(reader.fetched.isEmpty)
        #expect(messages.allSatisfy { !$0.hasPrefix("warning") })
    }

    @Test
    func `of two processes, one warms up, and the other one finds all items fresh`() async throws {
        try await withCache(Schema()) { database, _ in
            let waiting = Sleeps()
            waiting.expect(1) { _ in }
            let second = warmUp(database, holder: "second", sleeps: waiting)
            lists.onRequest("popular 1") { [sources] in
                let job = Task { await second.repeated(sources).run() }
                await waiting.haveEnded()
                job.cancel()
                await job.value
            }
            await runDaily(warmUp(database, holder: "first"), sleeping: [86_400])
            #expect(waiting.seconds == [300])
            await runDaily(second, sleeps: waiting, sleeping: [86_400])
        }
        #expect(reader.fetched.count == 30)
        #expect(lists.requests == ["popular 1", "popular 2", "popular 1", "popular 2"])
    }

    @Test
    func `a list of which three pages are empty, and one with repeated items, end`() async throws {
        try await withCache(Schema()) { database, _ in
            lists.respond("popular") { number in number == 1 ? ([1, 2, 1], 500) : ([], 500) }
            let empty = try await warmUp(database).run(sources, locale: nil) { _ in }
            #expect(empty.sources.map(\.pages) == [4])
            #expect(empty.sources.map(\.items) == [2])

            lists.respond("popular") { _ in ([1, 2], 501) }
            let repeated = try await warmUp(database).run(sources, locale: nil) { _ in }
            #expect(repeated.sources.map(\.pages) == [500])
            #expect(repeated.items.total == 2)
        }
    }

    @Test
    func `at most 100,000 items are fetched`() async throws {
        let watchlist = WatchlistRepositoryMock(Array(1...100_001), maximumCount: .max)
        reader.areAllFresh = true
        try await withCache(Schema()) { database, _ in
            let result = try await warmUp(database, watchlist: watchlist)
                .run([.watchlist(owner: .default)] + sources, locale: nil) { _ in }
            #expect(result.isTruncated)
            #expect(result.items == CacheProgress(fresh: 100_000, total: 100_000))
            // The oldest addition is omitted, which is also in the list.
            #expect(result.sources.map(\.items) == [100_000, 19])
        }
    }

    @Test
    func `the name of an owner is not logged`() async throws {
        sleeps.expect(1) { _ in }
        try await withCache(Schema()) { database, _ in
            let owner = try WatchlistOwner("alice")
            let warmUp = warmUp(database, watchlist: WatchlistRepositoryMock([1], owner: owner))
            let job = Task { await warmUp.repeated([.watchlist(owner: owner)]).run() }
            await sleeps.haveEnded()
            job.cancel()
            await job.value
        }
        #expect(reader.fetched == [.movie(1)])
        #expect(!"\(log.entries)".contains("alice"))
    }
}

/// The sleeps of a job. The last expected one lasts until the task is cancelled.
private final class Sleeps: Sendable {

    private struct State {
        var seconds: [Int] = []
        var expectedCount = 0
        var onSleep: @Sendable (TimeInterval) -> Void = { _ in }
    }

    private let state = NIOLockedValueBox(State())

    var seconds: [Int] { state.withLockedValue(\.seconds) }

    func expect(_ count: Int, onSleep: @escaping @Sendable (TimeInterval) -> Void) {
        state.withLockedValue { $0 = State(expectedCount: count, onSleep: onSleep) }
    }

    func haveEnded() async {
        while !Task.isCancelled, state.withLockedValue({ $0.seconds.count < $0.expectedCount }) { await Task.yield() }
    }

    @Sendable func sleep(_ duration: Duration) async {
        let (isLast, onSleep) = state.withLockedValue { state in
            state.seconds.append(Int(duration / .seconds(1)))
            return (state.seconds.count >= state.expectedCount, state.onSleep)
        }
        guard isLast else { return onSleep(duration / .seconds(1)) }
        while !Task.isCancelled { await Task.yield() }
    }
}

/// Pages of lists by name. Default: 30 items on 2 pages.
private final class ScriptedLists: Sendable {

    private struct State {
        var requests: [String] = []
        var failures: [String: [PopcornError]] = [:]
        var actions: [String: @Sendable () async -> Void] = [:]
        var pages: @Sendable (Int) -> (ids: [Int], count: Int) = { number in
            (Array(1...30).dropFirst(20 * (number - 1)).prefix(20).map(\.self), 2)
        }
        var arePrioritiesInteractive: Set<Bool> = []
    }

    private let state = NIOLockedValueBox(State())

    var requests: [String] { state.withLockedValue(\.requests) }
    var arePrioritiesInteractive: Set<Bool> { state.withLockedValue(\.arePrioritiesInteractive) }

    /// Sets the errors of the first requests for a page.
    func fail(_ page: String, with errors: [PopcornError]) {
        state.withLockedValue { $0.failures[page] = errors }
    }

    /// Sets an action before the response to the first request for a page.
    func onRequest(_ page: String, _ action: @escaping @Sendable () async -> Void) {
        state.withLockedValue { $0.actions[page] = action }
    }

    func respond(_ list: String, _ pages: @escaping @Sendable (Int) -> (ids: [Int], count: Int)) {
        state.withLockedValue { $0.pages = pages }
    }

    func fetch(_ number: Int, of list: String) async throws(PopcornError) -> ContentPage<Int> {
        let page = "\(list) \(number)"
        let action = state.withLockedValue { state in
            state.requests.append(page)
            state.arePrioritiesInteractive.insert(RequestPriority.current.isInteractive)
            return state.actions.removeValue(forKey: page)
        }
        await action?()
        let result = state.withLockedValue { state -> Result<ContentPage<Int>, PopcornError> in
            if state.failures[page]?.isEmpty == false, let error = state.failures[page]?.removeFirst() {
                return .failure(error)
            }
            let (ids, count) = state.pages(number)
            return .success(ContentPage(page: number, totalPages: count, totalResults: 0, items: ids))
        }
        return try result.get()
    }
}

/// A repository of lists of movies without a cache.
private struct MovieLists: ListRepository {

    let lists: ScriptedLists

    func page(
        _ number: Int, of list: MovieList, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ContentPage<MoviePreview>> {
        guard policy == .refresh else { throw PopcornError(.notCached, "absent") }
        let page = try await lists.fetch(number, of: "\(list)")
        return Sourced(page.map { .mock(id: $0) }, origin: .network, cachedAt: Date())
    }
}

/// A library without owners.
private struct NoOwners: LibraryRepository {
    func owners(after owner: WatchlistOwner?, limit: Int) async throws(PopcornError) -> [WatchlistOwner] { [] }
    func records(of owner: WatchlistOwner) async throws(PopcornError) -> [LibraryRecord] { [] }
    func add(_ records: [LibraryRecord]) async throws(PopcornError) -> Int { 0 }
    func deleteAll(of owner: WatchlistOwner) async throws(PopcornError) -> LibraryDeletion {
        LibraryDeletion(watchlistEntryCount: 0, searchCount: 0)
    }
}

/// A reader that fetches each item successfully, unless a failure is set.
private final class SuccessfulReader: ContentReader {

    private struct State {
        var fetched: [ContentID] = []
        var failures: [ContentID: PopcornError] = [:]
        var areAllFresh = false
    }

    private let state = NIOLockedValueBox(State())

    var fetched: [ContentID] { state.withLockedValue(\.fetched) }
    var failures: [ContentID: PopcornError] {
        get { state.withLockedValue(\.failures) }
        set { state.withLockedValue { $0.failures = newValue } }
    }
    var areAllFresh: Bool {
        get { state.withLockedValue(\.areAllFresh) }
        set { state.withLockedValue { $0.areAllFresh = newValue } }
    }

    func cachedStates(
        of ids: [ContentID], _ locale: ContentLocale
    ) async -> [ContentID: Result<DataOrigin, PopcornError>] {
        state.withLockedValue { state in
            ids.reduce(into: [:]) { results, id in
                let isFresh = state.areAllFresh || state.fetched.contains(id)
                results[id] = isFresh ? .success(.cache) : .failure(PopcornError(.notCached, "absent"))
            }
        }
    }

    func fetch(_ id: ContentID, _ locale: ContentLocale) async throws(PopcornError) {
        let error = state.withLockedValue { state in
            if state.failures[id] == nil { state.fetched.append(id) }
            return state.failures[id]
        }
        if let error { throw error }
    }
}
