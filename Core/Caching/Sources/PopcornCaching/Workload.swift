package import Foundation

/// The work of the cached readers at one moment.
package struct Workload: Equatable, Sendable {
    /// The number of requests to TMDb in flight, including those that wait for the rate limit.
    package let requests: Int
    /// The number of background refreshes that are running.
    package let runningRefreshes: Int
    /// The number of background refreshes that wait.
    package let waitingRefreshes: Int
    /// The date until which no background refresh starts, because TMDb limits the rate; `nil` if they are not paused.
    package let refreshesPausedUntil: Date?
}
