package import CoreDomain
package import Foundation
import NIOConcurrencyHelpers

/// A record of the latest success and the latest failure of TMDb.
///
/// An outage begins with the third consecutive failure of any keys because TMDb is unreachable or limits the rate. It
/// ends with the next success, or 30 seconds after the latest of these failures.
package final class LatestResponses: Sendable {

    /// The number of consecutive failures with which an outage begins.
    private static let outageFailureCount = 3
    /// The time after the latest failure at which an outage ends.
    private static let outageDuration = Duration.seconds(30)

    /// A failure of TMDb, with its date.
    package struct Failure: Sendable {
        package let error: PopcornError
        package let date: Date
    }

    private struct State {
        var success: Date?
        var failure: Failure?
        /// The number of failures since the latest success that count towards an outage.
        var consecutiveFailureCount = 0
        var outageEnd: ContinuousClock.Instant?
    }

    private let state = NIOLockedValueBox(State())

    /// The date of the latest response, including not-found responses; `nil` if there was none.
    package var latestSuccess: Date? { state.withLockedValue(\.success) }

    /// The latest failure; `nil` if there was none.
    package var latestFailure: Failure? { state.withLockedValue(\.failure) }

    /// Returns the latest failure during an outage; `nil` otherwise.
    func outage(now: ContinuousClock.Instant) -> PopcornError? {
        state.withLockedValue { state in
            guard let end = state.outageEnd, now < end else { return nil }
            return state.failure?.error
        }
    }

    func succeeded(at date: Date) {
        state.withLockedValue { state in
            state.success = date
            state.consecutiveFailureCount = 0
            state.outageEnd = nil
        }
    }

    /// Records the error of a request. A not-found response is a success; cancelled requests and errors that do not
    /// come from TMDb are ignored.
    ///
    /// - Parameter uptime: The time of the failure, which a correction of the clock does not affect.
    func failed(with error: PopcornError, at date: Date, uptime: ContinuousClock.Instant) {
        switch error.kind {
        case .notFound: succeeded(at: date)
        case .overloaded, .invalidInput, .notCached, .limitReached, .storage, .cancelled: break
        case .undecodable, .unauthorised: state.withLockedValue { $0.failure = Failure(error: error, date: date) }
        case .unavailable, .rateLimited:
            state.withLockedValue { state in
                state.failure = Failure(error: error, date: date)
                state.consecutiveFailureCount += 1
                guard state.consecutiveFailureCount >= Self.outageFailureCount else { return }
                state.outageEnd = uptime + Self.outageDuration
            }
        }
    }
}
