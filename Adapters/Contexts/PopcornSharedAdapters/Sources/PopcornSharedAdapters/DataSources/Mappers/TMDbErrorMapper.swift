package import CoreDomain
package import TMDb

/// Maps errors of the TMDb client to errors of use cases. Messages contain the requested item.
package struct TMDbErrorMapper {

    package init() {}

    /// Maps an error.
    ///
    /// - Parameters:
    ///   - error: The error of the TMDb client.
    ///   - subject: The requested item, such as `movie 550`.
    package func map(_ error: TMDbError, subject: String) -> PopcornError {
        let (kind, message) = kindAndMessage(of: error, subject: subject)
        return PopcornError(kind, message, cause: error)
    }

    private func kindAndMessage(of error: TMDbError, subject: String) -> (PopcornError.Kind, String) {
        switch error.kind {
        case .invalidRequest(let reason):
            (.invalidInput, reason)
        case .unauthorised:
            // Without an HTTP status, the request was not sent because the credential is missing.
            (
                .unauthorised,
                error.httpStatus == nil ? "No credential for TMDb is set" : "TMDb does not accept the credential"
            )
        case .forbidden:
            (.unauthorised, "TMDb forbids it to this credential" + status(of: error))
        case .notFound:
            (.notFound, "TMDb has no \(subject)")
        case .rateLimited(let retryAfter):
            (.rateLimited(retryAfter: retryAfter), "TMDb asks to slow down")
        case .serverFailure, .unexpectedStatus:
            (.unavailable, "TMDb failed to answer for \(subject)" + status(of: error))
        case .network(.truncated):
            (.unavailable, "TMDb's answer for \(subject) was cut short")
        case .network:
            (.unavailable, "TMDb cannot be reached")
        case .timeout:
            (.unavailable, "TMDb did not answer in time")
        case .shutDown:
            (.unavailable, "The client of TMDb was shut down")
        case .pageFetching:
            (.unavailable, "A page of \(subject) could not be fetched")
        case .unexpectedContent:
            (.undecodable, "TMDb's answer for \(subject) is not JSON")
        case .decoding(let codingPath, _):
            (.undecodable, "TMDb's answer for \(subject) cannot be understood at \(codingPath)")
        case .bodyTooLarge:
            (.undecodable, "TMDb's answer for \(subject) is too large")
        case .cancelled:
            (.cancelled, "The request for \(subject) was cancelled")
        }
    }

    private func status(of error: TMDbError) -> String {
        error.httpStatus.map { " (HTTP \($0))" } ?? ""
    }
}

extension PopcornError {

    /// Runs a closure that sends TMDb requests, and maps its errors.
    ///
    /// - Parameters:
    ///   - subject: The requested item, such as `movie 550`.
    ///   - body: The closure.
    /// - Throws: ``/CoreDomain/PopcornError``.
    package static func tmdb<Value>(
        _ subject: @autoclosure () -> String, _ body: () async throws(TMDbError) -> Value
    ) async throws(PopcornError) -> Value {
        do throws(TMDbError) {
            return try await body()
        } catch {
            throw TMDbErrorMapper().map(error, subject: subject())
        }
    }
}
