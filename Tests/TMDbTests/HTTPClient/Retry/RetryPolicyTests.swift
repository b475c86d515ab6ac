import Testing

@testable import TMDb

@Suite
struct RetryPolicyTests {

    private let policy = RetryPolicy(
        baseDelay: .milliseconds(200), maximumDelay: .seconds(1), minimumRetryAfter: .milliseconds(100),
        maximumRetryAfter: .seconds(30))

    @Test(arguments: [
        (1, 0.0, Duration.zero), (1, 0.5, .milliseconds(100)), (1, 1, .milliseconds(200)),
        (2, 0.5, .milliseconds(200)), (3, 0.25, .milliseconds(200)), (4, 0.5, .milliseconds(500)),
        (1000, 0.5, .milliseconds(500)),
    ])
    func `the backoff doubles up to a maximum, times a random fraction`(retry: Int, fraction: Double, delay: Duration) {
        #expect(policy.delay(beforeRetry: retry, retryAfter: nil, fraction: fraction) == delay)
    }

    @Test(arguments: [
        (Duration.zero, 0.0, Duration.milliseconds(100)), (.zero, 0.75, .milliseconds(150)),
        (.seconds(2), 0.5, .seconds(2)), (.seconds(30), 0, .seconds(30)), (.seconds(86_400), 0, .seconds(30)),
    ])
    func `the server's delay is respected within bounds`(named: Duration, fraction: Double, delay: Duration) {
        #expect(policy.delay(beforeRetry: 1, retryAfter: named, fraction: fraction) == delay)
    }

    @Test func `extreme values do not overflow or result in a negative wait`() {
        let endless = Duration.seconds(Int64.max)
        let longest = RetryPolicy(baseDelay: endless, maximumDelay: endless)
        #expect(longest.delay(beforeRetry: 60, retryAfter: nil, fraction: 0.5) > .seconds(86_400))
        let negative = RetryPolicy(baseDelay: .seconds(-1), maximumDelay: .seconds(-1))
        #expect(negative.delay(beforeRetry: 1, retryAfter: nil, fraction: 0.5) == .zero)
    }
}
