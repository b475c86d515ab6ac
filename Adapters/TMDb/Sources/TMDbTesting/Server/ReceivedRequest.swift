/// A request as the stand-in received it, without its credentials.
public struct ReceivedRequest: Sendable, Equatable {
    /// The HTTP method, in capitals.
    public let method: String
    /// The path, percent-decoded.
    public let path: String
    /// The parameters, decoded, without credentials.
    public let query: [String: String]
    /// The names of the headers in lower case, in their order.
    public let headerNames: [String]
}
