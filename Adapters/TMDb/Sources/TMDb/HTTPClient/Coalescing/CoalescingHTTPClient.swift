/// Sends identical requests that are made at the same time only once.
///
/// Two requests are identical if method, URL and headers are the same, authorization included. Only requests whose
/// answer is the same for everyone (``TMDbHTTPRequest/isCacheable``) are shared; one that concerns a user, or makes
/// something new, is always sent.
///
/// The first caller sends the request in its own task, and those that come while it is under way wait for its outcome,
/// answer or error. If the first caller is cancelled, the one that waited longest sends the request anew for the
/// others. A cancelled caller that waits leaves at once and disturbs nobody. No task is created, so none outlives its
/// caller.
public struct CoalescingHTTPClient: TMDbHTTPClient {

    private let httpClient: any TMDbHTTPClient
    private let report: TransportReport

    let flights = RequestFlights()

    /// Creates a client that sends through another one, which ``shutdown()`` shuts down.
    public init(_ httpClient: any TMDbHTTPClient) {
        self.init(httpClient, report: .silent)
    }

    init(_ httpClient: any TMDbHTTPClient, report: TransportReport) {
        self.httpClient = httpClient
        self.report = report
    }

    public func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        guard request.isCacheable, request.method == .get, request.body == nil else {
            return try await httpClient.perform(request)
        }
        switch await flights.join(request) {
        case .outcome(let outcome):
            report.coalesced()
            return try outcome.get()
        case .lead:
            let outcome = await lead(request)
            flights.land(request, outcome)
            return try outcome.get()
        }
    }

    public func shutdown() async throws(TMDbHTTPError) {
        try await httpClient.shutdown()
    }

    private func lead(_ request: TMDbHTTPRequest) async -> RequestFlights.Outcome {
        do throws(TMDbHTTPError) {
            return .success(try await httpClient.perform(request))
        } catch {
            return .failure(error)
        }
    }
}
