import CoreDomain
import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing
import Tracing

@testable import CoreApplication

@Suite(.timeLimit(.minutes(5)))
struct ContentUpdatesTests {

    private let content = FollowedContent("first")

    /// A use case that reads the content.
    private var fetch: FetchUseCase<Int, String> {
        FetchUseCase { [content] _, _, policy throws(PopcornError) in
            Sourced(try content.read(policy), origin: .cache, cachedAt: .distantPast)
        }
    }

    @Test
    func `returns the current value immediately, then each change once`() async throws {
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        #expect(try await updates.next(isolation: nil) == "first")
        content.change("second")
        #expect(try await updates.next(isolation: nil) == "second")
        content.change("third")
        #expect(try await updates.next(isolation: nil) == "third")
        #expect(content.policies == [.cacheFirst, .cacheOnly, .cacheOnly])
    }

    @Test
    func `an invalidated value is fetched once after a change`() async throws {
        let fetch = FetchUseCase<Int, String> { [content] _, _, policy throws(PopcornError) in
            let (isCached, date) = (policy == .cacheOnly, Date(timeIntervalSinceReferenceDate: 0))
            return Sourced(
                try content.read(policy), origin: isCached ? .stale : .network, cachedAt: date,
                freshUntil: isCached ? date : date + 60)
        }
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        #expect(try await updates.next(isolation: nil) == "first")
        content.change("second")
        #expect(try await updates.next(isolation: nil) == "second")
        content.change("third")
        #expect(try await updates.next(isolation: nil) == "third")
        #expect(content.policies == [.cacheFirst, .cacheOnly, .cacheFirst, .cacheOnly])
    }

    @Test
    func `a waiting consumer receives a change`() async throws {
        let consumer = Consumer(fetch.updates(id: 1))
        await consumer.has(1)
        content.change("second")
        await consumer.has(2)
        #expect(consumer.values == ["first", "second"])
        consumer.cancel()
    }

    @Test
    func `an unchanged value is not delivered again`() async throws {
        let consumer = Consumer(fetch.updates(id: 1))
        await consumer.has(1)
        for reads in [2, 3] {
            content.change("first")
            await content.wasRead(reads)
        }
        content.change("second")
        await consumer.has(2)
        #expect(consumer.values == ["first", "second"])
        consumer.cancel()
    }

    @Test
    func `changes of a value of many titles are read immediately, then together after an interval`() async throws {
        let clock = ManualClock()
        let sleeps = NIOLockedValueBox<[Duration]>([])
        let pace = UpdatePace(clock: clock.clock) { [content] duration in
            sleeps.withLockedValue { $0.append(duration) }
            guard sleeps.withLockedValue(\.count) == 1 else { return clock.advance(by: 1) }
            for number in 3...500 { content.change("\(number)") }
            clock.advance(by: duration / .seconds(1))
        }
        let builder = UseCaseBuilder(
            appConfiguration: FixedConfiguration(), defaults: ContentDefaults(), tracer: NoOpTracer(), pace: pace)
        func fetch(isPaced: Bool) -> FetchUseCase<Int, String> {
            builder.fetch("Fetch", isPaced: isPaced) { [content] _, _, policy throws(PopcornError) in
                Sourced(try content.read(policy), origin: .cache, cachedAt: .distantPast)
            } present: { value, _, _ in
                value
            }
        }
        var updates = fetch(isPaced: true).updates(id: 1).makeAsyncIterator()
        #expect(try await updates.next(isolation: nil) == "first")
        content.change("1")
        #expect(try await updates.next(isolation: nil) == "1")
        content.change("2")
        clock.advance(by: 0.25)
        #expect(try await updates.next(isolation: nil) == "500")
        #expect(sleeps.withLockedValue(\.self) == [.seconds(0.75)])
        #expect(content.policies == [.cacheFirst, .cacheOnly, .cacheOnly])
        clock.advance(by: 1)
        content.change("501")
        #expect(try await updates.next(isolation: nil) == "501")
        #expect(sleeps.withLockedValue(\.count) == 1)

        var several = fetch(isPaced: false).updates(ids: [1]).makeAsyncIterator()
        for text in ["501", "502", "503"] {
            content.change(text)
            #expect(try await several.next(isolation: nil) == [.success(text)])
        }
        #expect(sleeps.withLockedValue(\.count) == 2)
        var single = fetch(isPaced: false).updates(id: 1).makeAsyncIterator()
        for text in ["503", "504", "505"] {
            content.change(text)
            #expect(try await single.next(isolation: nil) == text)
        }
        #expect(sleeps.withLockedValue(\.count) == 2, "a single title has no pace")
    }

