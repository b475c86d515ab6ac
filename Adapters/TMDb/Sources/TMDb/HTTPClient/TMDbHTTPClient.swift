/// What the SDK needs of an HTTP client.
///
/// ``PooledHTTPClient`` is the one for services. A test, or a service that sends requests in another way, brings its
/// own.
public protocol TMDbHTTPClient: Sendable {

    /// Sends a request and returns the whole response, whatever its status.
    ///
    /// The answer to a redirect is the redirect itself: a client that follows it to another host would give the
    /// credential away. A body that ends early is an error, not a short body.
    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse

    /// Closes connections and ends what is under way. No request is accepted after it.
    func shutdown() async throws(TMDbHTTPError)
}

extension TMDbHTTPClient {
    /// Does nothing, for clients that hold nothing.
    public func shutdown() async throws(TMDbHTTPError) {}
}
