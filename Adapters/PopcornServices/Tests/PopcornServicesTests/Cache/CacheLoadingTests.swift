import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Logging
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornConcurrency
import Testing

@testable import PopcornServices

/// Tests of warm-ups and refreshes, with a scripted reader and an injected sleep.
@Suite(.timeLimit(.minutes(5)))
struct CacheLoadingTests {

    private let reader = ScriptedReader()

    private func load(
        _ selection: CacheLoad.Selection = .notFresh, _ ids: some Sequence<ContentID>, total: Int? = nil,
        report: @escaping @Sendable (CacheProgress) -> Void = { _ in }
    ) async throws(PopcornError) -> CacheProgress {
        let environment = CachingEnvironment(
            clock: .mock(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, sleep: reader.sleep)
        var loading = CacheLoading(
            CacheLoad(selection: selection, locale: nil, total: total, report: report), locale: .americanEnglish,
            reader: reader, environment: environment)
        return try await loading.run(ContentIDSource(ids))
    }

    private func movies(_ ids: some Sequence<Int>) -> [ContentID] { ids.map(ContentID.movie) }

    @Test
    func `a warm-up fetches what is absent or stale`() async throws {
        reader.states = [
            .movie(1): .success(.cache), .movie(2): .success(.stale),
            .movie(4): .failure(PopcornError(.notFound, "gone")),
            .movie(0): .failure(.invalidInput("0 is not valid")),
        ]
        let progress = try await load(.notFresh, movies([1, 2, 3, 4, 0, 3]), total: 6)
        #expect(Set(reader.fetched) == [.movie(2), .movie(3)])
        #expect(
            progress
                == CacheProgress(
                    fetched: 2, fresh: 2, notFound: 1, failed: 1, total: 6,
                    failures: [.init(id: .movie(0), error: .invalidInput("0 is not valid"))]))
        #expect(progress.completed == 6)
        #expect(reader.arePrioritiesInteractive == [false])
    }

    @Test
    func `a refresh fetches all items, or those that are cached`() async throws {
        reader.states = [.movie(1): .success(.cache), .movie(2): .success(.stale)]
        #expect(try await load(.all, movies(1...3)) == CacheProgress(fetched: 3))
        #expect(try await load(.cached, movies(1...4)) == CacheProgress(fetched: 3, notCached: 1))
        #expect(reader.fetched.count == 6)
    }

    @Test
    func `a second warm-up fetches only the rest`() async throws {
        let ids = movies(1...1200)
        reader.stopsAfter = 700
        let error = await #expect(throws: PopcornError.self) { try await load(.notFresh, ids) }
        #expect(error?.kind == .unauthorised)
        #expect(reader.fetched.count == 700)

        reader.stopsAfter = .max
        let progress = try await load(.notFresh, ids)
        #expect(progress == CacheProgress(fetched: 500, fresh: 700))
        #expect(reader.fetched.count == 1200)
        #expect(Set(reader.fetched) == Set(ids))
    }

    @Test
    func `a sequence is read at most 500 identifiers ahead`() async throws {
        let taken = NIOLockedValueBox(0)
        let ids = (1...3000).lazy.map { number -> ContentID in
            taken.withLockedValue { $0 = number }
            return .movie(number)
        }
        let ahead = NIOLockedValueBox(0)
        let progress = try await load(.notFresh, ids) { progress in
            let count = taken.withLockedValue { $0 } - progress.completed
            ahead.withLockedValue { $0 = max($0, count) }
        }
        #expect(progress.fetched == 3000)
        #expect((400...ContentCache.lookupLimit).contains(ahead.withLockedValue { $0 }))
        #expect(reader.largestLookup == ContentCache.lookupLimit)
        #expect((1...ContentCache.concurrentFetchLimit).contains(reader.largestConcurrency))
    }

    @Test
    func `a rate limit pauses for the requested delay`() async throws {
        reader.script(
            .movie(1),
            [
                PopcornError(.rateLimited(retryAfter: .seconds(7)), "slow"),
                PopcornError(.rateLimited(retryAfter: .seconds(90_000)), "slow"),
            ])
        let pauses = NIOLockedValueBox<[Date?]>([])
        let progress = try await load(.notFresh, movies([1])) { progress in
            pauses.withLockedValue { $0.append(progress.pausedUntil) }
        }
        #expect(progress == CacheProgress(fetched: 1))
        #expect(reader.pauses == [.seconds(7), .seconds(3600)])
        #expect(pauses.withLockedValue { $0.contains(WallClock.mock().now.addingTimeInterval(7)) })
        #expect(reader.fetched == [.movie(1)])
    }

    @Test
    func `an item is retried 5 times, with longer pauses`() async throws {
        reader.script(.movie(1), Array(repeating: PopcornError(.unavailable, "down"), count: 9))
        let progress = try await load(.notFresh, movies([1]))
        #expect(progress.failed == 1)
        #expect(progress.failures == [.init(id: .movie(1), error: PopcornError(.unavailable, "down"))])
        #expect(reader.attempts == 6)
        #expect(reader.pauses == [1, 2, 4, 8, 16, 32].map { Duration.seconds($0) })
    }

    @Test
    func `other items are fetched after a failure`() async throws {
        reader.script(.movie(2), [PopcornError(.undecodable, "odd")])
        reader.script(.movie(3), [PopcornError(.notFound, "gone")])
        reader.script(.movie(4), [PopcornError(.unavailable, "down")])
        let progress = try await load(.notFresh, movies(1...9))
        #expect((progress.fetched, progress.notFound, progress.failed) == (7, 1, 1))
        #expect(progress.failures.map(\.id) == [.movie(2)])
        #expect(reader.pauses == [.seconds(1)])
    }

