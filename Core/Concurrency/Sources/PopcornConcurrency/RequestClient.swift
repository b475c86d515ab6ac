/// The client of a service on whose behalf a task reads. Clients have equal shares of the requests to TMDb.
///
/// The value of ``current`` applies to all requests of a task and of its child tasks.
package struct RequestClient: Hashable, Sendable {

    /// The client of tasks that no client started, such as the reads of a command.
    package static let none = RequestClient(id: 0, isKnown: true)

    /// The identity, a hash of the token or of the address.
    private let id: Int
    /// Whether the client has a token. Such clients go before others.
    package let isKnown: Bool

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - id: The identity, a hash of the token or of the address.
    ///   - isKnown: Whether the client has a token.
    package init(id: Int, isKnown: Bool) {
        self.id = id
        self.isKnown = isKnown
    }

    /// The client of the current task. Default: ``none``.
    @TaskLocal package static var current = RequestClient.none
}
