import NIOConcurrencyHelpers
import Synchronization

/// Tells those who follow something that it has changed.
///
/// Whoever reads for others says before each read what the answer depends on, and whoever writes says afterwards what has
/// changed:
///
/// ```swift
/// changes.follow("movie/550")
/// changes.announce("movie/550")
/// ```
///
/// Only what is read within ``Follower/reading(_:)`` is followed. While nobody follows anything, both cost a look at a
/// counter.
package final class Changes: Sendable {

    private struct State {
        var followers: [String: [ObjectIdentifier: FollowedTopics]] = [:]
        var hasEnded = false
    }

    private let state = NIOLockedValueBox(State())
    /// How many topics are followed, each follower counted.
    private let count = Atomic(0)

    package init() {}

    /// How many follow something.
    package var followerCount: Int {
        state.withLockedValue { state in Set(state.followers.values.flatMap(\.keys)).count }
    }

    /// Lets whoever follows what this task reads hear of changes of a topic. Call it before the read.
    package func follow(_ topic: @autoclosure () -> String) {
        FollowedTopics.ofTask?.add(FollowedTopics.Topic(changes: self, name: topic()))
    }

    /// Tells those who follow a topic that it has changed. Call it after the write.
    package func announce(_ topic: @autoclosure () -> String) {
        guard count.load(ordering: .sequentiallyConsistent) > 0 else { return }
        let topic = topic()
        let followers = state.withLockedValue { $0.followers[topic].map { Array($0.values) } ?? [] }
        for follower in followers { follower.changed() }
    }

    /// Ends all who follow something, and whoever will.
    package func end() {
        let followers = state.withLockedValue { state in
            state.hasEnded = true
            return state.followers.values.flatMap(\.values)
        }
        for follower in followers { follower.end() }
    }

    /// - Returns: `false` if there will be no changes any more.
    func add(_ follower: FollowedTopics, to topic: String) -> Bool {
        state.withLockedValue { state in
            guard !state.hasEnded else { return false }
            state.followers[topic, default: [:]][ObjectIdentifier(follower)] = follower
            count.add(1, ordering: .sequentiallyConsistent)
            return true
        }
    }

    func remove(_ follower: FollowedTopics, from topic: String) {
        state.withLockedValue { state in
            guard state.followers[topic]?.removeValue(forKey: ObjectIdentifier(follower)) != nil else { return }
            if state.followers[topic]?.isEmpty == true { state.followers[topic] = nil }
            count.subtract(1, ordering: .sequentiallyConsistent)
        }
    }
}
