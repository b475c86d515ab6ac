import NIOConcurrencyHelpers
import Synchronization

/// An observer of the topics that a read depends on: it reads, waits until one of the topics changes, and reads again.
///
/// ```swift
/// let observer = ChangeObserver()
/// repeat { show(await observer.reading { await read() }) } while await observer.change()
/// ```
///
/// Several changes before a call of ``change()`` are reported as one. Only one task may use the observer at a time.
/// Deallocating the observer ends the observation.
package final class ChangeObserver: Sendable {

    private let topics = ObservedTopics()

    package init() {}

    deinit { topics.end() }

    /// Whether the current task is part of a read that an observer performs.
    package static var observesCurrentTask: Bool { ObservedTopics.ofCurrentTask != nil }

    /// Whether a notifier of an observed topic has ended, so that no further change is reported.
    package var hasEnded: Bool { topics.hasEnded }

    /// Performs a read and observes the topics that it registers.
    ///
    /// After a successful read, only its topics are observed. If the read throws an error, its topics are observed in
    /// addition to the earlier topics. The read is a child task, so that an observer that waits keeps no memory of it.
    package func reading<Value: Sendable, Failure: Error>(
        _ read: @escaping @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await topics.recording {
            await outcome { () async throws(Failure) in try await inChildTask(read) }
        }
        let value = try result.get()
        topics.removeUnreadTopics()
        return value
    }

    /// Waits until an observed topic changes. Returns immediately if one has changed since this method last returned.
    ///
    /// - Returns: `false` if no further change is reported, because no topic is observed, a notifier has ended, or the
    ///   task was cancelled.
    package func change() async -> Bool {
        await topics.change()
    }
}

/// The topics that a ``ChangeObserver`` observes.
final class ObservedTopics: Sendable {

    @TaskLocal private static var current: ObservedTopics?

    /// The number of instances. A read accesses the task-local value only if there is at least one.
    private static let count = Atomic(0)

    struct Topic: Hashable {
        let notifier: ChangeNotifier
        let name: String

        static func == (left: Topic, right: Topic) -> Bool {
            left.notifier === right.notifier && left.name == right.name
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(notifier))
            hasher.combine(name)
        }
    }

    private struct State {
        var topics: Set<Topic> = []
        /// The topics that the current read has registered so far.
        var read: Set<Topic> = []
        var hasChanged = false
        var hasEnded = false
        var waiting: CancellablePromise<Void>?
    }

    private let state = NIOLockedValueBox(State())

    init() {
        Self.count.add(1, ordering: .relaxed)
    }

    deinit {
        Self.count.subtract(1, ordering: .relaxed)
    }

    /// The observed topics of the read that the current task is part of; `nil` if it is not part of one.
    static var ofCurrentTask: ObservedTopics? {
        count.load(ordering: .relaxed) > 0 ? current : nil
    }

    var hasEnded: Bool { state.withLockedValue(\.hasEnded) }

    /// Performs a read whose topics are registered with this instance.
    func recording<Value: Sendable>(_ read: @Sendable () async -> Value) async -> Value {
        state.withLockedValue { $0.read = [] }
        return await Self.$current.withValue(self) { await read() }
    }

    /// Adds topics. The lock of this instance is always acquired before the lock of a ``ChangeNotifier``, here and in
    /// all other methods.
    ///
    /// - Returns: Whether a topic was not observed before.
    @discardableResult
    func add(_ topics: [Topic]) -> Bool {
        state.withLockedValue { state in
            var hasNew = false
            for topic in topics where !state.hasEnded {
                state.read.insert(topic)
                guard state.topics.insert(topic).inserted else { continue }
                hasNew = true
                state.hasEnded = !topic.notifier.add(self, to: topic.name)
            }
            return hasNew
        }
    }

    func removeUnreadTopics() {
        state.withLockedValue { state in
            for topic in state.topics.subtracting(state.read) {
                topic.notifier.remove(self, from: topic.name)
                state.topics.remove(topic)
            }
        }
    }

    func changed() {
        let promise = state.withLockedValue { state in
            state.hasChanged = true
            return state.waiting
        }
        promise?.fulfil(())
    }

    func end() {
        let promise = state.withLockedValue { state in
            state.hasEnded = true
            for topic in state.topics { topic.notifier.remove(self, from: topic.name) }
            state.topics = []
            return state.waiting
        }
        promise?.fulfil(())
    }

    func change() async -> Bool {
        let promise = CancellablePromise<Void>()
        let mustWait = state.withLockedValue { state in
            guard !state.hasChanged, !state.hasEnded, !state.topics.isEmpty else { return false }
            state.waiting = promise
            return true
        }
        if mustWait { _ = await promise.value() }
        return state.withLockedValue { state in
            defer { state.hasChanged = false }
            state.waiting = nil
            return state.hasChanged && !state.hasEnded
        }
    }
}
