public import Foundation

/// A request to the TMDb API.
///
/// The URL or the headers hold the credential, so the descriptions show neither.
public struct TMDbHTTPRequest: Hashable, Sendable {

    /// The method.
    public var method: TMDbHTTPMethod
    /// The URL, percent-encoded.
    public var url: URL
    /// The headers, in the order in which they are sent.
    public var headers: TMDbHTTPHeaders
    /// The body; `nil` for a request without one.
    public var body: Data?
    /// Whether sending the request a second time does no more than sending it once, so that it may be retried.
    public var isIdempotent: Bool
    /// Whether the answer is the same for everyone and may be kept or shared.
    public var isCacheable: Bool
    /// What a cache on the way does with the request.
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
