import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import HummingbirdTesting
import NIOCore
import PopcornHTTP
import PopcornServices
import TMDbStandIn

/// A client of the JSON API.
struct RoutesClient: Sendable {

    fileprivate let client: any TestClientProtocol

    func send(
        _ path: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:]
    ) async throws -> RoutesResponse {
        try await send(path, method: method, headers: headers, body: nil)
    }

    /// Sends a body of a media type.
    func post(_ path: String, _ body: String, _ mediaType: String?) async throws -> RoutesResponse {
        var headers: HTTPFields = [.contentLength: String(body.utf8.count)]
        headers[.contentType] = mediaType
        return try await send(path, method: .post, headers: headers, body: ByteBuffer(string: body))
    }

    private func send(
        _ path: String, method: HTTPRequest.Method, headers: HTTPFields, body: ByteBuffer?
    ) async throws -> RoutesResponse {
        let response = try await client.execute(uri: path, method: method, headers: headers, body: body)
        return RoutesResponse(
            status: response.status.code, headers: response.headers, body: Data(response.body.readableBytesView))
    }
}

struct RoutesResponse: Sendable {
    let status: Int
    let headers: HTTPFields
    let body: Data

    /// The body as a JSON object.
    var object: [String: Any] {
        (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
    }

    var text: String { String(decoding: body, as: UTF8.self) }
}

/// Runs work with the JSON API over services that are connected to a stand-in server.
func withRoutes(
    access: AccessPolicy = .open, clock: WallClock = .system,
    randomBytes: @escaping @Sendable (Int) -> [UInt8] = { Array(repeating: 0, count: $0) },
    _ work: @escaping @Sendable (RoutesClient, PopcornServices, StandInServer) async throws -> Void
) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await StandInServer.run { server in
        let popcorn = try await PopcornServices(
            .init(
                tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary,
                titleIndex: .init(folder: folder, exportsBaseURL: server.exportsBaseURL), clock: clock))
        let router = Router()
        PopcornRoutes(popcorn, configuration: .init(access: access, clock: clock, randomBytes: randomBytes))
            .addRoutes(to: router)
        let result = await Result {
            try await Application(router: router).test(.router) { client in
                try await work(RoutesClient(client: client), popcorn, server)
            }
        }
        await popcorn.shutdown()
        try result.get()
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ work: () async throws -> Success) async {
        do {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}
