import HTTPTypes
import Hummingbird

/// The rule that determines the access of a request from its bearer token.
public struct AccessPolicy: Sendable {

    private let resolve: @Sendable (_ token: String?) -> Access?
    private let recognise: @Sendable (_ token: String) -> Bool

    /// Creates a policy.
    ///
    /// - Parameter resolve: A closure that returns the access of a request with a token, or without one if the token is
    ///   `nil`; `nil` if the request is rejected.
    public init(_ resolve: @escaping @Sendable (_ token: String?) -> Access?) {
        self.init(recognises: { _ in false }, resolve)
    }

    /// Creates a policy.
    ///
    /// - Parameter recognise: A closure that returns whether a token is valid, so that it identifies a client.
    init(
        recognises recognise: @escaping @Sendable (_ token: String) -> Bool,
        _ resolve: @escaping @Sendable (_ token: String?) -> Access?
    ) {
        self.recognise = recognise
        self.resolve = resolve
    }

    /// Returns whether a token identifies a client.
    func recognises(token: String) -> Bool {
        recognise(token)
    }

    /// Returns the access of a request.
    ///
    /// - Parameter token: The bearer token of the request; `nil` if it has none.
    /// - Returns: The access; `nil` if the request is rejected.
    public func access(token: String?) -> Access? {
        resolve(token)
    }

    /// All requests have all rights, and may use the data of all owners. For a server on a loopback address, or behind
    /// a service that authenticates its users.
    public static let open = AccessPolicy { _ in Access(rights: .all, owners: .all) }

    /// All requests may read data of TMDb. No request may use the data of an owner.
    public static let publicRead = AccessPolicy { _ in Access(rights: .read, owners: .none) }
}

extension AccessPolicy {

    /// Returns the access of a request that needs rights.
    ///
    /// - Throws: ``Problem`` of kind `unauthenticated` if the token is not valid or a token is missing, or of kind
    ///   `forbidden` if the token does not have the rights.
    func access(of request: Request, needing rights: Rights) throws(Problem) -> Access {
        let token = request.bearerToken
        let access = access(token: token)
        if let access, access.rights.isSuperset(of: rights) { return access }
        guard token != nil else { throw Problem(.unauthenticated, "The path requires a token.") }
        guard access != nil else {
            throw Problem(bearer: "invalid_token", .unauthenticated, "The token is not valid, or it is expired.")
        }
        throw Problem(bearer: "insufficient_scope", .forbidden, "The token does not permit the path.", scope: rights)
    }
}

extension Problem {

    /// Creates a problem of a token, with its error code of RFC 6750, section 3.1.
    ///
    /// - Parameter scope: The rights that the request needs; `nil` if they do not solve the problem.
    init(bearer code: String, _ kind: Kind, _ detail: String, scope: Rights? = nil) {
        let attributes = [
            "realm=\"popcorn\"", "error=\"\(code)\"", "error_description=\"\(detail)\"",
            scope.map { "scope=\"\($0.names.joined(separator: " "))\"" },
        ]
        let challenge = "Bearer " + attributes.compactMap(\.self).joined(separator: ", ")
        self.init(kind, detail, retryAfter: nil, headers: [.wwwAuthenticate: challenge])
    }
}

extension Request {

    /// The bearer token of the request (RFC 6750); `nil` if the `Authorization` header is missing or has another
    /// scheme.
    var bearerToken: String? {
        guard let parts = headers[.authorization]?.split(separator: " "), parts.count == 2,
            parts[0].lowercased() == "bearer"
        else { return nil }
        return String(parts[1])
    }
}
