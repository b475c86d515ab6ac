public import Foundation

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
