/// The token bucket of a rate limit: tokens are added at a rate, up to a capacity, and each request takes one.
///
/// After a 429 response, the rate is halved, at most once for requests that were in flight together. No tokens are
/// available during the pause. The rate then doubles with each recovery time, up to the full rate.
struct TokenBucket {

    private let limit: RateLimit
    private let fullRate: Double
    private let capacity: Double

    /// The number of tokens that are added per second.
    private(set) var rate: Double
    private var tokens: Double
    /// The time up to which tokens were added; in the future during a pause.
    private var tokensDate: Duration
    /// The time at which the rate doubles.
    private var nextRaise = Duration.zero
    /// The time at which the rate was last halved, or `nil` if it never was.
    private var lastReduction: Duration?

    init(_ limit: RateLimit, now: Duration) {
        self.limit = limit
        fullRate = limit.requestsPerSecond.isFinite ? max(limit.requestsPerSecond, 1.0 / 3600) : 1_000_000
        capacity = Double(max(limit.burst, 1))
        rate = fullRate
        tokens = capacity
        tokensDate = now
    }

    /// Returns the time until a token is available, or `nil` if one is.
    mutating func delay(now: Duration) -> Duration? {
        count(until: now)
        // Accepts a rounding error, so that a sleep that ends slightly early is not repeated.
        if tokensDate <= now, tokens > 1 - 1e-6 { return nil }
        return max(tokensDate - now, .zero) + .seconds(max(1 - tokens, 0) / rate)
    }

    /// Takes a token that is available.
    mutating func removeToken() {
        tokens -= 1
    }

    /// Halves the rate and starts a pause, after a 429 response.
    ///
    /// - Parameters:
    ///   - retryAfter: The delay from the `Retry-After` header.
    ///   - admitted: The time at which the rejected request took its token.
    /// - Returns: The pause, or `nil` if another request has already halved the rate.
    mutating func slowDown(retryAfter: Duration?, admitted: Duration, now: Duration) -> Duration? {
        count(until: now)
        let pause = min(max(retryAfter ?? .zero, .zero), limit.maximumPause)
        let isFirstOfGroup = lastReduction.map { admitted > $0 } ?? true
        if isFirstOfGroup {
            lastReduction = now
            rate = max(rate / 2, min(1, fullRate))
        }
        let end = now + pause
        if end > tokensDate || isFirstOfGroup {
            tokensDate = max(tokensDate, end)
            nextRaise = tokensDate + limit.recoveryTime
            // After a pause, the first request does not wait for another token.
            tokens = pause > .zero ? 1 : 0
        }
        return isFirstOfGroup ? pause : nil
    }

    /// Adds the tokens for the elapsed time, at the rates that applied during it.
    private mutating func count(until now: Duration) {
        while rate < fullRate, nextRaise <= now {
            add(until: nextRaise)
            rate = min(rate * 2, fullRate)
            nextRaise += max(limit.recoveryTime, .milliseconds(1))
        }
        add(until: now)
    }

    private mutating func add(until now: Duration) {
        guard now > tokensDate else { return }
        tokens = min(capacity, tokens + (now - tokensDate).inSeconds * rate)
        tokensDate = now
    }
}
