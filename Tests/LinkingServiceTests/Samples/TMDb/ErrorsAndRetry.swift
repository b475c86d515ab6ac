import TMDb

func describe(_ error: TMDbError) -> String {
    switch error.kind {
    case .notFound: "TMDb does not have this item"
    case .invalidRequest(let reason): "invalid request: \(reason)"
    case .unauthorised: "check the credential, or ask the user to sign in again"
    case .forbidden: "the credential does not permit this"
    case .rateLimited(let retryAfter): "retry after \(retryAfter ?? .seconds(1))"
    case .overloaded: "too many requests wait in this process"
    case .serverFailure, .unexpectedContent, .network, .timeout: "retry later"
    case .decoding(let codingPath, _): "TMDb changed its response at \(codingPath)"
    case .cancelled, .shutDown: "the call was cancelled"
    case .unexpectedStatus, .bodyTooLarge, .pageFetching: "unexpected error: \(error)"
    @unknown default: "unexpected error: \(error)"
    }
}

private func movie(_ id: Int, _ client: TMDbClient) async throws -> Movie? {
    do throws(TMDbError) {
        return try await client.movies.details(forMovie: id)
    } catch {
        guard error.kind == .notFound else { throw error }
        return nil
    }
}

private func patientClient(token: String) throws -> TMDbClient {
    let patient = RetryPolicy(maximumAttempts: 6, maximumDelay: .seconds(30), totalDeadline: .seconds(120))
    let client = try TMDbClient(
        credential: .accessToken(token), transport: TMDbTransport(retry: patient))
    return client
}

private func clientWithMoreTime(token: String) throws -> (TMDbClient, PooledHTTPClient) {
    let httpClient = PooledHTTPClient(configuration: .init(requestTimeout: .seconds(20)))
    let client = try TMDbClient(
        credential: .accessToken(token), httpClient: httpClient,
        transport: TMDbTransport(retry: RetryPolicy(totalDeadline: .seconds(60))))
    return (client, httpClient)
}

private func chosen() -> RetryPolicy {
    let careful = RetryPolicy(after: [.rateLimited, .connection])
    return careful
}

private func inTime(_ client: TMDbClient) async throws -> Movie {
    let movie = try await client.with(deadline: .seconds(3)).movies.details(forMovie: 550)
    return movie
}
