import PopcornConcurrency

/// The priority of requests that wait for a ``RateLimit``.
///
/// A request in the background whose response an interactive caller also waits for becomes interactive.
public enum TMDbRequestPriority: Hashable, Sendable, CaseIterable {
    /// The priority of requests whose response a user waits for. They are sent before all requests in the background.
    case interactive
    /// The priority of requests whose response no user waits for, such as those of an import. They use at most half of
    /// the concurrent requests, and are decoded, one at a time, on a thread that does not delay other threads.
    case background
}

extension RequestPriority {
    init(_ priority: TMDbRequestPriority) {
        self =
            switch priority {
            case .interactive: .interactive
            case .background: .background
            }
    }
}

extension TMDbHTTPClient {

    /// Sends a request with a priority.
    func perform(
        _ request: TMDbHTTPRequest, _ priority: RequestPriority
    ) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        let result: Result<TMDbHTTPResponse, TMDbHTTPError> = await RequestPriority.$current.withValue(priority) {
            do throws(TMDbHTTPError) {
                return .success(try await perform(request))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