    @Test
    func `a slow consumer receives only the latest value`() async throws {
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        _ = try await updates.next(isolation: nil)
        for number in 2...1000 { content.change("\(number)") }
        #expect(try await updates.next(isolation: nil) == "1000")
        let waiting = Task { [updates] in
            var updates = updates
            return try await updates.next(isolation: nil)
        }
        waiting.cancel()
        #expect(try await waiting.value == nil)
        #expect(content.policies.count == 2)
    }

    @Test
    func `a change during the first read is delivered`() async throws {
        content.meanwhile { $0.change("second") }
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        #expect(try await updates.next(isolation: nil) == "first")
        #expect(try await updates.next(isolation: nil) == "second")
    }

    @Test
    func `ends when the consumer leaves the loop`() async throws {
        for try await value in fetch.updates(id: 1) {
            #expect(value == "first")
            #expect(content.changes.observerCount == 1)
            break
        }
        #expect(content.changes.observerCount == 0)
    }

    @Test
    func `ends when the consumer's task is cancelled`() async throws {
        let consumer = Consumer(fetch.updates(id: 1))
        await consumer.has(1)
        #expect(content.changes.observerCount == 1)
        consumer.cancel()
        try await consumer.end()
        #expect(content.changes.observerCount == 0)
    }

    @Test
    func `ends when the notifier ends, without further values`() async throws {
        let consumer = Consumer(fetch.updates(id: 1))
        await consumer.has(1)
        content.changes.end()
        try await consumer.end()
        content.change("second")
        #expect(consumer.values == ["first"])
        #expect(content.changes.observerCount == 0)
    }

    @Test
    func `a cancelled consumer receives no more values and observes no topics`() async throws {
        let task = Task { [content, fetch] in
            var updates = fetch.updates(id: 1).makeAsyncIterator()
            _ = try await updates.next(isolation: nil)
            content.change("second")
            withUnsafeCurrentTask { $0?.cancel() }
            let last = try await updates.next(isolation: nil)
            return withExtendedLifetime(updates) { (last, content.changes.observerCount) }
        }
        let (last, observerCount) = try await task.value
        #expect(last == nil)
        #expect(observerCount == 0)
        #expect(content.policies == [.cacheFirst])
    }

    @Test
    func `a read that fails because the consumer is cancelled does not throw`() async throws {
        let isReading = NIOLockedValueBox(false)
        let double = FetchUseCase<Int, String> { _, _, _ async throws(PopcornError) in
            isReading.withLockedValue { $0 = true }
            while !Task.isCancelled { await Task.yield() }
            throw PopcornError(.cancelled, "The request was cancelled")
        }
        let consumer = Consumer(double.updates(id: 1))
        while !isReading.withLockedValue(\.self), !Task.isCancelled { await Task.yield() }
        consumer.cancel()
        try await consumer.end()
        #expect(consumer.values == [])
    }

    @Test
    func `a read that fails because the notifier has ended does not throw`() async throws {
        content.meanwhile { content in
            content.changes.end()
            content.fail(PopcornError(.storage, "closed"))
        }
        content.fail(PopcornError(.storage, "closed"))
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        #expect(try await updates.next(isolation: nil) == nil)
    }

    @Test(arguments: [PopcornError.Kind.notFound, .unavailable, .notCached, .storage, .invalidInput])
    func `an error of the first read is thrown and ends the sequence`(_ kind: PopcornError.Kind) async throws {
        let failure = PopcornError(kind, "no")
        content.fail(failure)
        var updates = fetch.updates(id: 1, policy: .cacheOnly).makeAsyncIterator()
        await #expect(throws: failure) { _ = try await updates.next(isolation: nil) }
        #expect(content.changes.observerCount == 0)
        content.change("second")
        #expect(try await updates.next(isolation: nil) == nil)
    }

    @Test(arguments: [PopcornError.Kind.unavailable, .rateLimited(retryAfter: nil), .undecodable, .unauthorised])
    func `a later failure of TMDb is not thrown`(_ kind: PopcornError.Kind) async throws {
        let consumer = Consumer(fetch.updates(id: 1))
        await consumer.has(1)
        content.fail(PopcornError(kind, "no"))
        await content.wasRead(2)
        content.change("second")
        await consumer.has(2)
        #expect(consumer.values == ["first", "second"])
        consumer.cancel()
    }

    @Test(arguments: [PopcornError.Kind.notFound, .storage])
    func `a later not-found or storage error is thrown and ends the sequence`(_ kind: PopcornError.Kind) async throws {
        let failure = PopcornError(kind, "no")
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        _ = try await updates.next(isolation: nil)
        content.fail(failure)
        await #expect(throws: failure) { _ = try await updates.next(isolation: nil) }
        #expect(try await updates.next(isolation: nil) == nil)
        #expect(content.changes.observerCount == 0)
    }

