/// One operation of the TMDb API, as a value: what to ask for and what comes back.
///
/// A new operation is a few lines:
///
/// ```swift
/// static func keywords(_ id: Movie.ID) -> Endpoint<KeywordCollection> {
///     Endpoint(path: ["movie", .movieID(id), "keywords"])
/// }
/// ```
struct Endpoint<Response: Decodable & Sendable>: Sendable {

    /// The method.
    var method: HTTPMethod = .get
    /// The version of the API, the path's first segment.
    var version = APIVersion.v3
    /// The segments below the version.
    var path: [PathSegment]
    /// The query, in the order in which it is sent.
    var query: [QueryItem] = []
    /// What is sent as JSON.
    var body: (any Encodable & Sendable)?
    /// Whether the answer is the same for everyone and may be kept or shared.
    var cacheability = Cacheability.cacheable
    /// Whether the request may be sent again without harm, where the method does not tell.
    var idempotence = Idempotence.byMethod
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

    /// The path with names in place of values, the same for every request to this endpoint.
    var template: String {
        path.reduce(into: "/\(version.rawValue)") { $0 += "/\($1.template)" }
    }
}

/// The response of an endpoint that answers with an empty body, or with nothing worth reading.
struct EmptyResponse: Decodable, Sendable {}
