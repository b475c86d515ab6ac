public import CoreDomain

/// An asynchronous sequence of the identifiers of cached items, in ascending order.
///
/// Identifiers are read in slices, so the sequence needs little memory. After throwing an error, the iterator returns
/// `nil`.
public struct CachedContentIDs: AsyncSequence, Sendable {

    /// The number of identifiers that are read at a time.
    public static let sliceSize = 1000

    private let slice: @Sendable (ContentID?) async throws(PopcornError) -> [ContentID]

    /// Creates a sequence.
    ///
    /// - Parameter slice: A closure that returns the first identifiers after an identifier, or the first of all if it
    ///   is `nil`. At the end, returns an empty array.
    public init(_ slice: @escaping @Sendable (ContentID?) async throws(PopcornError) -> [ContentID]) {
        self.slice = slice
    }

    /// Returns an iterator over the identifiers.
    public func makeAsyncIterator() -> Iterator {
        Iterator(slice: slice)
    }

    /// An iterator over the identifiers of cached items.
    public struct Iterator: AsyncIteratorProtocol {

        private let slice: @Sendable (ContentID?) async throws(PopcornError) -> [ContentID]
        /// The identifiers of the last slice.
        private var ids: ArraySlice<ContentID> = []
        private var last: ContentID?
        private var hasEnded = false

        fileprivate init(slice: @escaping @Sendable (ContentID?) async throws(PopcornError) -> [ContentID]) {
            self.slice = slice
        }

        /// Returns the next identifier, or `nil` at the end and after an error.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(PopcornError) -> ContentID? {
            guard !hasEnded else { return nil }
            if ids.isEmpty {
                hasEnded = true
                ids = try await slice(last)[...]
                last = ids.last
                hasEnded = ids.isEmpty
            }
            return ids.popFirst()
        }
    }
}
