import NIOConcurrencyHelpers
import Synchronization

/// Tells those who follow something that it has changed.
///
/// Whoever reads for others says before each read what the answer depends on, and whoever writes says afterwards what has
/// changed:
///
/// ```swift
/// changes.registerTopic("movie/550")
/// changes.announce("movie/550")
/// ```
///
/// Only what is read within ``ChangeObserver/reading(_:)`` is followed. While nobody follows anything, both cost a look at a
/// counter.
package final class ChangeNotifier: Sendable {

    private struct State {
        var observers: [String: [ObjectIdentifier: ObservedTopics]] = [:]
        var hasEnded = false
    }

    private let state = NIOLockedValueBox(State())
    /// How many topics are followed, each observer counted.
    private let count = Atomic(0)

    package init() {}

    /// How many follow something.
    package var observerCount: Int {
        state.withLockedValue { state in Set(state.observers.values.flatMap(\.keys)).count }
    }

    /// Lets whoever follows what this task reads hear of changes of a topic. Call it before the read.
    package func registerTopic(_ topic: @autoclosure () -> String) {
        ObservedTopics.ofTask?.add(ObservedTopics.Topic(changes: self, name: topic()))
    }

    /// Tells those who follow a topic that it has changed. Call it after the write.
    package func announce(_ topic: @autoclosure () -> String) {
        guard count.load(ordering: .sequentiallyConsistent) > 0 else { return }
        let topic = topic()
        let observers = state.withLockedValue { $0.observers[topic].map { Array($0.values) } ?? [] }
        for observer in observers { observer.changed() }
    }

    /// Ends all who follow something, and whoever will.
    package func end() {
        let observers = state.withLockedValue { state in
            state.hasEnded = true
            return state.observers.values.flatMap(\.values)
        }
        for observer in observers { observer.end() }
    }

    /// - Returns: `false` if there will be no changes any more.
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
