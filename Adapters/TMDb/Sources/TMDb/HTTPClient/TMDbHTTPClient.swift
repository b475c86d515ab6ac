public import Foundation

/// An HTTP client that sends the SDK's requests.
///
/// ``PooledHTTPClient`` is the implementation for production. Implement this protocol for tests, or to send requests in
/// another way.
public protocol TMDbHTTPClient: Sendable {

    /// Sends a request and returns the complete response, regardless of its status.
    ///
    /// Implementations return redirects instead of following them, because following one to another host would disclose
    /// the credential. A truncated body is an error.
    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse

    /// Closes the connections and ends requests in flight. Later requests fail.
    func shutdown() async throws(TMDbHTTPError)
}

extension TMDbHTTPClient {
    /// Does nothing, for clients that own no resources.
    public func shutdown() async throws(TMDbHTTPError) {}
}

/// A complete HTTP response.
public struct TMDbHTTPResponse: Hashable, Sendable {

    /// The HTTP status code.
    public var status: Int
    /// The headers.
    public var headers: TMDbHTTPHeaders
    /// The body. The SDK decompresses a body in the gzip format, regardless of the headers.
    public var body: Data

    /// Creates a response.
    public init(status: Int, headers: TMDbHTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
