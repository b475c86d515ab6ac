import Foundation

/// A builder of HTTP requests for endpoints.
struct RequestBuilder: Sendable {

    let baseURL: BaseURL
    let credential: TMDbCredential
    /// The response language (a language tag) for calls that do not specify one.
    var defaultLanguage: String
    /// The access token of the user on whose behalf requests are sent.
    ///
    /// Requests whose response is the same for everyone use the client's credential, so users share cached responses.
    var userToken: TMDbCredential?
    /// The cache policy of the requests.
    var cachePolicy = TMDbCachePolicy.use

    func request<Response>(for endpoint: Endpoint<Response>) throws(InvalidRequest) -> TMDbHTTPRequest {
        var headers: TMDbHTTPHeaders = ["Accept": "application/json"]
        var url = URLString(baseURL.prefix, endpoint.version)
        for segment in endpoint.path { url.append(segment: try segment.encoded()) }
        for item in endpoint.query {
            if let encoded = try completed(item).encoded() { url.append(item: encoded) }
        }
        switch credential(for: endpoint).kind {
        case .apiKey(let key): url.append(item: "api_key=\(key.percentEncoded())")
        case .accessToken(let token): headers.append("Authorization", "Bearer \(token)")
        }
        guard let requestURL = URL(string: url.string) else {
            throw InvalidRequest("The request does not have a valid URL")
        }

        let body = try Self.body(of: endpoint)
        if body != nil { headers.append("Content-Type", "application/json;charset=utf-8") }
        return TMDbHTTPRequest(
            method: endpoint.method, url: requestURL, headers: headers, body: body, isIdempotent: endpoint.isIdempotent,
            isCacheable: endpoint.isCacheable, cachePolicy: cachePolicy)
    }

    private func credential<Response>(for endpoint: Endpoint<Response>) -> TMDbCredential {
        endpoint.isCacheable ? credential : userToken ?? credential
    }

    /// Returns the path and query as they appear in logs and errors.
    func redactedPath<Response>(of endpoint: Endpoint<Response>) -> String {
        var url = URLString("", endpoint.version)
        for segment in endpoint.path { url.append(segment: segment.redacted) }
        for item in endpoint.query {
            if let redacted = completed(item).redacted { url.append(item: redacted) }
        }
        return url.string
    }

    /// Returns the secrets that the request of an endpoint contains.
    func secrets<Response>(of endpoint: Endpoint<Response>) -> [String] {
        let query = endpoint.query.compactMap { $0.isSecret ? $0.value : nil }
        let body = (endpoint.body as? SecretBody)?.secrets ?? []
        return ([credential(for: endpoint).secret] + endpoint.path.compactMap(\.secret) + query + body)
            .filter { $0.count >= Redaction.shortestSecret }
    }

    /// Returns an item with the default language if its value is missing and it uses the default.
    private func completed(_ item: QueryItem) -> QueryItem {
        item.value == nil && item.usesDefaultLanguage ? .language(defaultLanguage) : item
    }

    /// Returns the body as JSON.
    ///
    /// - Throws: ``InvalidRequest`` if the body is invalid.
    static func body<Response>(of endpoint: Endpoint<Response>) throws(InvalidRequest) -> Data? {
        guard let body = endpoint.body else { return nil }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(body)
        } catch let error as InvalidRequest {
            throw error
        } catch {
            throw InvalidRequest("The body cannot be encoded as JSON")
        }
    }
}

/// A URL string under construction: path segments first, then query items.
private struct URLString {

    private(set) var string: String
    private var hasQuery = false

    init(_ prefix: String, _ version: APIVersion) {
        string = prefix
        // Longer than most URLs, so that the string is rarely reallocated.
        string.reserveCapacity(200)
        append(segment: version.rawValue)
    }

    mutating func append(segment: String) {
        string += "/"
        string += segment
    }

    mutating func append(item: String) {
        string += hasQuery ? "&" : "?"
        string += item
        hasQuery = true
    }
}
