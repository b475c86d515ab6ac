import Foundation

/// A failure that is usually temporary, after which a ``RetryPolicy`` can retry the request.
///
/// Future versions may add cases, so a `switch` in another package needs `@unknown default`.
@nonexhaustive
public enum TransientFailure: String, Hashable, CaseIterable, Sendable {
    /// TMDb's rate limit was exceeded (HTTP 429).
    case rateLimited = "rate_limited"
    /// TMDb failed (HTTP 500 or higher).
    case serverFailure = "server_failure"
    /// The response is successful, but its body is not JSON, is empty or `null`, or cannot be decompressed.
    case notJSON = "not_json"
    /// The attempt timed out.
    case timeout
    /// The connection failed or was closed.
    case connection
    /// The response body is truncated.
    case truncated
}

extension TransientFailure {

    /// Creates the transient failure that a response indicates, or returns `nil` if the response is final.
    init?(_ response: TMDbHTTPResponse, to request: TMDbHTTPRequest) {
        switch response.status {
        case 429: self = .rateLimited
        case 500...: self = .serverFailure
        case 200..<300 where Self.isNotJSON(response.body, to: request): self = .notJSON
        default: return nil
        }
    }

    /// Creates the transient failure that corresponds to an error, or returns `nil` if a retry would not help.
    init?(_ error: TMDbHTTPError) {
        switch error.kind {
        case .timeout: self = .timeout
        case .connection: self = .connection
        case .truncated: self = .truncated
        // A retry would only lengthen the queue of an overloaded client.
        case .tls, .proxy, .bodyTooLarge, .overloaded, .cancelled, .shutDown, .other: return nil
        }
    }

    /// Returns whether a body is not JSON. Responses to writes may have an empty body.
    private static func isNotJSON(_ body: Data, to request: TMDbHTTPRequest) -> Bool {
        if body.isEmpty, request.method != .get { return false }
        return ResponseReader.unreadableReason(of: body) != nil
    }
}
