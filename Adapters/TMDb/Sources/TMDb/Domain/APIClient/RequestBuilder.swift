import Foundation

/// Makes HTTP requests of endpoints.
struct RequestBuilder: Sendable {

    let baseURL: BaseURL
    let credential: TMDbCredential
    /// The language of answers where a call names none.
    let defaultLanguage: String

    func request<Response>(for endpoint: Endpoint<Response>) throws(RequestProblem) -> HTTPRequest {
        var headers: HTTPHeaders = ["Accept": "application/json"]
        var query: [String] = []
        for item in items(of: endpoint) {
            if let encoded = try item.encoded() { query.append(encoded) }
        }
        switch credential.kind {
        case .apiKey(let key): query.append("api_key=\(key.percentEncoded())")
        case .accessToken(let token): headers.append("Authorization", "Bearer \(token)")
        }
        var text = "\(baseURL.prefix)/\(endpoint.version.rawValue)"
        for segment in endpoint.path { text += "/\(try segment.encoded())" }
        if !query.isEmpty { text += "?\(query.joined(separator: "&"))" }
        guard let url = URL(string: text) else { throw RequestProblem("The request has no valid URL") }

        let body = try Self.body(of: endpoint)
        if body != nil { headers.append("Content-Type", "application/json;charset=utf-8") }
        return HTTPRequest(
            method: endpoint.method, url: url, headers: headers, body: body, isIdempotent: endpoint.isIdempotent,
            isCacheable: endpoint.isCacheable)
    }

    /// The path and the query as a log or an error may show them.
    func redactedPath<Response>(of endpoint: Endpoint<Response>) -> String {
        let path = endpoint.path.reduce(into: "/\(endpoint.version.rawValue)") { $0 += "/\($1.redacted)" }
        let query = items(of: endpoint).compactMap(\.redacted)
        return query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))"
    }

    /// The secrets that the request of an endpoint holds.
    func secrets<Response>(of endpoint: Endpoint<Response>) -> [String] {
        let query = endpoint.query.filter { Redaction.queryNames.contains($0.name) }.compactMap(\.value)
        let body = (endpoint.body as? SecretBody)?.secrets ?? []
        return ([credential.secret] + endpoint.path.compactMap(\.secret) + query + body)
            .filter { $0.count >= Redaction.shortestSecret }
    }

    private func items<Response>(of endpoint: Endpoint<Response>) -> [QueryItem] {
        endpoint.query.map { $0.value == nil && $0.usesDefaultLanguage ? .language(defaultLanguage) : $0 }
    }

    /// The body as JSON, or what is wrong with it.
    static func body<Response>(of endpoint: Endpoint<Response>) throws(RequestProblem) -> Data? {
        guard let body = endpoint.body else { return nil }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(body)
        } catch let problem as RequestProblem {
            throw problem
        } catch {
            throw RequestProblem("The body cannot be written as JSON")
        }
    }
}
