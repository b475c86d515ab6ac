public import Foundation

/// A request to the TMDb API.
///
/// The URL or the headers contain the credential, so descriptions of the request omit both.
public struct TMDbHTTPRequest: Hashable, Sendable {

    /// The method.
    public var method: TMDbHTTPMethod
    /// The URL, percent-encoded.
    public var url: URL
    /// The headers, in the order in which they are sent.
    public var headers: TMDbHTTPHeaders
    /// The body, or `nil` for a request without one.
    public var body: Data?
    /// Whether the request is idempotent and can be retried.
    public var isIdempotent: Bool
    /// Whether the response is the same for everyone and can be cached and coalesced.
    public var isCacheable: Bool
    /// The cache policy.
    public var cachePolicy: TMDbCachePolicy

    /// Creates a request.
    public init(
        method: TMDbHTTPMethod = .get, url: URL, headers: TMDbHTTPHeaders = [:], body: Data? = nil,
        isIdempotent: Bool = true, isCacheable: Bool = true, cachePolicy: TMDbCachePolicy = .use
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.isIdempotent = isIdempotent
        self.isCacheable = isCacheable
        self.cachePolicy = cachePolicy
    }
}

extension TMDbHTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {

    public var description: String { "\(method.rawValue) request to \(url.host() ?? "no host")" }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(self, children: ["method": method.rawValue]) }
}

/// An HTTP method of the TMDb API.
public enum TMDbHTTPMethod: String, Hashable, Sendable {
    /// Reads a resource.
    case get = "GET"
    /// Adds a resource or performs an action.
    case post = "POST"
    /// Replaces a resource.
    case put = "PUT"
    /// Deletes a resource.
    case delete = "DELETE"
}

/// A policy that determines how the cache of a ``TMDbTransport`` handles a request.
public enum TMDbCachePolicy: Hashable, Sendable {
    /// Returns the cached response while it is fresh.
    case use
    /// Revalidates the cached response even if it is fresh, and stores the result.
    case revalidate
    /// Bypasses the cache, without reading or storing a response.
    case bypass
}
