import AsyncPrimitives
import CoreApplication
import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ContentUpdatesTests {

    private let content = FollowedContent("first")

    /// A use case that reads the content, as a double would.
    private var fetch: FetchUseCase<Int, String> {
        FetchUseCase { [content] _, _, policy throws(PopcornError) in
            Sourced(try content.read(policy), origin: .cache, cachedAt: .distantPast)
        }
    }

    @Test
    func `what is there is given at once, and each later change once`() async throws {
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        #expect(try await updates.next(isolation: nil) == "first")
        content.change("second")
        #expect(try await updates.next(isolation: nil) == "second")
        content.change("third")
        #expect(try await updates.next(isolation: nil) == "third")
        #expect(content.policies == [.cacheFirst, .cacheOnly, .cacheOnly])
    }

    @Test
    func `who waits hears of a change`() async throws {
        let consumer = Consumer(fetch.updates(id: 1))
        await consumer.has(1)
        content.change("second")
        await consumer.has(2)
        #expect(consumer.values == ["first", "second"])
        consumer.cancel()
    }

    @Test
    func `nothing is given if nothing changed`() async throws {
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
    func `a slow consumer gets the newest, not a queue`() async throws {
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
    func `a change while the first answer is read is not lost`() async throws {
        content.meanwhile { $0.change("second") }
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        #expect(try await updates.next(isolation: nil) == "first")
        #expect(try await updates.next(isolation: nil) == "second")
    }

    @Test
    func `it ends with the loop of its consumer`() async throws {
        for try await value in fetch.updates(id: 1) {
            #expect(value == "first")
            #expect(content.changes.observerCount == 1)
            break
        }
        #expect(content.changes.observerCount == 0)
    }

    @Test
    func `it ends with the task of its consumer`() async throws {
        let consumer = Consumer(fetch.updates(id: 1))
        await consumer.has(1)
        #expect(content.changes.observerCount == 1)
        consumer.cancel()
        try await consumer.end()
        #expect(content.changes.observerCount == 0)
    }

    @Test
    func `it ends with the changes, and gives nothing after that`() async throws {
        let consumer = Consumer(fetch.updates(id: 1))
        await consumer.has(1)
        content.changes.end()
        try await consumer.end()
        content.change("second")
        #expect(consumer.values == ["first"])
        #expect(content.changes.observerCount == 0)
    }

    @Test
    func `a consumer that was cancelled gets nothing more, and follows nothing`() async throws {
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
    func `a read that its consumer's cancellation ends is no error`() async throws {
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
    func `a read that fails because everything ends is no error`() async throws {
        content.meanwhile { content in
            content.changes.end()
            content.fail(PopcornError(.storage, "closed"))
        }
        content.fail(PopcornError(.storage, "closed"))
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        #expect(try await updates.next(isolation: nil) == nil)
    }

    @Test(arguments: [PopcornError.Kind.notFound, .unavailable, .notCached, .storage, .invalidInput])
    func `what leaves nothing to show is thrown, and is the end`(_ kind: PopcornError.Kind) async throws {
        let failure = PopcornError(kind, "no")
        content.fail(failure)
        var updates = fetch.updates(id: 1, policy: .cacheOnly).makeAsyncIterator()
        await #expect(throws: failure) { _ = try await updates.next(isolation: nil) }
        #expect(content.changes.observerCount == 0)
        content.change("second")
        #expect(try await updates.next(isolation: nil) == nil)
    }

    @Test(arguments: [PopcornError.Kind.unavailable, .rateLimited(retryAfter: nil), .undecodable, .unauthorised])
    func `a later failure of TMDb is no news`(_ kind: PopcornError.Kind) async throws {
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
    func `that it is gone or cannot be read is thrown later, too`(_ kind: PopcornError.Kind) async throws {
        let failure = PopcornError(kind, "no")
        var updates = fetch.updates(id: 1).makeAsyncIterator()
        _ = try await updates.next(isolation: nil)
        content.fail(failure)
        await #expect(throws: failure) { _ = try await updates.next(isolation: nil) }
        #expect(try await updates.next(isolation: nil) == nil)
        #expect(content.changes.observerCount == 0)
    }

    @Test
    func `what the cache lost is fetched when something changes, once`() async throws {
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
        #expect(content.policies.last == .cacheOnly, "a cache that keeps nothing is not filled again and again")
        content.change("fourth")
        #expect(try await waiting.value == "fourth")
    }

    @Test
    func `what the cache lost a second time is fetched again`() async throws {
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
    func `without TMDb what the cache lost is left alone`() async throws {
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
    func `what depends on nothing that changes is given once`() async throws {
        let double = FetchUseCase<Int, String> { _, _, _ in Sourced("only", origin: .cache, cachedAt: .distantPast) }
        var values: [String] = []
        for try await value in double.updates(id: 1) { values.append(value) }
        #expect(values == ["only"])
    }

    @Test
    func `a watchlist is given again when it changes`() async throws {
        let list = WatchlistUseCase<Void, String> { [content] _, owner throws(PopcornError) in
            try content.read(.cacheOnly) + " of " + owner.name
        }
        var updates = list.updates().makeAsyncIterator()
        #expect(try await updates.next(isolation: nil) == "first of default")
        content.change("second")
        #expect(try await updates.next(isolation: nil) == "second of default")
    }
}

/// A text that is followed when it is read, and announced when it is changed.
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

    /// Where each read might take the text from.
    var policies: [ReadPolicy] { state.withLockedValue(\.policies) }

    /// Waits until it was read so often.
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

    /// The cache has it no longer.
    func lose() { state.withLockedValue { $0.isLost = true } }

    /// The cache has it again.
    func find() { state.withLockedValue { $0.isLost = false } }

    /// Does something while the next read is under way.
    func meanwhile(_ work: @escaping @Sendable (FollowedContent) -> Void) {
        state.withLockedValue { $0.meanwhile = work }
    }
}

/// Takes what is given, in a task of its own.
private final class Consumer: Sendable {

    private let taken = NIOLockedValueBox<[String]>([])
    private let task: Task<Void, any Error>

    init(_ updates: ContentUpdates<String>) {
        task = Task { [taken] in
            for try await value in updates { taken.withLockedValue { $0.append(value) } }
        }
    }

    var values: [String] { taken.withLockedValue(\.self) }

    /// Waits until so many were given.
    func has(_ count: Int) async {
        while values.count < count, !Task.isCancelled { await Task.yield() }
    }

    func cancel() { task.cancel() }

    /// Waits for the end.
    func end() async throws { try await task.value }
}
