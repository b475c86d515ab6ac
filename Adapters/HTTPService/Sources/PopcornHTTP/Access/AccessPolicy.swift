/// The rule that determines the access of a request from its bearer token.
public struct AccessPolicy: Sendable {

    private let resolve: @Sendable (_ token: String?) -> Access?
    private let recognise: @Sendable (_ token: String) -> Bool

    /// Creates a policy.
    ///
    /// - Parameter resolve: Returns the access of a request with a token, or without one if the token is `nil`; `nil` if
    ///   the request is rejected.
    public init(_ resolve: @escaping @Sendable (_ token: String?) -> Access?) {
        self.init(recognises: { _ in false }, resolve)
    }

    /// Creates a policy.
    ///
    /// - Parameter recognise: Returns whether a token is valid, so that it identifies a client.
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
