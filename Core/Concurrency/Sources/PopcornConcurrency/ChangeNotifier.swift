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
/// A reader that receives a topic only by reading takes a ``mark()`` before the read, and registers the topic
/// afterwards:
///
/// ```swift
/// let mark = changes.mark()
/// let page = read()
/// if let mark { changes.registerTopics(page.ids.map { "preview/\($0)" }, since: mark) }
/// ```
///
/// Topics are registered only within ``ChangeObserver/reading(_:)``. While there are no observers and no relay, both
/// methods only read an atomic counter.
package final class ChangeNotifier: Sendable {

    private struct State {
        /// The observers by topic. An observer has the topics of its last read, until it ends.
        var observers: [String: [ObjectIdentifier: ObservedTopics]] = [:]
        var hasEnded = false
    }

    private let state = NIOLockedValueBox(State())
    /// The number of registrations, which are pairs of a topic and an observer.
    private let count = Atomic(0)
    /// The number of announcements while there were registrations.
    private let announcements = Atomic(0)
    private let relay = NIOLockedValueBox<Relay?>(nil)
    private let hasRelay = Atomic(false)

    /// A closure that passes announced topics to other processes.
    package typealias Relay = @Sendable ([String]) -> Void

    package init() {}

    /// The number of observers with at least one topic.
    package var observerCount: Int {
        state.withLockedValue { state in Set(state.observers.values.flatMap(\.keys)).count }
    }

    /// Registers a topic with the observer of the current task, if any, so that the observer is notified of changes.
    /// Call this method before the read.
    package func registerTopic(_ topic: @autoclosure () -> String) {
        ObservedTopics.ofCurrentTask?.add([ObservedTopics.Topic(notifier: self, name: topic())])
    }

    /// A point in time before a read, for topics that are registered after the read.
    package struct Mark: Sendable {
        fileprivate let observer: ObservedTopics
        fileprivate let announcements: Int
    }

    /// Returns the mark of a read that the current task is about to start; `nil` if nothing observes the read.
    package func mark() -> Mark? {
        ObservedTopics.ofCurrentTask.map {
            Mark(observer: $0, announcements: announcements.load(ordering: .sequentiallyConsistent))
        }
    }

    /// Registers topics that were not known before a read. If anything was announced during the read, the read counts
    /// as changed, because one of the topics may have been announced before it was registered.
    package func registerTopics(_ topics: [String], since mark: Mark) {
        guard !topics.isEmpty else { return }
        let hasNew = mark.observer.add(topics.map { ObservedTopics.Topic(notifier: self, name: $0) })
        if hasNew, announcements.load(ordering: .sequentiallyConsistent) != mark.announcements {
            mark.observer.changed()
        }
    }

    /// Notifies the observers of a topic that it has changed. Call this method after the write.
    package func announce(_ topic: @autoclosure () -> String) {
        announce([topic()])
    }

    /// Notifies the observers of each topic of a change. Call this method after the write.
    package func announce(_ topics: @autoclosure () -> [String]) {
        let isRelayed = hasRelay.load(ordering: .acquiring)
        guard isRelayed || count.load(ordering: .sequentiallyConsistent) > 0 else { return }
        let topics = topics()
        notifyObservers(of: topics)
        if isRelayed { relay.withLockedValue(\.self)?(topics) }
    }

    private func notifyObservers(of topics: [String]) {
        guard count.load(ordering: .sequentiallyConsistent) > 0 else { return }
        let observers = state.withLockedValue { state in
            announcements.add(1, ordering: .sequentiallyConsistent)
            return topics.flatMap { state.observers[$0].map { Array($0.values) } ?? [] }
        }
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

    // MARK: - Other processes

    /// Sets the closure that passes the topics of later announcements to other processes.
    package func setRelay(_ relay: @escaping Relay) {
        self.relay.withLockedValue { $0 = relay }
        hasRelay.store(true, ordering: .releasing)
    }

    /// Notifies the observers of topics that another process has announced. They are not relayed.
    package func receive(_ topics: [String]) {
        notifyObservers(of: topics)
    }

    /// Notifies all observers that any topic may have changed, because announcements of other processes were lost.
    package func receiveAll() {
        let observers = state.withLockedValue { state in
            announcements.add(1, ordering: .sequentiallyConsistent)
            return state.observers.values.flatMap(\.values)
        }
        for observer in observers { observer.changed() }
    }

    // MARK: - Observers

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
