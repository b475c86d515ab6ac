import Foundation
import NIOConcurrencyHelpers

/// An HTTP client that retries requests after transient failures.
///
/// Only idempotent requests are retried, and only after a ``TransientFailure`` that the policy contains. When the
/// attempts or the time of the ``RetryPolicy`` are used up, the last response or error is returned. Cancelling the task
/// ends a delay immediately.
///
/// ```swift
/// let httpClient = RetryingHTTPClient(PooledHTTPClient(), policy: RetryPolicy(maximumAttempts: 5))
/// ```
public struct RetryingHTTPClient: TMDbHTTPClient {

    private typealias Outcome = Result<TMDbHTTPResponse, TMDbHTTPError>

    private let httpClient: any TMDbHTTPClient
    private let policy: RetryPolicy
    private let time: TimeSource
    private let randomFraction: @Sendable () -> Double
    private let wallClock: @Sendable () -> Date
    private let report: TransportRecorder

    /// Creates a client that sends requests through another client.
    ///
    /// - Parameters:
    ///   - httpClient: The client that sends each attempt. ``shutdown()`` shuts it down.
    ///   - policy: The retry policy.
    ///   - clock: The clock that measures delays. Default: the continuous clock.
    public init(
        _ httpClient: any TMDbHTTPClient, policy: RetryPolicy = RetryPolicy(),
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.init(httpClient, policy: policy, time: TimeSource(clock))
    }

    /// Creates a client with sources of random numbers and of the current date, and a recorder of logs and metrics.
    init(
        _ httpClient: any TMDbHTTPClient, policy: RetryPolicy, time: TimeSource,
        randomFraction: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
        wallClock: @escaping @Sendable () -> Date = { Date() }, report: TransportRecorder = .silent
    ) {
        self.httpClient = httpClient
        self.policy = policy
        self.time = time
        self.randomFraction = randomFraction
        self.wallClock = wallClock
        self.report = report
    }

    public func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        guard request.isIdempotent, policy.maximumAttempts > 1 else { return try await httpClient.perform(request) }
        let start = time.now()
        let first = await attempt(request)
        let remaining = policy.totalDeadline - (time.now() - start)
        guard let wait = wait(after: first, to: request, retry: 1, remaining: remaining) else { return try first.get() }
        return try await retry(request, after: first, wait: wait, start: start, remaining: remaining).get()
    }

    public func shutdown() async throws(TMDbHTTPError) {
        try await httpClient.shutdown()
    }

    private func attempt(_ request: TMDbHTTPRequest) async -> Outcome {
        do throws(TMDbHTTPError) {
            return .success(try await httpClient.perform(request))
        } catch {
            return .failure(error)
        }
    }

    /// Waits and retries until an outcome is final or the total deadline expires.
    private func retry(
        _ request: TMDbHTTPRequest, after first: Outcome, wait: Duration, start: Duration, remaining: Duration
    ) async -> Outcome {
        let latest = NIOLockedValueBox(first)
        do {
            return try await withDeadline(remaining, time) {
                var wait = wait
                for retry in 1... {
                    try await time.sleep(wait)
                    let outcome = await attempt(request)
                    // An attempt that ended because of the deadline or a cancellation is not an outcome of the server.
                    try Task.checkCancellation()
                    latest.withLockedValue { $0 = outcome }
                    let remaining = policy.totalDeadline - (time.now() - start)
                    guard let next = self.wait(after: outcome, to: request, retry: retry + 1, remaining: remaining)
                    else { break }
                    wait = next
                }
                return latest.withLockedValue(\.self)
            }
        } catch {
            if Task.isCancelled {
                return .failure(TMDbHTTPError(.cancelled, "The request was cancelled", underlying: error))
            }
            return latest.withLockedValue(\.self)
        }
    }

    /// Returns the delay before a retry, or `nil` if the outcome is final.
    private func wait(
        after outcome: Outcome, to request: TMDbHTTPRequest, retry: Int, remaining: Duration
    ) -> Duration? {
        guard retry < policy.maximumAttempts, !Task.isCancelled else { return nil }
        let failure: TransientFailure?
        var retryAfter: Duration?
        switch outcome {
        case .success(let response):
            failure = TransientFailure(response, to: request)
            retryAfter = response.headers["Retry-After"].flatMap { RetryAfter.delay(from: $0, now: wallClock()) }
        case .failure(let error):
            failure = TransientFailure(error)
        }
        guard let failure, policy.failures.contains(failure) else { return nil }
        let wait = policy.delay(beforeRetry: retry, retryAfter: retryAfter, fraction: randomFraction())
        guard wait < remaining else { return nil }
        report.retry(retry, of: request, because: failure, after: wait)
        return wait
    }
}
