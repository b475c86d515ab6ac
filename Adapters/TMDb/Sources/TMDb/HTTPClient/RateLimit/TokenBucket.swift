/// The arithmetic of a rate limit: tokens are added at a rate, up to a number, and each request takes one.
///
/// After a 429 the rate is halved, at most once for the requests that were under way together, and nothing is given out
/// during a pause. The rate doubles again with each recovery time, up to the full one.
struct TokenBucket {

    private let limit: RateLimit
    private let fullRate: Double
    private let capacity: Double

    /// How many tokens are added each second.
    private(set) var rate: Double
    private var tokens: Double
    /// When the tokens were last counted; later than now during a pause.
    private var counted: Duration
    /// When the rate doubles.
    private var nextRaise = Duration.zero
    /// When the rate was last halved.
    private var halved: Duration?

    init(_ limit: RateLimit, now: Duration) {
        self.limit = limit
        fullRate = limit.requestsPerSecond.isFinite ? max(limit.requestsPerSecond, 1.0 / 3600) : 1_000_000
        capacity = Double(max(limit.burst, 1))
        rate = fullRate
        tokens = capacity
        counted = now
    }

    /// Takes a token, or tells the time until there is one.
    mutating func take(now: Duration) -> Duration? {
        count(until: now)
        // A sleep that ends a rounding error early has waited long enough.
        if counted <= now, tokens > 1 - 1e-6 {
            tokens -= 1
            return nil
        }
        return max(counted - now, .zero) + .seconds(max(1 - tokens, 0) / rate)
    }

    /// Reacts to a 429.
    ///
    /// - Parameters:
    ///   - retryAfter: The delay that the server named.
    ///   - admitted: When the request that was refused took its token.
    /// - Returns: the pause, or `nil` if another request brought it before.
    mutating func slowDown(retryAfter: Duration?, admitted: Duration, now: Duration) -> Duration? {
        count(until: now)
        let pause = min(max(retryAfter ?? .zero, .zero), limit.maximumPause)
        let isNews = halved.map { admitted > $0 } ?? true
        if isNews {
            halved = now
            rate = max(rate / 2, min(1, fullRate))
        }
        let end = now + pause
        if end > counted || isNews {
            counted = max(counted, end)
            nextRaise = counted + limit.recoveryTime
            // The first request after a pause need not wait for a token as well.
            tokens = pause > .zero ? 1 : 0
        }
        return isNews ? pause : nil
    }

    /// Adds the tokens for the time that has passed, at the rates that held meanwhile.
    private mutating func count(until now: Duration) {
        while rate < fullRate, nextRaise <= now {
            add(until: nextRaise)
            rate = min(rate * 2, fullRate)
            nextRaise += max(limit.recoveryTime, .milliseconds(1))
        }
        add(until: now)
    }

    private mutating func add(until now: Duration) {
        guard now > counted else { return }
        tokens = min(capacity, tokens + (now - counted).inSeconds * rate)
        counted = now
    }
}
