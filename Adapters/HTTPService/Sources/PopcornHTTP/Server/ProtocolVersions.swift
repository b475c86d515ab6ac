import NIOCore
import NIOHTTP1

/// A channel handler for the differences between HTTP/1.0 and HTTP/1.1.
///
/// - A response to a request of HTTP/1.0 has no chunks, and the connection closes after it.
/// - The last response of a connection that the client closes has the field `Connection: close` (RFC 9112, 9.6).
///   Without it, a client that keeps connections would send its next request on a closed connection.
/// - A request of HTTP/1.1 without exactly one `Host` header is rejected (RFC 9112, 3.2).
///
/// In the pipeline, it is between the HTTP encoder and the codec of HTTP types, which have no version.
final class ProtocolVersions: ChannelDuplexHandler, RemovableChannelHandler {

    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The versions of the requests without a complete response, in their order, and whether the request is the last of
    /// the connection.
    private var requests = CircularBuffer<(version: HTTPVersion, isLast: Bool)>()
    private var isRejected = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRejected else { return }
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        guard head.version.isFormer || head.headers.hasOneHost else {
            isRejected = true
            return context.fireErrorCaught(HostCountError())
        }
        requests.append((head.version, !head.isKeepAlive))
        guard head.version.isFormer else { return context.fireChannelRead(data) }
        head.headers.replaceOrAdd(name: "connection", value: "close")
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head):
            guard let request = requests.first, request.version.isFormer || request.isLast else { break }
            if head.isInformational {
                guard request.version.isFormer else { break }
                // HTTP/1.0 does not have informational responses.
                promise?.succeed()
                return
            }
            if request.version.isFormer {
                head.version = request.version
            } else {
                head.headers.replaceOrAdd(name: "connection", value: "close")
            }
            return context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body: break
        case .end: _ = requests.popFirst()
        }
        context.write(data, promise: promise)
    }
}

extension HTTPResponseHead {
    fileprivate var isInformational: Bool { (100..<200).contains(status.code) }
}

extension HTTPHeaders {
    /// Whether there is exactly one `Host` header, with one host.
    fileprivate var hasOneHost: Bool {
        var count = 0
        for (name, value) in self where name.utf8.count == 4 && name.lowercased() == "host" {
            count += value.utf8.contains(UInt8(ascii: ",")) ? 2 : 1
        }
        return count == 1
    }
}

extension HTTPVersion {
    /// Whether the version is before HTTP/1.1.
    fileprivate var isFormer: Bool { (major, minor) < (1, 1) }
}

/// The error of a request of HTTP/1.1 that does not have exactly one `Host` header.
struct HostCountError: Error {}
