/// An asynchronous sequence of the items of a list, without duplicates.
///
/// Create it with ``PagedAsyncSequence/removingDuplicates()``. An iterator stores the key of every delivered item, but
/// not the items: at most 10,000 keys for TMDb's 500 pages of 20 items.
public struct UniquePagedAsyncSequence<
    Item: Codable & Hashable & Sendable, Key: Hashable & Sendable
>: AsyncSequence, Sendable {

    /// An item of the list.
    public typealias Element = Item

    /// The error that ends the iteration.
    public typealias Failure = TMDbError

    private let items: PagedAsyncSequence<Item>
    private let key: @Sendable (Item) -> Key

    fileprivate init(items: PagedAsyncSequence<Item>, key: @escaping @Sendable (Item) -> Key) {
        self.items = items
        self.key = key
    }

    /// Returns a sequence of the same items that fetches the next page as soon as it delivers the first item of the
    /// current page.
    ///
    /// For the lifetime and cancellation of that request, see ``PagedPagesAsyncSequence/prefetchingNextPage()``.
    public func prefetchingNextPage() -> UniquePagedAsyncSequence {
        UniquePagedAsyncSequence(items: items.prefetchingNextPage(), key: key)
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(items: items.makeAsyncIterator(), key: key)
    }

    /// An iterator over the items of a list, without duplicates.
    public struct AsyncIterator: AsyncIteratorProtocol {

        private var items: PagedAsyncSequence<Item>.AsyncIterator
        private let key: @Sendable (Item) -> Key
        private var deliveredKeys: Set<Key> = []

        fileprivate init(items: PagedAsyncSequence<Item>.AsyncIterator, key: @escaping @Sendable (Item) -> Key) {
            self.items = items
            self.key = key
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(TMDbError) -> Item? {
            while let item = try await items.next(isolation: actor) {
                if deliveredKeys.insert(key(item)).inserted { return item }
            }
            return nil
        }
    }
}

extension PagedAsyncSequence {

    /// Returns a sequence without the items whose key equals the key of an earlier item.
    ///
    /// - Parameter key: A closure that returns the key of an item, such as `\.name`.
    public func removingDuplicates<Key: Hashable & Sendable>(
        by key: @escaping @Sendable (Item) -> Key
    ) -> UniquePagedAsyncSequence<Item, Key> {
        UniquePagedAsyncSequence(items: self, key: key)
    }
}

extension PagedAsyncSequence where Item: Identifiable, Item.ID: Sendable {

    /// Returns a sequence without the items whose identifier equals the identifier of an earlier item.
    public func removingDuplicates() -> UniquePagedAsyncSequence<Item, Item.ID> {
        removingDuplicates { $0.id }
    }
}
