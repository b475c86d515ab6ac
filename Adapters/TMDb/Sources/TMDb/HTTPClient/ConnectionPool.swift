import AsyncHTTPClient
import NIOCore

/// AsyncHTTPClient's client, which is shut down when it is released.
///
/// In debug builds, AsyncHTTPClient traps if its client is released without a shutdown. An error thrown before the
/// caller's shutdown would therefore end the process.
final class ConnectionPool: Sendable {

    let client: HTTPClient

    /// The event loop of all connections. A single loop avoids switching threads, and one thread suffices for the
    /// number of connections that TMDb allows.
    let eventLoop: any EventLoop

    /// Creates a client that sends a request once, follows no redirects and returns bodies as they are.
    init(connectTimeout: Duration, readTimeout: Duration?, connectionsPerHost: Int = 8, proxy: TMDbProxy?) {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(
                connect: TimeAmount(timeout: connectTimeout), read: readTimeout.map { TimeAmount(timeout: $0) }),
            connectionPool: .init(
                idleTimeout: .seconds(60), concurrentHTTP1ConnectionsPerHostSoftLimit: max(1, connectionsPerHost)),
            // The decompression of the client relies on the headers.
            decompression: .disabled)
        configuration.proxy = proxy.map(HTTPClient.Configuration.Proxy.init)
        // AsyncHTTPClient's spans contain the whole URL, which can contain a credential in its query.
        configuration.tracing.tracer = nil
        // A refused connection is reported immediately, because the callers handle retries.
        configuration.connectionPool.retryConnectionEstablishment = false
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        eventLoop = client.eventLoopGroup.any()
    }

    /// Shuts the client down if it is still running.
    deinit { client.shutdown { _ in } }
}

extension HTTPClient.Configuration.Proxy {
    init(_ proxy: TMDbProxy) {
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