    @Test
    func `a value that is no longer cached is fetched once at the next change`() async throws {
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        _ = try await updates.next(isolation: nil)
        content.lose()
        content.change("second")
        #expect(try await updates.next(isolation: nil) == "second")
        #expect(content.policies == [.cacheFirst, .cacheOnly, .cacheFirst])

        content.change("third")
        let waiting = Task { [updates] in
            var updates = updates
            return try await updates.next(isolation: nil)
        }
        await content.wasRead(4)
        #expect(content.policies.last == .cacheOnly, "a value that is still not cached is not fetched again")
        content.change("fourth")
        #expect(try await waiting.value == "fourth")
    }

    @Test
    func `a value that is removed from the cache a second time is fetched again`() async throws {
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        _ = try await updates.next(isolation: nil)
        content.lose()
        content.change("second")
        #expect(try await updates.next(isolation: nil) == "second")
        content.find()
        content.change("third")
        #expect(try await updates.next(isolation: nil) == "third")
        content.lose()
        content.change("fourth")
        #expect(try await updates.next(isolation: nil) == "fourth")
    }

    @Test
    func `with cacheOnly, a value that is no longer cached is not fetched`() async throws {
        let consumer = Consumer(fetch.updates(id: 1, policy: .cacheOnly))
        await consumer.has(1)
        content.lose()
        content.change("second")
        await content.wasRead(2)
        content.find()
        content.change("third")
        await consumer.has(2)
        #expect(consumer.values == ["first", "third"])
        consumer.cancel()
        #expect(content.policies == [.cacheOnly, .cacheOnly, .cacheOnly])
    }

    @Test
    func `a value without observed topics is delivered once`() async throws {
        let double = FetchUseCase<Int, String> { _, _, _ in Sourced("only", origin: .cache, cachedAt: .distantPast) }
        var values: [String] = []
        for try await value in double.updates(id: 1) { values.append(value) }
        #expect(values == ["only"])
    }

    @Test
    func `a changed watchlist is delivered`() async throws {
        let list = WatchlistUseCase<Void, String> { [content] _, owner throws(PopcornError) in
            try content.read(.cacheOnly) + " of " + owner.name
        }
        var updates = list.updates(owner: .default).makeAsyncIterator()
        #expect(try await updates.next(isolation: nil) == "first of default")
        content.change("second")
        #expect(try await updates.next(isolation: nil) == "second of default")
    }
}

/// A value that registers its topic when it is read and announces its changes.
private final class FollowedContent: Sendable {

    private struct State {
        var value: Result<String, PopcornError>
        var policies: [ReadPolicy] = []
        var isLost = false
        var meanwhile: (@Sendable (FollowedContent) -> Void)?
    }

    let changes = ChangeNotifier()
    private let state: NIOLockedValueBox<State>

    init(_ value: String) {
        state = NIOLockedValueBox(State(value: .success(value)))
    }

    /// The read policies of the reads.
    var policies: [ReadPolicy] { state.withLockedValue(\.policies) }

    /// Waits until the value was read `count` times.
    func wasRead(_ count: Int) async {
        while policies.count < count, !Task.isCancelled { await Task.yield() }
    }

    func read(_ policy: ReadPolicy) throws(PopcornError) -> String {
        changes.registerTopic("content")
        let (value, meanwhile, isLost) = state.withLockedValue { state in
            state.policies.append(policy)
            defer { state.meanwhile = nil }
            return (state.value, state.meanwhile, state.isLost)
        }
        meanwhile?(self)
        if isLost, policy == .cacheOnly { throw PopcornError(.notCached, "lost") }
        return try value.get()
    }

    func change(_ value: String) {
        state.withLockedValue { $0.value = .success(value) }
        changes.announce("content")
    }

    func fail(_ error: PopcornError) {
        state.withLockedValue { $0.value = .failure(error) }
        changes.announce("content")
    }

    /// Removes the value from the cache.
    func lose() { state.withLockedValue { $0.isLost = true } }

    /// Returns the value to the cache.
    func find() { state.withLockedValue { $0.isLost = false } }

    /// Runs a closure during the next read.
    func meanwhile(_ work: @escaping @Sendable (FollowedContent) -> Void) {
        state.withLockedValue { $0.meanwhile = work }
    }
}

/// A consumer that collects the values in its own task.
private final class Consumer: Sendable {

    private let taken = NIOLockedValueBox<[String]>([])
    private let task: Task<Void, any Error>

    init(_ updates: ContentUpdates<String>) {
        task = Task { [taken] in
            for try await value in updates { taken.withLockedValue { $0.append(value) } }
        }
    }

    var values: [String] { taken.withLockedValue(\.self) }

    /// Waits until `count` values were received.
    func has(_ count: Int) async {
        while values.count < count, !Task.isCancelled { await Task.yield() }
    }

    func cancel() { task.cancel() }

    /// Waits for the end of the sequence.
    func end() async throws { try await task.value }
}
