package import CoreDomain
package import Foundation
import NIOConcurrencyHelpers

/// A record of the latest success and the latest failure of TMDb.
package final class LatestResponses: Sendable {

    /// A failure of TMDb, with its date.
    package struct Failure: Sendable {
        package let error: PopcornError
        package let date: Date
    }

    private let state = NIOLockedValueBox<(success: Date?, failure: Failure?)>((nil, nil))

    /// The date of the latest response, including not-found responses; `nil` if there was none.
    package var latestSuccess: Date? { state.withLockedValue(\.success) }

    /// The latest failure; `nil` if there was none.
    package var latestFailure: Failure? { state.withLockedValue(\.failure) }

    func succeeded(at date: Date) {
        state.withLockedValue { $0.success = date }
    }

    /// Records the error of a request. A not-found response is a success; cancelled requests and errors that do not
    /// come from TMDb are ignored.
    func failed(with error: PopcornError, at date: Date) {
        switch error.kind {
        case .notFound: succeeded(at: date)
        case .overloaded, .invalidInput, .notCached, .limitReached, .storage, .cancelled: break
        default: state.withLockedValue { $0.failure = Failure(error: error, date: date) }
        }
    }
}
