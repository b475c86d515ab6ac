import AsyncHTTPClient
import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import TMDb
import TMDbStandIn
import Testing

/// Tests of a service that imports the SDK together with other HTTP libraries. If two of them had the same name, this
/// file would not compile.
@Suite struct NameTests {

    @Test func `a service sends the SDK's requests with its own client`() async throws {
        try await StandInServer.run { server in
            let client = try TMDbClient(
                credential: .accessToken("any"), baseURL: server.baseURL, httpClient: ServiceHTTPClient())
            #expect(try await client.movies.details(forMovie: 550).title == "Fight Club")
        }
    }

    @Test func `a service returns TMDb's response`() throws {
        let answer = TMDbHTTPResponse(status: 200, headers: ["ETag": "1"], body: Data("{}".utf8))
        let response = HTTPResponse(answer)
        #expect(response.status == .ok)
        #expect(response.headerFields[.eTag] == "1")
        let url = try #require(URL(string: "https://host/3/movie/550"))
        let request = TMDbHTTPRequest(HTTPRequest(method: .put, scheme: nil, authority: nil, path: "/3"), at: url)
        #expect(request.method == .put)
        #expect(request.url == url)
    }
}

/// An HTTP client for the SDK that sends requests through the service's own client.
private struct ServiceHTTPClient: TMDbHTTPClient {

    private let client = HTTPClient.shared

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        let method = HTTPMethod(rawValue: request.method.rawValue)
        var outgoing = HTTPClientRequest(url: request.url.absoluteString)
        outgoing.method = method
        outgoing.headers = HTTPHeaders(request.headers.fields.map { ($0.name, $0.value) })
        do {
            let response = try await client.execute(outgoing, timeout: TimeAmount.seconds(20))
            let body = try await response.body.collect(upTo: 1 << 20)
            let fields = response.headers.map { TMDbHTTPHeaders.Field(name: $0.name, value: $0.value) }
            return TMDbHTTPResponse(
                status: Int(response.status.code), headers: TMDbHTTPHeaders(fields), body: Data(body.readableBytesView))
        } catch let error as HTTPClientError {
            throw TMDbHTTPError(.connection, error.shortDescription, underlying: error)
        } catch {
            throw TMDbHTTPError(.other, "The request failed", underlying: error)
        }
    }
}

extension HTTPResponse {
    fileprivate init(_ response: TMDbHTTPResponse) {
        var fields = HTTPFields()
        for field in response.headers.fields {
            guard let name = HTTPField.Name(field.name) else { continue }
            fields.append(HTTPField(name: name, value: field.value))
        }
        self.init(status: .init(code: response.status), headerFields: fields)
    }
}

extension TMDbHTTPRequest {
    fileprivate init(_ request: HTTPRequest, at url: URL) {
        self.init(method: TMDbHTTPMethod(rawValue: request.method.rawValue) ?? .get, url: url)
    }
}
