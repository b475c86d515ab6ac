import Foundation

/// Why an attempt is worth repeating.
enum TransientFailure: String {
    /// The server asks to slow down.
    case rateLimited = "rate_limited"
    /// The server failed.
    case serverFailure = "server_failure"
    /// The server's edge answered with something that is not JSON.
    case notJSON = "not_json"
    case timeout
    case connection
    case truncated

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
        case .tls, .bodyTooLarge, .cancelled, .shutDown, .other: return nil
        }
    }

    /// A write may be answered with an empty body; what is read has one.
    private static func isNotJSON(_ body: Data, to request: TMDbHTTPRequest) -> Bool {
        if body.isEmpty, request.method != .get { return false }
        return ResponseReader.flaw(inStartOf: body) != nil
    }
}
