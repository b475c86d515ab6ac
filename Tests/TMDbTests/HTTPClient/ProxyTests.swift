import Foundation
import Testing

@testable import TMDb

/// Proxies.
@Suite(.timeLimit(.minutes(10)))
struct ProxyTests {

    @Test(arguments: [
        ("http://proxy.example:3128", "HTTP proxy proxy.example:3128"), ("http://proxy", "HTTP proxy proxy:80"),
        ("HTTP://10.0.0.1:8080/", "HTTP proxy 10.0.0.1:8080"), ("http://[::1]:8080", "HTTP proxy ::1:8080"),
        ("http://name:pa%3Ass@proxy:1", "HTTP proxy proxy:1"), ("socks5://proxy", "SOCKS proxy proxy:1080"),
        ("socks5h://proxy:9", "SOCKS proxy proxy:9"),
    ])
    func `valid proxy URLs are accepted`(address: String, description: String) throws {
        #expect(try TMDbProxy(url: address).description == description)
    }

    @Test func `the credentials in a proxy URL are percent-decoded`() throws {
        #expect(
            try TMDbProxy(url: "http://name:pa%3Ass@proxy:1")
                == .http(host: "proxy", port: 1, username: "name", password: "pa:ss"))
        #expect(try TMDbProxy(url: "http://name@proxy:1") == .http(host: "proxy", port: 1, username: "name"))
    }

    @Test(arguments: [
        ("", "must be a URL such as http://proxy.example:3128"),
        ("proxy", "must be a URL such as http://proxy.example:3128"),
        ("proxy:3128", "must be a URL such as http://proxy.example:3128"),
        ("https://s3cret:s3cret@proxy", "must start with http:// or socks5://"),
        ("socks4://proxy", "must start with http:// or socks5://"),
        ("socks5://s3cret:s3cret@proxy", "must not have credentials if it is a SOCKS proxy"),
        ("http://s3cret@proxy:0", "must have a port from 1 to 65535, not 0"),
        ("http://s3cret@proxy:65536", "must have a port from 1 to 65535, not 65536"),
        ("http://s3cret@", "must have a host without spaces"),
        ("http://proxy/s3cret", "must not have a path, a query or a fragment"),
        ("http://proxy?s3cret", "must not have a path, a query or a fragment"),
    ])
    func `invalid proxy URLs are rejected without being shown`(address: String, flaw: String) throws {
        let error = try #require(throws: TMDbError.self) { try TMDbProxy(url: address) }
        #expect(error.kind == .invalidRequest(reason: "The proxy \(flaw)"))
    }

    @Test func `a password without a user name and a user name with a colon are rejected`() {
        #expect(throws: TMDbError(.invalidRequest(reason: "The proxy must have a user name if it has a password"))) {
            try TMDbProxy.http(host: "proxy", port: 1, password: "s3cret")
        }
        #expect(throws: TMDbError(.invalidRequest(reason: "The proxy must have a user name without a colon"))) {
            try TMDbProxy.http(host: "proxy", port: 1, username: "s3:cret")
        }
    }

    @Test func `descriptions contain no credentials`() throws {
        let proxy = try TMDbProxy.http(host: "proxy", port: 1, username: "s3cret", password: "s3cret")
        var text = ""
        dump((proxy, PooledHTTPClient.Configuration(proxy: proxy)), to: &text)
        for text in [text, "\(proxy)", String(reflecting: proxy), "\(TMDbTransport(connections: .init(proxy: proxy)))"]
        {
            #expect(!text.contains("s3cret"))
        }
    }

    private static let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n{\"a\":1}".utf8)

    /// Sends a request to a host that does not exist, through a proxy that responds with the given bytes.
    private func exchange(
        _ answers: [[UInt8]], through proxy: (_ port: Int) throws(TMDbError) -> TMDbProxy
    ) async throws -> (result: Result<TMDbHTTPResponse, TMDbHTTPError>, requests: [String]) {
        try await ScriptedServer.run(answeringInTurn: answers) { server in
            let client = PooledHTTPClient(
                configuration: .init(
                    requestTimeout: .seconds(60), connectTimeout: .seconds(60), proxy: try proxy(server.port)))
            let url = try #require(URL(string: "http://tmdb.invalid/3/movie/550"))
            let result = await client.outcome(of: TMDbHTTPRequest(url: url, headers: ["Authorization": "Bearer t"]))
            try await client.shutdown()
            return (result, server.requests)
        }
    }

    @Test func `an HTTP proxy receives a CONNECT request without the request's headers`() async throws {
        let (result, requests) = try await exchange([Array("HTTP/1.1 200 OK\r\n\r\n".utf8), Self.answer]) {
            port throws(TMDbError) in
            try .http(host: "127.0.0.1", port: port, username: "name", password: "pass")
        }
        #expect(try result.get().body == Data(#"{"a":1}"#.utf8))
        #expect(requests.count == 2)
        #expect(requests.first?.hasPrefix("CONNECT tmdb.invalid:80 HTTP/1.1\r\n") == true)
        #expect(requests.first?.contains("proxy-authorization: Basic bmFtZTpwYXNz\r\n") == true)
        #expect(requests.first?.contains("Bearer") == false)
        #expect(requests.last?.hasPrefix("GET /3/movie/550 HTTP/1.1\r\n") == true)
    }

    @Test func `a SOCKS proxy receives the host name`() async throws {
        let (result, requests) = try await exchange([[5, 0], [5, 0, 0, 1, 0, 0, 0, 0, 0, 0], Self.answer]) {
            port throws(TMDbError) in try .socks(host: "127.0.0.1", port: port)
        }
        #expect(try result.get().body == Data(#"{"a":1}"#.utf8))
        #expect(requests.count == 3)
        #expect(requests.dropFirst().first?.contains("tmdb.invalid") == true)
        #expect(requests.last?.hasPrefix("GET /3/movie/550 HTTP/1.1\r\n") == true)
    }

    @Test(arguments: [
        "HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n",
    ])
    func `a rejection by a proxy is not a transient failure`(answer: String) async throws {
        let (result, _) = try await exchange([Array(answer.utf8)]) { port throws(TMDbError) in
            try .http(host: "127.0.0.1", port: port)
        }
        #expect(result.failureKind == .proxy)
        let socks = try await exchange([[5, 0xFF]]) { port throws(TMDbError) in
            try .socks(host: "127.0.0.1", port: port)
        }
        #expect(socks.result.failureKind == .proxy)
        #expect(TransientFailure(TMDbHTTPError(.proxy, "")) == nil)
    }

    @Test func `a transport's connection settings are used, and rejected together with an HTTP client`() async throws {
        let answers = [Array("HTTP/1.1 200 OK\r\n\r\n".utf8), Self.answer]
        try await ScriptedServer.run(answeringInTurn: answers) { server in
            let transport = TMDbTransport(
                connections: .init(
                    requestTimeout: .seconds(60), proxy: try .http(host: "127.0.0.1", port: server.port)))
            let baseURL = URL(string: "http://localhost:1")
            let client = try TMDbClient(
                credential: .accessToken("t"), baseURL: baseURL, transport: transport)
            let answer: [String: Int] = try await client.send(Endpoint("a", path: ["a"]))
            #expect(answer == ["a": 1])
            try await client.shutdown()
            #expect(
                throws: TMDbError(
                    .invalidRequest(
                        reason: "The transport's connections cannot be configured if an HTTP client is given"))
            ) {
                try TMDbClient(
                    credential: .accessToken("t"), httpClient: RecordingHTTPClient(), transport: transport)
            }
        }
    }
}
