import CoreDomain
import HTTPTypes
import PopcornServices

import enum TMDb.JSONValue

/// A route of the JSON API: its description, and its handler.
///
/// The router and the OpenAPI document are created from the same routes, so that each describes the other.
struct Route: Sendable {

    /// The body of a successful response.
    enum Content: Sendable {
        /// JSON whose schema is determined when the document is created.
        case json(@Sendable (SchemaCollector) -> Schema)
        /// A text of a media type.
        case text(mediaType: String)
        /// Server-sent events whose data is JSON.
        case events(@Sendable (SchemaCollector) -> Schema)
        /// No body.
        case none
    }

    /// The body of a request.
    struct RequestBody: Sendable {
        let mediaType: String
        let schema: @Sendable (SchemaCollector) -> Schema
        let example: JSONValue
    }

    /// The groups of routes.
    enum Tag: String, CaseIterable, Sendable {
        case movies = "Movies"
        case tvSeries = "TV series"
        case people = "People"
        case collections = "Collections"
        case media = "Media"
        case references = "References"
        case owners = "Owners"
        case service = "Service"
    }

    let method: HTTPRequest.Method
    /// The template of the path, such as `/v1/movies/{id}`.
    let path: String
    let operationID: String
    let summary: String
    let tag: Tag
    let parameters: [Parameter]
    /// The rights that a request needs. If empty, a request needs no token, for example because the path contains a
    /// secret.
    let rights: Rights
    /// The body of a request; `nil` if requests have none.
    let body: RequestBody?
    let content: Content
    let handle: @Sendable (Call) async throws -> Reply

    init(
        _ path: String, _ operationID: String, _ tag: Tag, _ summary: String, method: HTTPRequest.Method = .get,
        parameters: [Parameter], rights: Rights = .read, body: RequestBody? = nil, content: Content,
        handle: @escaping @Sendable (Call) async throws -> Reply
    ) {
        self.method = method
        self.path = path
        self.operationID = operationID
        self.summary = summary
        self.tag = tag
        self.parameters = parameters
        self.rights = rights
        self.body = body
        self.content = content
        self.handle = handle
    }

    /// Returns the route with another problem for errors of a kind.
    func replacing(_ kind: PopcornError.Kind, by problem: Problem) -> Route {
        Route(
            path, operationID, tag, summary, method: method, parameters: parameters, rights: rights, body: body,
            content: content
        ) { call in
            do {
                return try await handle(call)
            } catch let error as PopcornError where error.kind == kind {
                throw problem
            }
        }
    }

    /// All routes of the JSON API.
    static let all: [Route] =
        movies + tvSeries + people + collections + media + references + owners + service
}

extension Route.Content {

    /// JSON of a model.
    static func json(_ type: any (Decodable & Sendable).Type) -> Route.Content {
        .json { $0.schema(of: type) }
    }

    /// Whether the body is a stream of events.
    var isStream: Bool { if case .events = self { true } else { false } }
}

extension Route {

    static let service: [Route] = [
        Route(
            "/v1/cache", "getCacheStatistics", .service, "Returns the statistics of the cache.", parameters: [],
            rights: .operate, content: .json(CacheStatistics.self)
        ) { call in
            try .json(try await call.services.cache.statistics())
        }
    ]
}
