import AsyncHTTPClient
import Foundation
import Measurements
import NIOCore
import NIOHTTP1
import TMDb

/// A client that fetches movies.
struct MovieCaller: Sendable {

    /// A closure that fetches a movie.
    let fetchMovie: @Sendable (Int) async throws -> Void
    /// A closure that closes the connections.
    let shutdown: @Sendable () async throws -> Void

    init(_ contender: Contender, of baseURL: URL) throws {
        self = try contender == .library ? .library(of: baseURL) : .httpClient(of: baseURL)
    }

    private init(
        fetchMovie: @escaping @Sendable (Int) async throws -> Void,
        shutdown: @escaping @Sendable () async throws -> Void
    ) {
        self.fetchMovie = fetchMovie
        self.shutdown = shutdown
    }

    private static func library(of baseURL: URL) throws -> MovieCaller {
        let client = try TMDbClient(
            credential: .accessToken("any"), baseURL: baseURL, transport: TMDbTransport(rateLimit: nil))
        return MovieCaller { id in
            guard try await client.movies.details(forMovie: id).id == id else {
                throw BenchmarkFailure(description: "the client returned a movie other than \(id)")
            }
        } shutdown: {
            try await client.shutdown()
        }
    }

    /// Creates a caller with the HTTP client on which the SDK's client is based, with the same number of connections.
    /// It reads the body, but does not decode it.
    private static func httpClient(of baseURL: URL) -> MovieCaller {
        var configuration = AsyncHTTPClient.HTTPClient.Configuration()
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
            PooledHTTPClient.Configuration().connectionsPerHost
        let client = AsyncHTTPClient.HTTPClient(
            eventLoopGroupProvider: .singleton, configuration: configuration)
        let prefix = baseURL.absoluteString
        return MovieCaller { id in
            var request = HTTPClientRequest(url: "\(prefix)/3/movie/\(id)?language=en-US")
            request.headers = ["Accept": "application/json", "Authorization": "Bearer any"]
            let response = try await client.execute(request, timeout: .seconds(10))
            let body = try await response.body.collect(upTo: 1 << 20)
            guard response.status == .ok, body.readableBytes > 0 else {
                throw BenchmarkFailure(description: "the response for movie \(id) has the status \(response.status)")
            }
        } shutdown: {
            try await client.shutdown()
        }
    }
}
