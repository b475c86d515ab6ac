import CoreApplication
import Foundation
import HTTPTypes
import PopcornServices

import enum TMDb.JSONValue

/// The OpenAPI 3.1 document of the JSON API, which is created from the routes.
enum OpenAPIDocument {

    /// The document in JSON.
    static let body = (try? PopcornJSON.data(document)) ?? Data()

    /// The document.
    static let document: JSONValue = {
        let collector = SchemaCollector()
        var paths: [String: [String: JSONValue]] = [:]
        for route in Route.all {
            paths[route.path, default: [:]][route.method.rawValue.lowercased()] = operation(route, collector)
        }
        for (path, operation) in otherOperations(collector) { paths[path] = ["get": operation] }
        _ = collector.component("Problem", problem)
        let schemas = collector.components.map { name, schema in
            (name, PropertyDescriptions.adding(to: schema.json, ofComponent: name))
        }
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "Popcorn", "version": .string(PopcornServices.version),
                "summary": "Movies, TV series and people from TMDb, cached.",
                "description": """
                This product uses the TMDB API but is not endorsed or certified by TMDB. Watch offers are data of \
                JustWatch.
                """,
                "license": ["name": "MIT", "identifier": "MIT"],
            ],
            "servers": [["url": "/"]],
            "tags": .array(Route.Tag.allCases.map { ["name": .string($0.rawValue)] }),
            "paths": .object(paths.mapValues(JSONValue.object)),
            "components": [
                "schemas": .object(Dictionary(uniqueKeysWithValues: schemas)),
                "responses": .object(["Problem": problemResponse]),
                "securitySchemes": ["token": ["type": "http", "scheme": "bearer"]],
            ],
        ]
    }()

    private static func operation(_ route: Route, _ collector: SchemaCollector) -> JSONValue {
        var responses: [String: JSONValue] = [:]
        for status in statuses(of: route).union(ConnectionGuard.statuses.map(\.code)) {
            responses[String(status)] = ["$ref": "#/components/responses/Problem"]
        }
        switch route.content {
        case .none:
            responses["204"] = ["description": "The change is made."]
        case .json(let schema):
            let name = route.operationID.prefix(1).uppercased() + route.operationID.dropFirst() + "Response"
            var content: [String: JSONValue] = ["schema": collector.component(name, schema(collector)).json]
            content["example"] = ResponseExamples.all[route.operationID]
            responses["200"] = success([MediaTypes.json: .object(content)])
        case .text(let mediaType):
            responses["200"] = success([mediaType: ["schema": ["type": "string"]]])
        case .events(let schema):
            _ = schema(collector)
            responses["200"] = success([MediaTypes.events: ["schema": ["type": "string"]]])
        }
        if route.method == .get, !route.content.isStream {
            responses["304"] = ["description": "The representation that the client has is current."]
        }
        var operation: [String: JSONValue] = [
            "operationId": .string(route.operationID), "summary": .string(route.summary),
            "tags": [.string(route.tag.rawValue)],
            "parameters": .array(
                route.parameters.map { $0.json(example: ParameterExamples.example(of: $0, in: route)) }),
            "responses": .object(responses), "security": security(route.rights),
        ]
        if let body = route.body {
            operation["requestBody"] = [
                "required": true,
                "content": .object([
                    body.mediaType: ["schema": body.schema(collector).json, "example": body.example]
                ]),
            ]
        }
        return .object(operation)
    }

    /// Returns the security of an operation. A token is optional where the service permits anonymous requests,
    /// and not needed without rights.
    static func security(_ rights: Rights) -> JSONValue {
        if rights.isEmpty { return [] }
        let token: JSONValue = ["token": .array(rights.names.map(JSONValue.string))]
        return rights == .read ? [token, [:]] : [token]
    }

    static func success(_ content: [String: JSONValue]) -> JSONValue {
        ["description": "The requested content.", "content": .object(content)]
    }

    /// Returns the statuses of the problems that a route may respond with.
    private static func statuses(of route: Route) -> Set<Int> {
        var kinds: Set<Problem.Kind> = [
            .invalidRequest, .unauthenticated, .forbidden, .notFound, .misdirectedRequest, .tooManyRequests, .storage,
            .overloaded,
        ]
        if route.rights.isEmpty { kinds.subtract([.unauthenticated, .forbidden]) }
        if route.method == .get, route.tag != .service { kinds.formUnion([.tmdbUndecodable, .tmdbUnavailable]) }
        if route.method == .put || route.method == .post { kinds.insert(.limitReached) }
        if ["addToWatchlist", "removeFromWatchlist"].contains(route.operationID) { kinds.insert(.preconditionFailed) }
        if route.body != nil { kinds.formUnion([.unsupportedMediaType, .lengthRequired]) }
        return Set(kinds.map(\.status.code))
    }

    private static let problem = Schema.object([
        // A later version may have further types.
        .init(name: "type", schema: .string(), isRequired: true),
        .init(name: "title", schema: .string(), isRequired: true),
        .init(name: "status", schema: .integer(minimum: 400, maximum: 599), isRequired: true),
        .init(name: "detail", schema: .string(), isRequired: true),
        .init(name: "requestID", schema: .string(), isRequired: false),
        .init(name: "retryAfterSeconds", schema: .integer(minimum: 1), isRequired: false),
    ])

    private static let problemResponse: JSONValue = [
        "description": .string(
            "A problem in the format of RFC 9457. Its type never changes. It is one of "
                + Problem.Kind.allCases.map { "`\(Problem($0, "").type)`" }.joined(separator: ", ") + "."),
        "headers": [
            "Retry-After": [
                "description": "The delay in seconds after which a retry may succeed.",
                "schema": ["type": "integer", "minimum": 1, "format": "int64"],
            ]
        ],
        "content": .object([
            MediaTypes.problem: ["schema": ["$ref": "#/components/schemas/Problem"]]
        ]),
    ]
}
