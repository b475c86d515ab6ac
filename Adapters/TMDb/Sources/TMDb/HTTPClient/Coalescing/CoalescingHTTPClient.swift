import PopcornConcurrency

/// An HTTP client that coalesces concurrent identical requests into one.
///
/// Requests are identical if their URL, headers (including the authorization), cache policy and all other properties
/// are equal. Only requests whose response is the same for everyone (``TMDbHTTPRequest/isCacheable``) are coalesced. A
/// request that concerns a user or creates something is always sent.
///
/// The first caller sends the request in its own task. Callers with an identical request wait for its result, whether
/// response or error. If the first caller is cancelled, the caller that has waited longest sends the request again for
/// all remaining callers. Cancelling a waiting caller ends its wait immediately and does not affect other callers. No
/// tasks are created that could outlive their caller. A request in the background becomes interactive as soon as an
/// interactive caller waits for its result.
public struct CoalescingHTTPClient: TMDbHTTPClient {

    private let httpClient: any TMDbHTTPClient
    private let report: TransportRecorder

    let requestsInFlight = RequestsInFlight()

    /// Creates a client that sends requests through another client, which ``shutdown()`` shuts down.
    public init(_ httpClient: any TMDbHTTPClient) {
        self.init(httpClient, report: .silent)
    }

    init(_ httpClient: any TMDbHTTPClient, report: TransportRecorder) {
        self.httpClient = httpClient
        self.report = report
    }

    public func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        guard request.isCacheable, request.method == .get, request.body == nil else {
            return try await httpClient.perform(request)
        }
        switch await requestsInFlight.join(request) {
        case .outcome(let outcome):
            report.coalesced()
            return try outcome.get()
        case .sender(let priority):
            let outcome = await send(request, priority)
            requestsInFlight.complete(request, outcome)
            return try outcome.get()
        }
    }

    public func shutdown() async throws(TMDbHTTPError) {
        try await httpClient.shutdown()
    }

    private func send(_ request: TMDbHTTPRequest, _ priority: RequestPriority) async -> RequestsInFlight.Outcome {
        do throws(TMDbHTTPError) {
            return .success(try await httpClient.perform(request, priority))
        } catch {
            return .failure(error)
        }
    }
}
