package import CoreDomain
package import TMDb

/// A mapper from errors of the TMDb client to errors of use cases. Messages contain the requested item.
package struct TMDbErrorMapper {

    package init() {}

    /// Maps an error.
    ///
    /// - Parameters:
    ///   - error: The error of the TMDb client.
    ///   - subject: The requested item, such as `movie 550`.
    package func map(_ error: TMDbError, subject: String) -> PopcornError {
        let (kind, message) = kindAndMessage(of: error, subject: subject)
        return PopcornError(kind, message, subject: subject, cause: error)
    }

    private func kindAndMessage(of error: TMDbError, subject: String) -> (PopcornError.Kind, String) {
        switch error.kind {
        case .invalidRequest(let reason):
            (.invalidInput, reason)
        case .unauthorised:
            // Without an HTTP status, the request was not sent because the credential is missing.
            (
                .unauthorised,
                error.httpStatus == nil ? "No TMDb credential is set" : "TMDb rejected the credential"
            )
        case .forbidden:
            (.unauthorised, "The credential does not permit this request" + status(of: error))
        case .notFound where error.statusCode == .sessionNotFound:
            // The session does not exist, which says nothing about the requested item.
            (.unavailable, "TMDb failed to respond for \(subject)" + status(of: error))
        case .notFound:
            (.notFound, "TMDb has no \(subject)")
        case .rateLimited(let retryAfter):
            (.rateLimited(retryAfter: retryAfter), "TMDb's rate limit is exceeded")
        case .overloaded(let retryAfter):
            (.overloaded(retryAfter: retryAfter), "Too many requests to TMDb wait")
        case .serverFailure, .unexpectedStatus:
            (.unavailable, "TMDb failed to respond for \(subject)" + status(of: error))
        case .network(.truncated):
            (.unavailable, "The response for \(subject) was truncated")
        case .network:
            (.unavailable, "TMDb cannot be reached")
        case .timeout:
            (.unavailable, "TMDb did not respond in time")
        case .shutDown:
            (.unavailable, "The TMDb client was shut down")
        case .pageFetching:
            (.unavailable, "A page of \(subject) could not be fetched")
        case .unexpectedContent(let reason):
            (.undecodable, "The response for \(subject) cannot be read: \(reason)")
        case .decoding(let codingPath, _):
            (.undecodable, "The response for \(subject) cannot be decoded at \(codingPath)")
        case .bodyTooLarge:
            (.undecodable, "The response for \(subject) is too large")
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
