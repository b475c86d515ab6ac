/// The items of all pages of a list, without those that came before.
///
/// ``PagedAsyncSequence/removingDuplicates()`` makes one. While it is iterated it remembers the key of every item that
/// it delivered: at most 10,000 keys for TMDb's 500 pages of 20, and no item.
public struct UniquePagedAsyncSequence<
    Item: Codable & Hashable & Sendable, Key: Hashable & Sendable
>: AsyncSequence, Sendable {

    /// An item of the list.
    public typealias Element = Item

    /// Why iteration ended early.
    public typealias Failure = TMDbError

    private let items: PagedAsyncSequence<Item>
    private let key: @Sendable (Item) -> Key

    fileprivate init(items: PagedAsyncSequence<Item>, key: @escaping @Sendable (Item) -> Key) {
        self.items = items
        self.key = key
    }

    /// The same items, but the next page is asked for as soon as the first item of the current one is delivered.
    ///
    /// ``PagedPagesAsyncSequence/prefetchingNextPage()`` says who owns that request and when it is cancelled.
    public func prefetchingNextPage() -> UniquePagedAsyncSequence {
        UniquePagedAsyncSequence(items: items.prefetchingNextPage(), key: key)
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(items: items.makeAsyncIterator(), key: key)
    }

    /// Delivers the items of a list, each once.
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

    /// The items without those whose key came before; the first of equal keys stays.
    ///
    /// - Parameter key: What makes an item the same as another, such as `\.name`.
    public func removingDuplicates<Key: Hashable & Sendable>(
        by key: @escaping @Sendable (Item) -> Key
    ) -> UniquePagedAsyncSequence<Item, Key> {
        UniquePagedAsyncSequence(items: self, key: key)
    }
}

extension PagedAsyncSequence where Item: Identifiable, Item.ID: Sendable {

    /// The items without those whose identifier came before; the first stays.
    public func removingDuplicates() -> UniquePagedAsyncSequence<Item, Item.ID> {
        removingDuplicates { $0.id }
    }
}
