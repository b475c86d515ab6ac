import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// The HTTP client of a service, on AsyncHTTPClient: it pools connections, and limits the time of an exchange and the
/// size of a body.
///
/// Redirects are not followed, because they would carry the credential elsewhere. Call ``shutdown()`` when done: the
/// connections are closed when it returns. A client that is let go without it closes them a little later.
public struct PooledHTTPClient: TMDbHTTPClient {

    /// The limits of a client, and the way that its connections take.
    public struct Configuration: Hashable, Sendable {

        /// The time for the whole exchange, from the wait for a connection to the body's last byte. Default: 4 s, which
        /// leaves time for another attempt within the ``RetryPolicy/totalDeadline``.
        public var requestTimeout: Duration
        /// The time to open a connection. Default: 3 s.
        public var connectTimeout: Duration
        /// The time without a byte from the server; `nil` for as long as the whole exchange may take. Default: `nil`.
        public var readTimeout: Duration?
        /// The largest body accepted, in bytes after decompression. Default: 16 MiB.
        public var maximumBodySize: Int
        /// The number of connections to one host beyond which requests wait, for HTTP/1. Default: 20, as many as TMDb
        /// tolerates.
        public var connectionsPerHost: Int
        /// The proxy that connections go through; `nil` for none, whatever the environment says. Default: `nil`.
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

    /// Creates a client. No connection is opened before the first request.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
        var settings = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(
                connect: TimeAmount(timeout: configuration.connectTimeout),
                read: configuration.readTimeout.map { TimeAmount(timeout: $0) }),
            connectionPool: .init(
                idleTimeout: .seconds(60),
                concurrentHTTP1ConnectionsPerHostSoftLimit: max(1, configuration.connectionsPerHost)),
            decompression: .enabled(limit: .size(configuration.maximumBodySize)))
        settings.proxy = configuration.proxy.map(HTTPClient.Configuration.Proxy.init)
        // AsyncHTTPClient's spans carry the whole URL, and with it a credential in the query.
        settings.tracing.tracer = nil
        // A refused connection is reported at once. Trying again is the business of `RetryingHTTPClient`.
        settings.connectionPool.retryConnectionEstablishment = false
        pool = ConnectionPool(settings)
    }

    public func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        do {
            return try await exchange(request)
        } catch {
            let failure = TMDbHTTPError(from: error)
            // A shutdown cancels what is under way, without the task knowing.
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

    /// Sends a request and collects the answer.
    ///
    /// The deadline of AsyncHTTPClient's asynchronous methods ends with the response's head. Its methods with futures
    /// keep it up to the last byte, and do not change threads for each part of the body.
    private func exchange(_ request: TMDbHTTPRequest) async throws -> TMDbHTTPResponse {
        let outgoing = try HTTPClient.Request(
            url: request.url, method: .init(rawValue: request.method.rawValue),
            headers: .init(request.headers.fields.map { ($0.name, $0.value) }), body: request.body.map { .data($0) })
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
        return TMDbHTTPResponse(
            status: Int(response.status.code), headers: TMDbHTTPHeaders(fields),
            body: response.body.map { Data($0.readableBytesView) } ?? Data())
    }
}

/// AsyncHTTPClient's client, shut down when nobody uses it any more.
///
/// AsyncHTTPClient stops a debug build if its client is let go without a shutdown. So an error thrown before the
/// caller's shutdown would end the process.
private final class ConnectionPool: Sendable {

    let client: HTTPClient

    /// The loop of all connections, so that no answer changes threads on its way. One thread is enough for as many
    /// connections as TMDb tolerates.
    let eventLoop: any EventLoop

    init(_ configuration: HTTPClient.Configuration) {
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        eventLoop = client.eventLoopGroup.any()
    }

    /// Does nothing if the client was shut down before.
    deinit { client.shutdown { _ in } }
}

extension HTTPClient.Configuration.Proxy {
    fileprivate init(_ proxy: TMDbProxy) {
        switch proxy.kind {
        case .socks: self = .socksServer(host: proxy.host, port: proxy.port)
        case .http(nil): self = .server(host: proxy.host, port: proxy.port)
        case .http(let credentials?):
            self = .server(
                host: proxy.host, port: proxy.port,
                authorization: .basic(username: credentials.username, password: credentials.password))
        }
    }
}
