import Foundation
import PopcornConcurrency

/// An HTTP client that limits the rate and the concurrency of requests.
///
/// Requests are sent as the ``RateLimit`` allows: interactive requests first, and each ``TMDbRequestPriority`` in order
/// of arrival. Further requests wait; a cancelled request leaves the queue immediately. Requests in the background use
/// at most half of the concurrent requests.
///
/// If ``RateLimit/maximumWaitingRequests`` of the same priority wait, further requests fail immediately with
/// ``TMDbHTTPError/Kind-swift.enum/overloaded``.
///
/// After a 429 response, all requests pause for the time in `Retry-After`, at most ``RateLimit/maximumPause``, and the
/// rate is halved. It then doubles with each ``RateLimit/recoveryTime``, up to the full rate.
///
/// Use one client for all requests of a process.
public struct RateLimitedHTTPClient: TMDbHTTPClient {

    private let httpClient: any TMDbHTTPClient
    private let time: TimeSource
    private let wallClock: @Sendable () -> Date
    private let report: TransportRecorder

    let queue: AdmissionQueue

    /// Creates a client that sends requests through another client.
    ///
    /// - Parameters:
    ///   - httpClient: The client that sends requests. ``shutdown()`` shuts it down.
    ///   - limit: The rate limit.
    ///   - clock: The clock that measures waits. Default: the continuous clock.
    public init(
        _ httpClient: any TMDbHTTPClient, limit: RateLimit = RateLimit(),
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.init(httpClient, limit: limit, time: TimeSource(clock))
    }

    /// Creates a client with a source of the current date, a recorder of logs and metrics, and an allowance that the
    /// process shares with others.
    init(
        _ httpClient: any TMDbHTTPClient, limit: RateLimit, time: TimeSource,
        wallClock: @escaping @Sendable () -> Date = { Date() }, report: TransportRecorder = .silent,
        allowance: (any RequestAllowance)? = nil
    ) {
        self.httpClient = httpClient
        self.time = time
        self.wallClock = wallClock
        self.report = report
        queue = AdmissionQueue(limit, time: time, allowance: allowance)
    }

    public func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        let arrived = time.now()
        let admission = try await admit()
        defer { queue.complete(admission) }
        report.waited(admission.time - arrived)
        let response = try await httpClient.perform(request)
        if response.status == 429 { await slowDown(response, admitted: admission.time) }
        return response
    }

    public func shutdown() async throws(TMDbHTTPError) {
        try await httpClient.shutdown()
    }

    private func admit() async throws(TMDbHTTPError) -> AdmissionQueue.Admission {
        let priority = RequestPriority.current
        do throws(AdmissionQueue.Refusal) {
            return try await queue.admit(priority)
        } catch {
            switch error {
            case .cancelled:
                throw TMDbHTTPError(.cancelled, "The request was cancelled", underlying: CancellationError())
            case .overloaded(let retryAfter):
                report.overloaded(priority)
                throw TMDbHTTPError(
                    .overloaded, "Too many requests wait for the rate limit", retryAfter: retryAfter)
            }
        }
    }

    private func slowDown(_ response: TMDbHTTPResponse, admitted: Duration) async {
        let retryAfter = response.headers["Retry-After"].flatMap { RetryAfter.delay(from: $0, now: wallClock()) }
        if let slowdown = await queue.slowDown(retryAfter: retryAfter, admitted: admitted) {
            report.slowdown(requestsPerSecond: slowdown.rate, pause: slowdown.pause)
        }
    }
}
