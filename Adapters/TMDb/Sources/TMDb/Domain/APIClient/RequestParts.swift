package import Foundation

/// The contents of an endpoint's request, without a client's credential and default language.
package struct RequestParts: Sendable {

    /// The path with its values, percent-encoded.
    package var path: String
    /// The path's values by their names in the template.
    package var pathValues: [String: String] = [:]
    /// The query's values by their names.
    package var query: [String: String] = [:]
    /// The body, as JSON.
    package var body: Data?
}

extension Endpoint {

    /// Returns the contents of the request.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if a client would reject the request.
    package func requestParts() throws(TMDbError) -> RequestParts {
        do throws(InvalidRequest) {
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

    /// Returns an error for this endpoint's request, with secrets removed from its path.
    package func error(_ kind: TMDbError.Kind) -> TMDbError {
        let path = path.reduce(into: "/\(version.rawValue)") { $0 += "/\($1.redacted)" }
        return TMDbError(kind, method: method, path: path)
    }
}
