extension TMDbClient {

    /// The answer of an endpoint, for an operation that the services lack. See ``Endpoint``.
    ///
    /// - Throws: ``TMDbError``.
    public func send<Response: Decodable & Sendable>(
        _ endpoint: Endpoint<Response>
    ) async throws(TMDbError) -> Response {
        try await client.send(endpoint)
    }
}
