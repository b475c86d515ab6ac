import NIOConcurrencyHelpers

/// A record of the times of the last warnings, so that each message is logged as a warning at most once a minute.
package final class WarningInterval: Sendable {

    /// The minimum time between two warnings with the same message.
    package static let length = Duration.seconds(60)

    /// The times of the last warnings. The messages are literals, so their number is bounded by the calls in the
    /// sources.
    private let last = NIOLockedValueBox<[String: ContinuousClock.Instant]>([:])

    package init() {}

    /// Returns whether a message may be logged as a warning. If so, the interval of the message begins.
    package func begin(_ message: StaticString, at now: ContinuousClock.Instant) -> Bool {
        last.withLockedValue { last in
            if let time = last["\(message)"], now - time < Self.length { return false }
            last["\(message)"] = now
            return true
        }
    }
}
