/// A request as the stand-in received it, without its credentials.
public struct ReceivedRequest: Sendable, Equatable {
    /// The HTTP method, in capitals.
    public let method: String
    /// The path, percent-decoded, with `***` in place of a guest session.
    public let path: String
    /// The parameters, decoded, without credentials.
    public let query: [String: String]
    /// The names of the headers in lower case, in their order.
    public let headerNames: [String]
}

extension ReceivedRequest {
    /// The path with `***` in place of a guest session, which is a secret.
    static func hidingGuest(in path: String) -> String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 3, parts[2] == "guest_session" else { return path }
        parts[3] = "***"
        return parts.joined(separator: "/")
    }
}
