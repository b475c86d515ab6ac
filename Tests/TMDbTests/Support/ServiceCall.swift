import Foundation
import Testing

@testable import TMDb

/// A call of a service's method, with the request that it has to make.
struct ServiceCall: Sendable, CustomTestStringConvertible {

    /// The operation, the method, what follows the version in the URL (or the host, for version 4), the body if there
    /// is one, `(private)` if the answer is not to be kept, and `(once)` if a GET is not to be sent twice:
    /// `movie-details GET movie/550?language=de-DE`.
    let request: String

    private let call: @Sendable (RequestMaker) async throws -> Void

    init(_ request: String, _ call: @escaping @Sendable (RequestMaker) async throws -> Void) {
        self.request = request
        self.call = call
    }

    var testDescription: String { request }

    /// The request that the call makes, in the same form; `de-DE` is the default language.
    func madeRequest() async throws -> String {
        let maker = RequestMaker(
            builder: RequestBuilder(baseURL: .standard, credential: .accessToken("t"), defaultLanguage: "de-DE"))
        let made = try await maker.made(by: call)
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
