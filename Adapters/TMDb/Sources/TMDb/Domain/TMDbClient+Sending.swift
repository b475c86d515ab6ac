extension TMDbClient {

    /// Sends a request to an endpoint and returns the decoded response.
    ///
    /// Use this method for operations that have no service method; see ``Endpoint``.
    ///
    /// - Throws: ``TMDbError``.
    public func send<Response: Decodable & Sendable>(
        _ endpoint: Endpoint<Response>
    ) async throws(TMDbError) -> Response {
        try await client.send(endpoint)
    }
}
