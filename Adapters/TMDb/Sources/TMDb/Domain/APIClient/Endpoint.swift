/// One operation of the TMDb API, as a value: what to ask for and what comes back.
///
/// A service's method makes one and sends it, so a new operation is a few lines in one place. A mock of the services
/// gets endpoints too, and tells them apart by ``operationID``.
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
    /// Whether the answer is the same for everyone and may be kept or shared.
    let cacheability: Cacheability
    /// Whether the request may be sent again without harm, if the method alone does not say so.
    let idempotence: Idempotence

    init(
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
enum APIVersion: String {
    case v3 = "3"
    case v4 = "4"
}

/// Whether an answer may be kept or shared.
enum Cacheability {
    /// The answer is the same for everyone.
    case cacheable
    /// The answer is one user's, or the request makes something new.
    case never
}

/// Whether a request may be sent again without harm.
enum Idempotence {
    /// Every method but POST.
    case byMethod
    /// Never: a GET that makes or deletes something.
    case never
}

extension Endpoint {
    /// Whether the request may be sent again without harm.
    var isIdempotent: Bool { idempotence == .byMethod && method != .post }

    /// Whether the answer may be kept or shared.
    var isCacheable: Bool { cacheability == .cacheable && method == .get }

    /// The path with names in place of values, such as `/3/movie/{movie_id}`: the same for every request.
    public var template: String {
        path.reduce(into: "/\(version.rawValue)") { $0 += "/\($1.template)" }
    }
}

/// The response of an endpoint that answers with an empty body, or with nothing worth reading.
public struct EmptyResponse: Decodable, Sendable {}
