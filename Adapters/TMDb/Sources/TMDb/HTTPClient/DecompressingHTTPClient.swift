import PopcornCompression

/// An HTTP client that decompresses the bodies of another client, regardless of their headers.
struct DecompressingHTTPClient: TMDbHTTPClient, ResponseStoring {

    let httpClient: any TMDbHTTPClient
    /// The maximum size of a decompressed body, in bytes.
    let limit: Int

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        try await httpClient.perform(request).decompressed(limit: limit)
    }

    func removeResponse(to request: TMDbHTTPRequest) async {
        await (httpClient as? any ResponseStoring)?.removeResponse(to: request)
    }

    func shutdown() async throws(TMDbHTTPError) {
        try await httpClient.shutdown()
    }
}

extension TMDbHTTPResponse {

    /// The number of times that a body is decompressed. Some proxies compress a compressed body again.
    private static let maximumDepth = 2

    /// Returns the response with a decompressed body. A body in the gzip format is recognised by its first bytes.
    ///
    /// A damaged body is not changed, so that it is not mistaken for JSON, and the status of its response is kept.
    ///
    /// - Parameter limit: The maximum size of the decompressed body, in bytes.
    /// - Throws: ``TMDbHTTPError/Kind-swift.enum/bodyTooLarge``.
    func decompressed(limit: Int) throws(TMDbHTTPError) -> TMDbHTTPResponse {
        var response = self
        for _ in 0..<Self.maximumDepth where response.body.starts(with: Gzip.signature) {
            do throws(Gzip.Failure) {
                response.body = try Gzip.decompressed(response.body, limit: limit)
            } catch {
                guard error == .tooLarge else { return self }
                throw TMDbHTTPError(.bodyTooLarge, "The decompressed response is larger than \(limit) bytes")
            }
        }
        return response
    }
}
