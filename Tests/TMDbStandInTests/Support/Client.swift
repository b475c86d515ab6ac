import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TMDbStandIn
import Testing

/// A client of a stand-in. By default, it sends a credential.
struct Client {
    struct Reply {
        let status: Int
        let headers: HTTPHeaders
        let body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }

        var json: [String: Any] {
            get throws {
                try #require(JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
            }
        }
    }

    let port: Int

    func get(
        _ target: String, method: HTTPMethod = .GET, headers: HTTPHeaders = ["Authorization": "Bearer token"],
        limit: Int = 64 << 20, through client: HTTPClient = .shared
    ) async throws -> Reply {
        var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(target)")
        request.method = method
        request.headers = headers
        // At least the time limit of every test, so that the client does not time out first.
        let response = try await client.execute(request, timeout: .minutes(10))
        let body = try await response.body.collect(upTo: limit)
        return Reply(
            status: Int(response.status.code), headers: response.headers, body: Array(body.readableBytesView))
    }
}

extension StandInServer {
    var client: Client { Client(port: port) }

    /// Runs a stand-in that serves the given recordings.
    static func serving<Result>(
        _ recordings: [Recording], configuration: Configuration = Configuration(),
        isolation: isolated (any Actor)? = #isolation, _ body: (StandInServer) async throws -> Result
    ) async throws -> Result {
        try await run(recordings: Recordings(recordings), configuration: configuration, isolation: isolation, body)
    }
}

extension Recording {
    /// Creates a recorded GET request with a JSON body.
    static func get(_ path: String, status: Int = 200, _ body: String) -> Recording {
        get(path, "", status: status, body)
    }

    /// Creates a recorded GET request with a query and a JSON body.
    static func get(_ path: String, _ query: String, status: Int = 200, _ body: String) -> Recording {
        Recording(method: "GET", path: path, query: query, status: status, body: Array(body.utf8))
    }
}
