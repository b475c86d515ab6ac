import Testing

@testable import TMDb

@Suite
struct TokenBucketTests {

    private static let limit = RateLimit(
        requestsPerSecond: 10, burst: 5, recoveryTime: .seconds(10), maximumPause: .seconds(20))

    /// Returns the number of tokens that are available at a time.
    private func available(_ bucket: TokenBucket, at now: Duration) -> Int {
        var bucket = bucket
        var count = 0
        while count < 1000, bucket.take(now: now) == nil { count += 1 }
        return count
    }

    /// Returns a bucket without tokens.
    private func empty(_ limit: RateLimit = limit) -> TokenBucket {
        var bucket = TokenBucket(limit, now: .zero)
        while bucket.take(now: .zero) == nil {}
        return bucket
    }

    @Test func `the defaults stay below TMDb's limits`() {
        #expect(RateLimit() == RateLimit(requestsPerSecond: 40, burst: 20, maximumConcurrentRequests: 20))
    }

    @Test(arguments: [(0, 0), (99, 0), (100, 1), (250, 2), (500, 5), (500_000, 5)])
    func `tokens are added at the rate, up to the burst`(milliseconds: Int, tokens: Int) {
        #expect(available(TokenBucket(Self.limit, now: .zero), at: .zero) == 5)
        #expect(available(empty(), at: .milliseconds(milliseconds)) == tokens)
    }

    @Test func `the wait ends when the next token is available`() {
        var bucket = empty()
        #expect(bucket.take(now: .zero) == .milliseconds(100))
        #expect(bucket.take(now: .milliseconds(75)).map { abs($0.inSeconds - 0.025) < 1e-9 } == true)
        #expect(bucket.take(now: .milliseconds(100)) == nil)
    }

    @Test func `a 429 halves the rate, which then doubles up to the full rate`() {
        var bucket = empty()
        #expect(bucket.slowDown(retryAfter: nil, admitted: .zero, now: .seconds(1)) == .zero)
        #expect(bucket.rate == 5)
        // No tokens remain from the second before.
        #expect(available(bucket, at: .seconds(1)) == 0)
        #expect(available(bucket, at: .milliseconds(1200)) == 1)
        #expect(bucket.slowDown(retryAfter: nil, admitted: .seconds(2), now: .seconds(2)) == .zero)
        #expect(bucket.rate == 2.5)
        _ = bucket.take(now: .milliseconds(11_999))
        #expect(bucket.rate == 2.5)
        _ = bucket.take(now: .seconds(12))
        #expect(bucket.rate == 5)
        _ = bucket.take(now: .seconds(22))
        #expect(bucket.rate == 10)
        _ = bucket.take(now: .seconds(1000))
        #expect(bucket.rate == 10)
    }

    @Test func `tokens are added at both rates if the rate changes`() {
        var bucket = empty(RateLimit(requestsPerSecond: 10, burst: 1000))
        _ = bucket.slowDown(retryAfter: nil, admitted: .zero, now: .zero)
        // 10 s at 5 per second, then 1 s at 10 per second.
        #expect(available(bucket, at: .seconds(11)) == 60)
    }

    @Test func `concurrent requests halve the rate once`() {
        var bucket = empty()
        #expect(bucket.slowDown(retryAfter: nil, admitted: .seconds(1), now: .seconds(2)) == .zero)
        #expect(bucket.slowDown(retryAfter: nil, admitted: .seconds(1), now: .seconds(3)) == nil)
        #expect(bucket.rate == 5)
        #expect(bucket.slowDown(retryAfter: nil, admitted: .seconds(4), now: .seconds(4)) == .zero)
        #expect(bucket.rate == 2.5)
    }

    @Test func `the minimum rate is one per second, or the full rate if it is lower`() {
        for (rate, slowest) in [(10.0, 1.0), (0.5, 0.5)] {
            var bucket = TokenBucket(RateLimit(requestsPerSecond: rate), now: .zero)
            for second in 1...20 {
                _ = bucket.slowDown(retryAfter: nil, admitted: .seconds(second), now: .seconds(second))
            }
            #expect(bucket.rate == slowest)
        }
    }

    @Test func `no token is available during a pause, and one at its end`() {
        var bucket = TokenBucket(Self.limit, now: .zero)
        #expect(bucket.slowDown(retryAfter: .seconds(3), admitted: .zero, now: .seconds(1)) == .seconds(3))
        #expect(bucket.take(now: .seconds(1)) == .seconds(3))
        #expect(bucket.take(now: .milliseconds(3999)) == .milliseconds(1))
        #expect(available(bucket, at: .seconds(4)) == 1)
        #expect(available(bucket, at: .milliseconds(4200)) == 2)
    }

    @Test func `a longer delay of a request in flight extends the pause up to its maximum, a shorter one does not`() {
        var bucket = TokenBucket(Self.limit, now: .zero)
        _ = bucket.slowDown(retryAfter: .seconds(3), admitted: .zero, now: .zero)
        #expect(bucket.slowDown(retryAfter: .seconds(1), admitted: .zero, now: .zero) == nil)
        #expect(bucket.take(now: .zero) == .seconds(3))
        #expect(bucket.slowDown(retryAfter: .seconds(9), admitted: .zero, now: .zero) == nil)
        #expect(bucket.take(now: .zero) == .seconds(9))
        _ = bucket.slowDown(retryAfter: .seconds(86_400), admitted: .zero, now: .zero)
        #expect(bucket.take(now: .zero) == .seconds(20))
        #expect(bucket.rate == 5)
    }

    @Test func `invalid numbers are raised to the minimum`() {
        for rate in [0, -1, -Double.infinity] as [Double] where rate.isFinite {
            var bucket = TokenBucket(RateLimit(requestsPerSecond: rate, burst: 0), now: .zero)
            #expect(bucket.take(now: .zero) == nil)
            #expect(bucket.take(now: .zero) == .seconds(3600))
        }
        var endless = TokenBucket(RateLimit(requestsPerSecond: .nan, burst: 1), now: .zero)
        #expect(endless.take(now: .zero) == nil)
        #expect(endless.take(now: .milliseconds(1)) == nil)
    }
}

extension TokenBucket {
    /// Takes a token and returns `nil`, or returns the time until one is available.
    fileprivate mutating func take(now: Duration) -> Duration? {
        if let delay = delay(now: now) { return delay }
        removeToken()
        return nil
    }
}
