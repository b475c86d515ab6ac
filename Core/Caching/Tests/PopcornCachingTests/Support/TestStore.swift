import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornConcurrency

/// A cache key for tests.
struct TestKey: CacheKey {
    var id = 550
    var languageTag: String? = "en-GB"

    var description: String { "movie/\(id)/\(languageTag ?? "")" }
    var subject: String { "movie \(id)" }
    var title: CachedTitle? { CachedTitle(.movie, id) }
}

/// A store of strings in memory, for tests.
final class TestStore: CacheStore {

    struct State {
        var values: [TestKey: Cached<String>] = [:]
        var notFound: [TestKey: Date] = [:]
        var stores = 0
        /// The last deletion that the permit of the last store knew.
        var lastDeletion: Int64?
        var reads = 0
        /// The identifiers of the reads of several keys.
        var batches: [[Int]] = []
        var failure: PopcornError?
        /// The error of reads of several keys only.
        var batchFailure: PopcornError?
        /// Runs between a read and its return.
        var afterRead: (@Sendable () async -> Void)?
        /// The error of writes only.
        var storeFailure: PopcornError?
    }

    let state = NIOLockedValueBox(State())
    /// The gate that each write passes; `nil` if writes do not wait.
    let gate: Gate?

    init(gate: Gate? = nil) {
        self.gate = gate
    }

    func cached(_ key: TestKey, including selection: Void) async throws(PopcornError) -> Cached<String>? {
        let (value, failure, afterRead) = state.withLockedValue { state in
            state.reads += 1
            return (state.values[key], state.failure, state.afterRead)
        }
        await afterRead?()
        if let failure { throw failure }
        return value
    }

    func cached(
        _ keys: [TestKey], including selection: Void
    ) async throws(PopcornError) -> [TestKey: Cached<String>] {
        let (values, failure, afterRead) = state.withLockedValue { state in
            state.batches.append(keys.map(\.id))
            return (state.values.filter { keys.contains($0.key) }, state.batchFailure, state.afterRead)
        }
        await afterRead?()
        if let failure { throw failure }
        return values
    }

    func store(_ value: Cached<String>, for key: TestKey, _ permit: WritePermit) async throws(PopcornError) {
        await gate?.pass()
        if Task.isCancelled { throw .cancelled(key) }
        let failure = state.withLockedValue { state -> PopcornError? in
            if let failure = state.failure ?? state.storeFailure { return failure }
            guard !permit.isRevoked else { return nil }
            state.stores += 1
            state.lastDeletion = permit.lastDeletion
            state.values[key] = value
            return nil
        }
        if let failure { throw failure }
    }

    func storeNotFound(_ key: TestKey, since date: Date, _ permit: WritePermit) async throws(PopcornError) {
        await gate?.pass()
        state.withLockedValue { state in
            guard !permit.isRevoked else { return }
            state.values[key] = nil
            state.notFound[key] = date
        }
    }

    func notFoundSince(_ key: TestKey) async throws(PopcornError) -> Date? {
        state.withLockedValue { $0.notFound[key] }
    }

    func remove(_ key: TestKey) async throws(PopcornError) {
        state.withLockedValue { state in
            state.values[key] = nil
            state.notFound[key] = nil
        }
    }

    /// Returns the words of a value as its shared topics.
    func sharedTopics(of value: String, for key: TestKey) -> [String] {
        value.split(separator: " ").map(String.init)
    }

    func put(_ text: String, _ key: TestKey = TestKey(), cachedAt: Date, isOutdated: Bool = false) {
        state.withLockedValue {
            $0.values[key] = Cached(text, cachedAt: cachedAt, isOutdated: isOutdated)
        }
    }

    subscript(_ key: TestKey) -> Cached<String>? { state.withLockedValue { $0.values[key] } }
}

/// A gate that suspends tasks until it is opened.
final class Gate: Sendable {

    private struct State {
        var isOpen = false
        var waiting: [CancellablePromise<Void>] = []
        var arrivals = 0
        var expected: [(count: Int, promise: CancellablePromise<Void>)] = []
    }

    private let state = NIOLockedValueBox(State())

    /// The number of tasks that have reached the gate.
    var arrivals: Int { state.withLockedValue(\.arrivals) }

    /// Waits until the gate is open, or the task is cancelled.
    func pass() async {
        let promise = CancellablePromise<Void>()
        let (isOpen, reached) = state.withLockedValue { state -> (Bool, [CancellablePromise<Void>]) in
            state.arrivals += 1
            if !state.isOpen { state.waiting.append(promise) }
            let reached = state.expected.filter { $0.count <= state.arrivals }.map(\.promise)
            return (state.isOpen, reached)
        }
        for promise in reached { promise.fulfil(()) }
        if !isOpen { _ = await promise.value() }
    }

    /// Waits until a number of tasks have reached the gate.
    func reached(_ count: Int = 1) async {
        let promise = CancellablePromise<Void>()
        let isReached = state.withLockedValue { state in
            state.expected.append((count, promise))
            return state.arrivals >= count
        }
        if !isReached { _ = await promise.value() }
    }

    func open() {
        let waiting = state.withLockedValue { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for promise in waiting { promise.fulfil(()) }
    }
}
