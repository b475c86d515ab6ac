package import Foundation

/// What the request of an endpoint says, without a client's credential and default language.
package struct RequestParts: Sendable {

    /// The path with its values, percent-encoded.
    package var path: String
    /// The path's values by the names that the template gives them.
    package var pathValues: [String: String] = [:]
    /// The query's values by their names.
    package var query: [String: String] = [:]
    /// The body, as JSON.
    package var body: Data?
}

extension Endpoint {

    /// What the request says, or the error with which a client refuses to send it.
    package func requestParts() throws(TMDbError) -> RequestParts {
        do throws(RequestProblem) {
            var parts = RequestParts(path: "/\(version.rawValue)", body: try RequestBuilder.body(of: self))
            for segment in path {
                let text = try segment.encoded()
                parts.path += "/\(text)"
                guard let name = segment.valueName else { continue }
                parts.pathValues[name] = text.removingPercentEncoding ?? text
            }
            for item in query where try item.encoded() != nil {
                parts.query[item.name] = item.value
            }
            return parts
        } catch {
            throw self.error(.invalidRequest(reason: error.reason))
        }
    }

    /// An error of this endpoint's request, whose path shows no secret.
    package func error(_ kind: TMDbError.Kind) -> TMDbError {
        let path = path.reduce(into: "/\(version.rawValue)") { $0 += "/\($1.redacted)" }
        return TMDbError(kind, method: method, path: path)
    }
}
