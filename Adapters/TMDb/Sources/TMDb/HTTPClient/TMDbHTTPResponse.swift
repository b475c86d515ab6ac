public import Foundation

/// A whole response.
public struct TMDbHTTPResponse: Hashable, Sendable {

    /// The status code.
    public var status: Int
    /// The headers.
    public var headers: TMDbHTTPHeaders
    /// The body, decompressed.
    public var body: Data

    /// Creates a response.
    public init(status: Int, headers: TMDbHTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
