/// One operation of the TMDb API, as a value: what to ask for and what comes back.
///
/// A service's method makes one and sends it, so a new operation is a few lines in one place. A mock of the services
/// gets endpoints too, and tells them apart by ``operationID``.
///
/// An operation that the services lack is described in the same way, where it is called or in a method of one's own:
///
/// ```swift
/// let names: OtherNames = try await client.send(
///     Endpoint("movie-also-known-as", path: ["movie", .id(550, "movie_id"), "also_known_as"]))
/// ```
///
/// It is checked, authorised, sent, tried again, shared, kept, logged, counted and traced like the others.
public struct Endpoint<Response: Decodable & Sendable>: Sendable {

    /// The operation's identifier in TMDb's OpenAPI description.
    public let operationID: String
    /// The method.
    public let method: TMDbHTTPMethod
    /// The version of the API, the path's first segment.
    let version: APIVersion
    /// The segments below the version.
    let path: [PathSegment]
    /// The query, in the order in which it is sent.
    let query: [QueryItem]
    /// What is sent as JSON.
    let body: (any Encodable & Sendable)?
    /// Whether the answer is the same for everyone and may be kept or shared, if nothing in the request is secret.
    let cacheability: Cacheability
    /// Whether the request may be sent again without harm, if the method alone does not say so.
    let idempotence: Idempotence

    /// Describes an operation.
    ///
    /// - Parameters:
    ///   - operationID: What the operation is called, in a mock's answers: the identifier in TMDb's OpenAPI description,
    ///     or a name of one's own.
    ///   - method: The method. Default: GET.
    ///   - version: The version of the API. Default: 3.
    ///   - path: The segments below the version.
    ///   - query: The query, in the order in which it is sent.
    ///   - body: What is sent as JSON. Default: nothing.
    ///   - cacheability: Whether the answer is the same for everyone. Default: it is, for a GET without a secret in its
    ///     path and its query.
    ///   - idempotence: Whether the request may be sent again without harm. Default: if it is no POST.
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
    /// Everything but what version 4 has.
    case v3 = "3"
    /// Users' accounts and lists.
    case v4 = "4"
}

/// Whether an answer may be kept or shared.
public enum Cacheability: Hashable, Sendable {
    /// The answer is the same for everyone.
    case cacheable
    /// The answer is one user's, or the request makes something new.
    case never
}

/// Whether a request may be sent again without harm.
public enum Idempotence: Hashable, Sendable {
    /// Every method but POST.
    case byMethod
    /// Never: a GET that makes or deletes something.
    case never
}

extension Endpoint {
    /// Whether the request may be sent again without harm.
    var isIdempotent: Bool { idempotence == .byMethod && method != .post }

    /// Whether the answer may be kept or shared.
    var isCacheable: Bool {
        cacheability == .cacheable && method == .get && !query.contains { $0.isSecret && $0.value != nil }
            && !path.contains { $0.secret != nil }
    }

    /// The path with names in place of values, such as `/3/movie/{movie_id}`: the same for every request.
    public var template: String {
        path.reduce(into: "/\(version.rawValue)") { $0 += "/\($1.template)" }
    }
}

/// The response of an endpoint that answers with an empty body, or with nothing worth reading.
public struct EmptyResponse: Decodable, Sendable {}
