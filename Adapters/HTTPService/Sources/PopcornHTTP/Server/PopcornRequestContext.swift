public import Hummingbird
public import NIOCore

/// The context of a request to a ``PopcornServer``.
public struct PopcornRequestContext: RequestContext, RemoteAddressRequestContext {

    public var coreContext: CoreRequestContextStorage

    /// The address of the client, or of the proxy before the service.
    public let remoteAddress: SocketAddress?

    public init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}
