import Foundation

/// A policy that determines which requests are retried, and after what delay.
///
/// The delay before a retry is random, between zero and an upper limit that doubles with each retry ("full jitter").
/// This avoids simultaneous retries by many clients. If the server sends `Retry-After`, the delay is at least that
/// time, within ``minimumRetryAfter`` and ``maximumRetryAfter``.
///
/// The defaults suit a service that responds to users: three attempts within ten seconds. With the default
/// ``PooledHTTPClient``, an attempt takes at most four seconds, so the second attempt has its full time even if the
/// first one times out.
public struct RetryPolicy: Hashable, Sendable {

    /// The failures after which a request is retried. Default: all failures.
    public var failures: Set<TransientFailure>

    /// The maximum number of attempts, including the first one. 1 or less disables retries. Default: 3.
    public var maximumAttempts: Int

    /// The upper limit of the delay before the first retry, which doubles with each further retry. Default: 200 ms.
    public var baseDelay: Duration

    /// The upper limit of the doubled delay. Default: 2 s.
    public var maximumDelay: Duration

    /// The minimum delay after a response with `Retry-After`, even if that is zero. Default: 100 ms.
    public var minimumRetryAfter: Duration

    /// The maximum delay after a response with `Retry-After`, even if that is longer. Default: 30 s.
    public var maximumRetryAfter: Duration

    /// The maximum total duration of all attempts and delays, from the start of the first attempt. When it ends, the
    /// last response or error is returned; a delay that would end later is not started. The first attempt is never cut
    /// short; it is limited only by the HTTP client's timeout, which should be less than half of this value. Default:
    /// 10 s.
    public var totalDeadline: Duration

    /// Creates a policy.
    public init(
        after failures: Set<TransientFailure> = Set(TransientFailure.allCases), maximumAttempts: Int = 3,
        baseDelay: Duration = .milliseconds(200), maximumDelay: Duration = .seconds(2),
        minimumRetryAfter: Duration = .milliseconds(100), maximumRetryAfter: Duration = .seconds(30),
        totalDeadline: Duration = .seconds(10)
    ) {
        self.failures = failures
        self.maximumAttempts = maximumAttempts
        self.baseDelay = baseDelay
        self.maximumDelay = maximumDelay
        self.minimumRetryAfter = minimumRetryAfter
        self.maximumRetryAfter = maximumRetryAfter
        self.totalDeadline = totalDeadline
    }
}

extension RetryPolicy {

    /// Returns the delay before a retry.
    ///
    /// - Parameters:
    ///   - retry: The number of the retry, from 1.
    ///   - retryAfter: The delay from the `Retry-After` header.
    ///   - fraction: A random number in `0..<1`.
    func delay(beforeRetry retry: Int, retryAfter: Duration?, fraction: Double) -> Duration {
        let jittered = limit(ofRetry: retry) * fraction
        guard let retryAfter else { return jittered }
        return max(minimumRetryAfter, min(max(retryAfter, jittered), maximumRetryAfter))
    }

    private func limit(ofRetry retry: Int) -> Duration {
        // With 2³⁰, every limit has long been reached; higher powers would overflow.
        let doubled = min(baseDelay, maximumDelay).clampedToTimeout * (1 << min(max(retry - 1, 0), 30))
        return max(.zero, min(doubled, maximumDelay))
    }
}

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
