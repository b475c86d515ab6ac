import NIOConcurrencyHelpers
import Synchronization

/// A notifier that reports changes of named topics to the ``ChangeObserver`` instances that read them.
///
/// A reader registers each topic that its result depends on before it reads. A writer announces each topic after it
/// writes:
///
/// ```swift
/// changes.registerTopic("movie/550")
/// changes.announce("movie/550")
/// ```
///
/// Topics are registered only within ``ChangeObserver/reading(_:)``. While there are no observers, both methods only
/// read an atomic counter.
package final class ChangeNotifier: Sendable {

    private struct State {
        var observers: [String: [ObjectIdentifier: ObservedTopics]] = [:]
        var hasEnded = false
    }

    private let state = NIOLockedValueBox(State())
    /// The number of registrations, which are pairs of a topic and an observer.
    private let count = Atomic(0)

    package init() {}

    /// The number of observers with at least one topic.
    package var observerCount: Int {
        state.withLockedValue { state in Set(state.observers.values.flatMap(\.keys)).count }
    }

    /// Registers a topic with the observer of the current task, if any, so that the observer is notified of changes.
    /// Call this method before the read.
    package func registerTopic(_ topic: @autoclosure () -> String) {
        ObservedTopics.ofCurrentTask?.add(ObservedTopics.Topic(notifier: self, name: topic()))
    }

    /// Notifies the observers of a topic that it has changed. Call this method after the write.
    package func announce(_ topic: @autoclosure () -> String) {
        guard count.load(ordering: .sequentiallyConsistent) > 0 else { return }
        let topic = topic()
        let observers = state.withLockedValue { $0.observers[topic].map { Array($0.values) } ?? [] }
        for observer in observers { observer.changed() }
    }

    /// Ends all observers of this notifier's topics, and every observer that registers one of its topics later.
    package func end() {
        let observers = state.withLockedValue { state in
            state.hasEnded = true
            return state.observers.values.flatMap(\.values)
        }
        for observer in observers { observer.end() }
    }

    /// Adds an observer of a topic.
    ///
    /// - Returns: `false` if the notifier has ended, so that it reports no further changes.
    func add(_ observer: ObservedTopics, to topic: String) -> Bool {
        state.withLockedValue { state in
            guard !state.hasEnded else { return false }
            state.observers[topic, default: [:]][ObjectIdentifier(observer)] = observer
            count.add(1, ordering: .sequentiallyConsistent)
            return true
        }
    }

    func remove(_ observer: ObservedTopics, from topic: String) {
        state.withLockedValue { state in
            guard state.observers[topic]?.removeValue(forKey: ObjectIdentifier(observer)) != nil else { return }
            if state.observers[topic]?.isEmpty == true { state.observers[topic] = nil }
            count.subtract(1, ordering: .sequentiallyConsistent)
        }
    }
}
