import Foundation

/// A failure that usually passes, so that a ``RetryPolicy`` may send the request again.
///
/// There may be more of them one day, so a switch over them needs `@unknown default` in another package.
@nonexhaustive
public enum TransientFailure: String, Hashable, CaseIterable, Sendable {
    /// The server asks to slow down: status 429.
    case rateLimited = "rate_limited"
    /// The server failed: a status from 500.
    case serverFailure = "server_failure"
    /// The server's edge answered with something that is not JSON.
    case notJSON = "not_json"
    /// The attempt took too long.
    case timeout
    /// There was no connection, or it broke.
    case connection
    /// The body ended early.
    case truncated
}

extension TransientFailure {

    /// The reason to repeat a request that was answered; `nil` if the answer is final.
    init?(_ response: TMDbHTTPResponse, to request: TMDbHTTPRequest) {
        switch response.status {
        case 429: self = .rateLimited
        case 500...: self = .serverFailure
        case 200 where Self.isNotJSON(response.body, to: request): self = .notJSON
        default: return nil
        }
    }

    /// The reason to repeat a request that was not answered; `nil` if another attempt would not help.
    init?(_ error: TMDbHTTPError) {
        switch error.kind {
        case .timeout: self = .timeout
        case .connection: self = .connection
        case .truncated: self = .truncated
        case .tls, .proxy, .bodyTooLarge, .cancelled, .shutDown, .other: return nil
        }
    }

    /// A write may be answered with an empty body; what is read has one.
    private static func isNotJSON(_ body: Data, to request: TMDbHTTPRequest) -> Bool {
        if body.isEmpty, request.method != .get { return false }
        return ResponseReader.flaw(inStartOf: body) != nil
    }
}
