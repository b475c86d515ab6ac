/// When a request is sent again, and after how long a wait.
///
/// The wait before a retry is random between zero and a limit that doubles with each retry ("full jitter"), so that
/// many clients that failed together do not come back together. If the server names a delay in `Retry-After`, the
/// wait is not shorter than that.
///
/// The defaults suit a server whose callers wait: three attempts within ten seconds. An attempt takes four seconds at
/// most with the default ``PooledHTTPClient``, so that a second one has its whole time even if the first one got no
/// answer.
public struct RetryPolicy: Hashable, Sendable {

    /// The failures after which a request is sent again. Default: all of them.
    public var failures: Set<TransientFailure>

    /// The most times a request is sent, the first time included. 1 or less sends it once. Default: 3.
    public var maximumAttempts: Int

    /// The longest wait before the first retry; it doubles with each retry. Default: 200 ms.
    public var baseDelay: Duration

    /// The longest wait that the doubling leads to. Default: 2 s.
    public var maximumDelay: Duration

    /// The shortest wait after an answer with `Retry-After`, which may name no time at all. Default: 100 ms.
    public var minimumRetryAfter: Duration

    /// The longest wait after an answer with `Retry-After`, whatever time that names. Default: 30 s.
    public var maximumRetryAfter: Duration

    /// The time for all attempts and the waits between them, from the start of the first attempt. When it is over, what
    /// came last is returned; a wait that would end later is not begun. The first attempt alone is not cut off: it has
    /// the time that the HTTP client gives it, so give each attempt less than half of this. Default: 10 s.
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

    /// The wait before a retry.
    ///
    /// - Parameters:
    ///   - retry: 1 for the first retry.
    ///   - retryAfter: The delay that the server named.
    ///   - fraction: A random number from 0 up to, but without, 1.
    func delay(beforeRetry retry: Int, retryAfter: Duration?, fraction: Double) -> Duration {
        let jittered = limit(ofRetry: retry) * fraction
        guard let retryAfter else { return jittered }
        return max(minimumRetryAfter, min(max(retryAfter, jittered), maximumRetryAfter))
    }

    private func limit(ofRetry retry: Int) -> Duration {
        // Beyond 2³⁰ every limit has long been reached, and the product would overflow.
        let doubled = min(baseDelay, maximumDelay).asTimeout * (1 << min(max(retry - 1, 0), 30))
        return max(.zero, min(doubled, maximumDelay))
    }
}
