import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TMDbStandIn
import Testing

/// A client of one stand-in, with a credential unless a test says otherwise.
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
        // Longer than any test may take: no wait may end because the client loses patience.
        let response = try await client.execute(request, timeout: .minutes(10))
        let body = try await response.body.collect(upTo: limit)
        return Reply(
            status: Int(response.status.code), headers: response.headers, body: Array(body.readableBytesView))
    }
}

extension StandInServer {
    var client: Client { Client(port: port) }

    /// Runs a stand-in that serves recordings made in code.
    static func serving<Result>(
        _ recordings: [Recording], configuration: Configuration = Configuration(),
        isolation: isolated (any Actor)? = #isolation, _ body: (StandInServer) async throws -> Result
    ) async throws -> Result {
        try await run(recordings: Recordings(recordings), configuration: configuration, isolation: isolation, body)
    }
}

extension Recording {
    /// A recorded GET with a JSON body.
    static func get(_ path: String, status: Int = 200, _ body: String) -> Recording {
        get(path, "", status: status, body)
    }

    /// A recorded GET with a query.
    static func get(_ path: String, _ query: String, status: Int = 200, _ body: String) -> Recording {
        Recording(method: "GET", path: path, query: query, status: status, body: Array(body.utf8))
    }
}
