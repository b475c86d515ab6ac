/// The deletions that revoke a write, so that deleted values do not reappear.
package struct WriteRevocation: Sendable {

    /// Returns whether this process has deleted the values. Called when the write starts.
    package let isRevoked: @Sendable () -> Bool

    /// The fetch whose result is written; `nil` if only this process deletes values.
    package let fetch: Fetch?

    /// A fetch of values that several processes share.
    package struct Fetch: Sendable {

        /// The name of the values, such as `movie/550/en`.
        package let name: String

        /// The number of the last deletion before the fetch began.
        package let lastDeletion: Int64

        package init(name: String, lastDeletion: Int64) {
            self.name = name
            self.lastDeletion = lastDeletion
        }
    }

    /// A write that is never revoked.
    package static let never = WriteRevocation { false }

    /// Creates the deletions that revoke a write.
    ///
    /// - Parameters:
    ///   - fetch: The fetch whose result is written. Default: `nil`.
    ///   - isRevoked: Returns whether this process has deleted the values.
    package init(of fetch: Fetch? = nil, _ isRevoked: @escaping @Sendable () -> Bool) {
        self.fetch = fetch
        self.isRevoked = isRevoked
    }
}
