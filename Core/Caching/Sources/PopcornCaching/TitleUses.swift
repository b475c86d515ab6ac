package import CoreDomain
package import Foundation
import NIOConcurrencyHelpers

/// A title, person or collection whose cached values are evicted together. Seasons and episodes belong to their series.
package struct CachedTitle: Hashable, Sendable {

    /// The kind: a movie, a collection, a TV series or a person.
    package let kind: ContentKind
    /// The TMDb identifier.
    package let id: Int

    package init(_ kind: ContentKind, _ id: Int) {
        self.kind = kind
        self.id = id
    }
}

/// The latest uses of cached titles in this process, in memory, until they are stored together.
///
/// A use is a read from the cache or a store. Its time is in microseconds since 1 January 2001, and each use has a
/// later time than the previous use, even if the clock does not advance. If the clock was set back by more than
/// ``FreshnessPolicy/clockTolerance``, the times of the earlier uses move back with it.
package final class TitleUses: Sendable {

    /// The maximum number of titles. Further titles are not recorded until some have been stored. Default: 4,096.
    package static let defaultLimit = 4096

    /// The time after which uses are stored. Default: 5 minutes.
    package static let defaultInterval: TimeInterval = 300

    private struct State {
        var times: [CachedTitle: Int] = [:]
        var latest = 0
        /// The time at which uses are to be stored; `nil` if there are none.
        var dueTime: Date?
        var isFlushing = false
        /// Whether the last flush left the table half full, so that the next flush waits for the interval.
        var isFlushDelayed = false

        /// Moves the times back if the latest use is too far after the current time, because the clock was set back.
        mutating func followClock(to time: Int) {
            let difference = latest - time
            guard Double(difference) > FreshnessPolicy.clockTolerance * unitsPerSecond else { return }
            times = times.mapValues { $0 - difference }
            latest = time
            dueTime = nil
        }
    }

    private static let unitsPerSecond = 1_000_000.0

    private let limit: Int
    private let interval: TimeInterval
    private let state = NIOLockedValueBox(State())

    package init(limit: Int = defaultLimit, interval: TimeInterval = defaultInterval) {
        self.limit = limit
        self.interval = interval
    }

    /// Returns a date in the unit of the times of uses.
    package static func time(of date: Date) -> Int {
        Int(exactly: (date.timeIntervalSinceReferenceDate * unitsPerSecond).rounded()) ?? 0
    }

    /// Returns the date of a time.
    package static func date(of time: Int) -> Date {
        Date(timeIntervalSinceReferenceDate: Double(time) / unitsPerSecond)
    }

    /// Records a use.
    ///
    /// - Returns: Whether the uses are to be stored now, because the table is half full or the interval has passed. The
    ///   next call returns `false` until ``endFlush()`` is called.
    package func record(_ title: CachedTitle, at date: Date) -> Bool {
        state.withLockedValue { state in
            let time = Self.time(of: date)
            state.followClock(to: time)
            state.latest = max(state.latest + 1, time)
            guard state.times.count < limit || state.times[title] != nil else { return false }
            state.times[title] = state.latest
            let dueTime = state.dueTime ?? date.addingTimeInterval(interval)
            state.dueTime = dueTime
            let isHalfFull = state.times.count >= max(limit / 2, 1) && !state.isFlushDelayed
            guard !state.isFlushing, date >= dueTime || isHalfFull else { return false }
            state.isFlushing = true
            return true
        }
    }

    /// Returns some of the recorded uses.
    ///
    /// - Parameter limit: The maximum number of uses.
    package func pending(limit: Int) -> [CachedTitle: Int] {
        state.withLockedValue { state in
            state.times.count <= limit
                ? state.times : Dictionary(uniqueKeysWithValues: state.times.prefix(limit).map { ($0.key, $0.value) })
        }
    }

    /// Removes uses that have been stored, unless the titles were used again.
    package func didStore(_ uses: [CachedTitle: Int]) {
        state.withLockedValue { state in
            for (title, time) in uses where state.times[title] == time { state.times[title] = nil }
            if state.times.isEmpty { state.dueTime = nil }
        }
    }

    /// Ends the flush that ``record(_:at:)`` required.
    package func endFlush() {
        state.withLockedValue { state in
            state.isFlushing = false
            state.dueTime = nil
            state.isFlushDelayed = state.times.count >= max(limit / 2, 1)
        }
    }
}