    @Test
    func `a warm-up ends after 20 pauses without a response`() async throws {
        for id in 1...100 { reader.script(.movie(id), Array(repeating: PopcornError(.unavailable, "down"), count: 9)) }
        await #expect(throws: PopcornError(.unavailable, "down")) { try await load(.notFresh, movies(1...100)) }
        #expect(reader.pauses.count == 20)
        #expect(reader.pauses.last == .seconds(60))
    }

    @Test
    func `only the first 100 failures are listed`() async throws {
        for id in 1...150 { reader.script(.movie(id), [PopcornError(.undecodable, "odd")]) }
        let progress = try await load(.notFresh, movies(1...150))
        #expect(progress.failed == 150)
        #expect(progress.failures.count == CacheProgress.failureLimit)
    }

    @Test
    func `a cancelled warm-up ends during a pause`() async throws {
        reader.script(.movie(1), [PopcornError(.unavailable, "down")])
        let ids = movies(1...1)
        reader.sleepsUntilCancelled = true
        let task = Task { try await load(.notFresh, ids) }
        while reader.pauses.isEmpty { await Task.yield() }
        task.cancel()
        let error = await #expect(throws: PopcornError.self) { try await task.value }
        #expect(error?.kind == .cancelled)
        #expect(reader.attempts == 1)
    }

    @Test
    func `an error of the sequence is thrown`() async throws {
        struct Odd: Error {}
        let ids = AsyncThrowingStream<ContentID, any Error> { $0.finish(throwing: Odd()) }
        var loading = CacheLoading(
            CacheLoad(selection: .all, locale: nil, total: nil, report: { _ in }), locale: .americanEnglish,
            reader: reader, environment: CachingEnvironment(logger: Logger(label: "test")))
        let error = await #expect(throws: PopcornError.self) { _ = try await loading.run(ContentIDSource(ids)) }
        #expect(error?.kind == .invalidInput)
    }
}

/// A reader with scripted results. A fetched item is fresh afterwards.
private final class ScriptedReader: ContentReader {

    private struct State {
        var states: [ContentID: Result<DataOrigin, PopcornError>] = [:]
        var failures: [ContentID: [PopcornError]] = [:]
        var fetched: [ContentID] = []
        var attempts = 0
        var pauses: [Duration] = []
        var arePrioritiesInteractive: Set<Bool> = []
        var running = 0
        var largestConcurrency = 0
        var largestLookup = 0
        var stopsAfter = Int.max
        var sleepsUntilCancelled = false
    }

    private let state = NIOLockedValueBox(State())

    var states: [ContentID: Result<DataOrigin, PopcornError>] {
        get { state.withLockedValue(\.states) }
        set { state.withLockedValue { $0.states = newValue } }
    }

    /// The number of fetched items after which the credential is rejected.
    var stopsAfter: Int {
        get { state.withLockedValue(\.stopsAfter) }
        set { state.withLockedValue { $0.stopsAfter = newValue } }
    }

    var sleepsUntilCancelled: Bool {
        get { state.withLockedValue(\.sleepsUntilCancelled) }
        set { state.withLockedValue { $0.sleepsUntilCancelled = newValue } }
    }

    var fetched: [ContentID] { state.withLockedValue(\.fetched) }
    var attempts: Int { state.withLockedValue(\.attempts) }
    var pauses: [Duration] { state.withLockedValue(\.pauses) }
    var arePrioritiesInteractive: Set<Bool> { state.withLockedValue(\.arePrioritiesInteractive) }
    var largestConcurrency: Int { state.withLockedValue(\.largestConcurrency) }
    var largestLookup: Int { state.withLockedValue(\.largestLookup) }

    /// Sets the errors of the first attempts to fetch an item.
    func script(_ id: ContentID, _ errors: [PopcornError]) {
        state.withLockedValue { $0.failures[id] = errors }
    }

    @Sendable func sleep(_ duration: Duration) async {
        let waits = state.withLockedValue { state in
            state.pauses.append(duration)
            return state.sleepsUntilCancelled
        }
        while waits, !Task.isCancelled { await Task.yield() }
    }

    func cachedStates(
        of ids: [ContentID], _ locale: ContentLocale
    ) async -> [ContentID: Result<DataOrigin, PopcornError>] {
        state.withLockedValue { state in
            state.largestLookup = max(state.largestLookup, ids.count)
            return ids.reduce(into: [:]) { results, id in
                results[id] = state.states[id] ?? .failure(PopcornError(.notCached, "absent"))
            }
        }
    }

    func fetch(_ id: ContentID, _ locale: ContentLocale) async throws(PopcornError) {
        state.withLockedValue { state in
            state.attempts += 1
            state.running += 1
            state.largestConcurrency = max(state.largestConcurrency, state.running)
            state.arePrioritiesInteractive.insert(RequestPriority.current.isInteractive)
        }
        await Task.yield()
        let error = state.withLockedValue { state -> PopcornError? in
            state.running -= 1
            if state.fetched.count >= state.stopsAfter { return PopcornError(.unauthorised, "rejected") }
            if state.failures[id]?.isEmpty == false { return state.failures[id]?.removeFirst() }
            state.fetched.append(id)
            state.states[id] = .success(.cache)
            return nil
        }
        if let error { throw error }
    }
}
