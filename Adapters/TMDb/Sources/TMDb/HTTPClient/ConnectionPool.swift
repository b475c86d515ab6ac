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

    init(_ configuration: HTTPClient.Configuration) {
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
