import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// An HTTP client built on AsyncHTTPClient, with a connection pool, timeouts and a maximum body size.
///
/// Redirects are not followed, because they could send the credential to another host. Bodies in the gzip format are
/// decompressed, regardless of their headers. Other compressions are not requested.
///
/// Call ``shutdown()`` when you are done; it returns after all connections are closed. If the client is released
/// without a shutdown, its connections are closed shortly afterwards.
public struct PooledHTTPClient: TMDbHTTPClient {

    /// The timeouts, limits and proxy of a client.
    public struct Configuration: Hashable, Sendable {

        /// The maximum duration of an exchange, from the wait for a connection to the last byte of the body. The
        /// default leaves time for a second attempt within ``RetryPolicy/totalDeadline``. Default: 4 s.
        public var requestTimeout: Duration
        /// The maximum time to open a connection. Default: 3 s.
        public var connectTimeout: Duration
        /// The maximum time between two reads from the server, or `nil` for no limit other than ``requestTimeout``.
        /// Default: `nil`.
        public var readTimeout: Duration?
        /// The maximum size of a response body, in bytes after decompression. Default: 16 MiB.
        public var maximumBodySize: Int
        /// The maximum number of HTTP/1 connections to a host. Further requests wait for a free connection. Default:
        /// 20, the number that TMDb allows.
        public var connectionsPerHost: Int
        /// The proxy, or `nil` for none. Environment variables are ignored. Default: `nil`.
        public var proxy: TMDbProxy?

        /// Creates a configuration.
        public init(
            requestTimeout: Duration = .seconds(4), connectTimeout: Duration = .seconds(3),
            readTimeout: Duration? = nil, maximumBodySize: Int = 16 * 1024 * 1024,
            connectionsPerHost: Int = 20, proxy: TMDbProxy? = nil
        ) {
            self.requestTimeout = requestTimeout
            self.connectTimeout = connectTimeout
            self.readTimeout = readTimeout
            self.maximumBodySize = maximumBodySize
            self.connectionsPerHost = connectionsPerHost
            self.proxy = proxy
        }
    }

    private let configuration: Configuration
    private let pool: ConnectionPool

    /// Creates a client. Connections are opened on demand, not before the first request.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
        pool = ConnectionPool(
            connectTimeout: configuration.connectTimeout, readTimeout: configuration.readTimeout,
            connectionsPerHost: configuration.connectionsPerHost, proxy: configuration.proxy)
    }

    public func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        do {
            return try await exchange(request)
        } catch {
            let failure = TMDbHTTPError(from: error)
            // A shutdown cancels the requests in flight, but not the tasks that wait for them.
            if failure.kind == .cancelled, !Task.isCancelled { throw .shutDown(during: error) }
            throw failure
        }
    }

    public func shutdown() async throws(TMDbHTTPError) {
        do {
            try await pool.client.shutdown()
        } catch {
            throw TMDbHTTPError(from: error)
        }
    }

    /// Sends a request and collects the response.
    ///
    /// The deadline of AsyncHTTPClient's asynchronous methods covers only the response's head. Its future-based methods
    /// apply the deadline up to the last byte, and do not switch threads for each chunk of the body.
    private func exchange(_ request: TMDbHTTPRequest) async throws -> TMDbHTTPResponse {
        var headers = HTTPHeaders(request.headers.fields.map { ($0.name, $0.value) })
        if headers["Accept-Encoding"].isEmpty { headers.add(name: "Accept-Encoding", value: "gzip") }
        let outgoing = try HTTPClient.Request(
            url: request.url, method: .init(rawValue: request.method.rawValue), headers: headers,
            body: request.body.map { .data($0) })
        try Task.checkCancellation()
        let limit = min(max(0, configuration.maximumBodySize), Int(UInt32.max))
        let task = pool.client.execute(
            request: outgoing, delegate: ResponseAccumulator(request: outgoing, maxBodySize: limit),
            eventLoop: .delegate(on: pool.eventLoop),
            deadline: .now() + TimeAmount(timeout: configuration.requestTimeout))
        let response = try await withTaskCancellationHandler {
            try await task.futureResult.get()
        } onCancel: {
            task.cancel()
        }
        let fields = response.headers.map { TMDbHTTPHeaders.Field(name: $0.name, value: $0.value) }
        let received = TMDbHTTPResponse(
            status: Int(response.status.code), headers: TMDbHTTPHeaders(fields),
            body: response.body.map { Data($0.readableBytesView) } ?? Data())
        return try received.decompressed(limit: limit)
    }
}
