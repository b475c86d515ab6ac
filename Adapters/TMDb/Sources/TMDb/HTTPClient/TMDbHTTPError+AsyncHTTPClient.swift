import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOPosix

extension TMDbHTTPError {

    static func shutDown(during error: any Error) -> TMDbHTTPError {
        TMDbHTTPError(.shutDown, "The HTTP client was shut down", underlying: error)
    }

    /// Creates the error that corresponds to an error of AsyncHTTPClient or SwiftNIO.
    init(from error: any Error) {
        switch error {
        case let error as TMDbHTTPError: self = error
        case is CancellationError: self.init(.cancelled, "The request was cancelled", underlying: error)
        case let error as HTTPClientError: self.init(from: error)
        case let error as ResponseAccumulator.ResponseTooBigError:
            self.init(.bodyTooLarge, "The response is larger than \(error.maxBodySize) bytes", underlying: error)
        case let error as HTTPParserError where error == .invalidEOFState:
            self.init(.truncated, "The response was truncated", underlying: error)
        case is NIOConnectionError, is SocketAddressError, is IOError, is ChannelError:
            self.init(.connection, "The connection failed", underlying: error)
        default:
            // The errors of NIOSSL and NIOSOCKS are recognised by the name of their module, which avoids importing it.
            let type = String(reflecting: Swift.type(of: error))
            if type.hasPrefix("NIOSSL.") {
                self.init(.tls, "The TLS handshake failed", underlying: error)
            } else if type.hasPrefix("NIOSOCKS.") {
                self.init(.proxy, "The proxy did not establish a connection", underlying: error)
            } else {
                self.init(.other, "The request failed: \(type)", underlying: error)
            }
        }
    }

    private init(from error: HTTPClientError) {
        switch error {
        case .cancelled:
            self.init(.cancelled, "The request was cancelled", underlying: error)
        case .connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded, .getConnectionFromPoolTimeout,
            .socksHandshakeTimeout, .httpProxyHandshakeTimeout:
            self.init(.timeout, "The request timed out", underlying: error)
        case .tlsHandshakeTimeout:
            self.init(.tls, "The TLS handshake timed out", underlying: error)
        case .proxyAuthenticationRequired:
            self.init(.proxy, "The proxy requires valid credentials", underlying: error)
        case .invalidProxyResponse, .invalidProxyConfiguration:
            self.init(.proxy, "The proxy did not establish a connection", underlying: error)
        case .alreadyShutdown:
            self = .shutDown(during: error)
        case .remoteConnectionClosed:
            self.init(.connection, "The server closed the connection", underlying: error)
        default:
            self.init(.other, "The request failed: \(error.shortDescription)", underlying: error)
        }
    }
}
