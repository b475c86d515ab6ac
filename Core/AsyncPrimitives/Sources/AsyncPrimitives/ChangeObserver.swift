import NIOConcurrencyHelpers
import Synchronization

/// Follows what it reads: it reads, waits for a change of anything that the read depended on, and reads again.
///
/// ```swift
/// let observer = ChangeObserver()
/// repeat { show(await observer.reading { await read() }) } while await observer.change()
/// ```
///
/// However many changes there were since the last read, it hears of one. One task uses it at a time. When it goes away,
/// nothing is followed any more.
package final class ChangeObserver: Sendable {

    private let topics = ObservedTopics()

    package init() {}

    deinit { topics.end() }

    /// Whether there will be no changes any more.
    package var hasEnded: Bool { topics.hasEnded }

    /// Reads, and from now on follows what was read. A read that throws adds to what was followed before.
    package func reading<Value: Sendable, Failure: Error>(
        _ read: @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await topics.noting {
            do throws(Failure) {
                return .success(try await read())
            } catch {
                return .failure(error)
            }
        }
        let value = try result.get()
        topics.keepWhatWasRead()
        return value
    }

    /// Waits until something that was read has changed; no time, if it has since the last read began.
    ///
    /// - Returns: `false` if there will be no change any more, as nothing is followed, all changes ended, or the task was
    ///   cancelled.
    package func change() async -> Bool {
        await topics.change()
    }
}

/// What a observer follows.
final class ObservedTopics: Sendable {

    @TaskLocal private static var current: ObservedTopics?

    /// How many there are, so that a read looks at its task only if somebody follows something.
    private static let count = Atomic(0)

    struct Topic: Hashable {
        let changes: ChangeNotifier
        let name: String

        static func == (left: Topic, right: Topic) -> Bool {
            left.changes === right.changes && left.name == right.name
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(changes))
            hasher.combine(name)
        }
    }

    private struct State {
        var topics: Set<Topic> = []
        /// Those of the read under way.
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

    /// The topics of the read that this task is part of.
    static var ofTask: ObservedTopics? {
        count.load(ordering: .relaxed) > 0 ? current : nil
    }

    var hasEnded: Bool { state.withLockedValue(\.hasEnded) }

    /// Reads, and lets all that is read be followed.
    func noting<Value: Sendable>(_ read: @Sendable () async -> Value) async -> Value {
        state.withLockedValue { $0.read = [] }
        return await Self.$current.withValue(self) { await read() }
    }

    /// Follows a topic. This lock is taken before that of the changes, here and everywhere.
    func add(_ topic: Topic) {
        state.withLockedValue { state in
            guard !state.hasEnded else { return }
            state.read.insert(topic)
            guard state.topics.insert(topic).inserted else { return }
            state.hasEnded = !topic.changes.add(self, to: topic.name)
        }
    }

    func keepWhatWasRead() {
        state.withLockedValue { state in
            for topic in state.topics.subtracting(state.read) {
                topic.changes.remove(self, from: topic.name)
                state.topics.remove(topic)
            }
        }
    }

    func changed() {
        let ticket = state.withLockedValue { state in
            state.hasChanged = true
            return state.waiting
        }
        ticket?.fulfil(())
    }

    func end() {
        let ticket = state.withLockedValue { state in
            state.hasEnded = true
            for topic in state.topics { topic.changes.remove(self, from: topic.name) }
            state.topics = []
            return state.waiting
        }
        ticket?.fulfil(())
    }

    func change() async -> Bool {
        let ticket = CancellablePromise<Void>()
        let mustWait = state.withLockedValue { state in
            guard !state.hasChanged, !state.hasEnded, !state.topics.isEmpty else { return false }
            state.waiting = ticket
            return true
        }
        if mustWait { _ = await ticket.value() }
        return state.withLockedValue { state in
            defer { state.hasChanged = false }
            state.waiting = nil
            return state.hasChanged && !state.hasEnded
        }
    }
}
