/// A description of a TMDb API operation: its request and the type of its response.
///
/// Service methods create endpoints and send them, so a new operation takes a few lines of code. A mock of the services
/// also receives endpoints, and distinguishes them by ``operationID``.
///
/// You can describe an operation that has no service method in the same way, at the call site or in your own method:
///
/// ```swift
/// let names: OtherNames = try await client.send(
///     Endpoint("movie-also-known-as", path: ["movie", .id(550, "movie_id"), "also_known_as"]))
/// ```
///
/// Its requests are validated, authorised, retried, coalesced, cached, logged, measured and traced like all others.
public struct Endpoint<Response: Decodable & Sendable>: Sendable {

    /// The operation's identifier in TMDb's OpenAPI description, or a custom name.
    public let operationID: String
    /// The HTTP method.
    public let method: TMDbHTTPMethod
    /// The API version, which is the first segment of the path.
    let version: APIVersion
    /// The path segments after the version.
    let path: [PathSegment]
    /// The query items, in the order in which they are sent.
    let query: [QueryItem]
    /// The value that is sent as JSON.
    let body: (any Encodable & Sendable)?
    /// Whether responses can be cached and coalesced. Requests with a secret in their path or query never are.
    let cacheability: Cacheability
    /// Whether the request is idempotent, if the method does not determine it.
    let idempotence: Idempotence

    /// Creates an endpoint.
    ///
    /// - Parameters:
    ///   - operationID: The identifier by which mocks find the operation: the identifier in TMDb's OpenAPI description,
    ///     or your own name.
    ///   - method: The HTTP method. Default: `GET`.
    ///   - version: The API version. Default: 3.
    ///   - path: The path segments after the version.
    ///   - query: The query items, in the order in which they are sent. Default: none.
    ///   - body: The value to send as JSON. Default: none.
    ///   - cacheability: Whether responses can be cached and coalesced. Default: cacheable for a `GET` without a secret
    ///     in its path and query.
    ///   - idempotence: Whether the request is idempotent and can be retried. Default: idempotent unless the method is
    ///     `POST`.
    public init(
        _ operationID: StaticString, method: TMDbHTTPMethod = .get, version: APIVersion = .v3, path: [PathSegment],
        query: [QueryItem] = [], body: (any Encodable & Sendable)? = nil, cacheability: Cacheability = .cacheable,
        idempotence: Idempotence = .byMethod
    ) {
        self.operationID = operationID.description
        self.method = method
        self.version = version
        self.path = path
        self.query = query
        self.body = body
        self.cacheability = cacheability
        self.idempotence = idempotence
    }
}

/// A version of the TMDb API.
public enum APIVersion: String, Hashable, Sendable {
    /// Version 3, with all operations that are not in version 4.
    case v3 = "3"
    /// Version 4, with users' accounts and lists.
    case v4 = "4"
}

/// A setting that determines whether responses can be cached and coalesced.
public enum Cacheability: Hashable, Sendable {
    /// The response is the same for everyone.
    case cacheable
    /// The response is specific to a user, or the request creates something.
    case never
}

/// A setting that determines whether a request is idempotent and can be retried.
public enum Idempotence: Hashable, Sendable {
    /// Idempotent unless the method is `POST`.
    case byMethod
    /// Never idempotent, for a `GET` that creates or deletes something.
    case never
}

extension Endpoint {
    /// Whether the request is idempotent and can be retried.
    var isIdempotent: Bool { idempotence == .byMethod && method != .post }

    /// Whether responses can be cached and coalesced.
    var isCacheable: Bool {
        cacheability == .cacheable && method == .get && !query.contains { $0.isSecret && $0.value != nil }
            && !path.contains { $0.secret != nil }
    }

    /// The path with names in place of values, such as `/3/movie/{movie_id}`. It is the same for every request.
    public var template: String {
        path.reduce(into: "/\(version.rawValue)") { $0 += "/\($1.template)" }
    }
}

/// A response that is not decoded, for endpoints with an empty or irrelevant response body.
public struct EmptyResponse: Decodable, Sendable {}

/// The descriptions show only the template, because the path, query and body may contain secrets.
extension Endpoint: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "\(method.rawValue) \(template) (\(operationID))" }

    public var debugDescription: String { description }

    public var customMirror: Mirror {
        Mirror(self, children: ["operationID": operationID, "method": method.rawValue, "template": template])
    }
}
