import Foundation
public import TMDb

extension TMDbMock {

    /// A call of an operation, as recorded by the mock.
    ///
    /// Descriptions omit all values, because some are secrets. Use the properties to read them.
    public struct Call: Hashable, Sendable {

        /// The operation's identifier in TMDb's OpenAPI description.
        public let operationID: String
        /// The HTTP method.
        public let method: TMDbHTTPMethod
        /// The path with placeholders for its values, such as `/3/movie/{movie_id}`.
        public let template: String
        /// The path with its values, percent-encoded, such as `/3/movie/550`.
        public let path: String
        /// The values in the path by name, such as `movie_id`.
        public let pathValues: [String: String]
        /// The query's values by name. A mock does not add a default language, because that is the client's.
        public let query: [String: String]
        /// The request body, or `nil` for a request without one.
        public let body: JSONValue?
    }
}

extension TMDbMock.Call {

    init<Response>(_ endpoint: Endpoint<Response>) throws(TMDbError) {
        let parts = try endpoint.requestParts()
        operationID = endpoint.operationID
        method = endpoint.method
        template = endpoint.template
        path = parts.path
        pathValues = parts.pathValues
        query = parts.query
        do {
            body = try parts.body.map { try JSONDecoder().decode(JSONValue.self, from: $0) }
        } catch {
            throw endpoint.error(.invalidRequest(reason: "the body cannot be decoded"))
        }
    }
}

extension TMDbMock.Call: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {

    public var description: String { "\(method.rawValue) \(template) (\(operationID))" }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(self, children: ["operationID": operationID, "template": template]) }
}
