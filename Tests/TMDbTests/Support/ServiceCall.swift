import Foundation
import Testing

@testable import TMDb

/// A call of a service method, and the expected request.
struct ServiceCall: Sendable, CustomTestStringConvertible {

    /// The expected request, such as `movie-details GET movie/550?language=de-DE`: the operation, the method, the URL
    /// after the version (for version 4, after the host), the body if the request has one, `(private)` if the response
    /// must not be cached, and `(once)` if a GET request must not be retried.
    let request: String

    private let call: @Sendable (RequestMaker) async throws -> Void

    init(_ request: String, _ call: @escaping @Sendable (RequestMaker) async throws -> Void) {
        self.request = request
        self.call = call
    }

    var testDescription: String { request }

    /// Returns the request that the call makes, in the same form. The default language is `de-DE`.
    func madeRequest() async throws -> String {
        let maker = RequestMaker(
            builder: RequestBuilder(baseURL: .standard, credential: .accessToken("t"), defaultLanguage: "de-DE"))
        let made = try await maker.builtRequest(by: call)
        let request = made.request
        let host = "https://api.themoviedb.org/"
        #expect(request.url.absoluteString.hasPrefix(host))
        let path = request.url.absoluteString.dropFirst(host.count)
        var parts = [
            made.operationID, request.method.rawValue, String(path.hasPrefix("3/") ? path.dropFirst(2) : path),
        ]
        if let body = request.body { parts.append(String(decoding: body, as: UTF8.self)) }
        if !request.isCacheable { parts.append("(private)") }
        if request.method == .get, !request.isIdempotent { parts.append("(once)") }
        return parts.joined(separator: " ")
    }
}
