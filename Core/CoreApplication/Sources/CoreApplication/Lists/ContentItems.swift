public import CoreDomain

/// An asynchronous sequence of the items of a list, each returned once.
///
/// Pages are fetched on demand. Iteration ends after the last page or after three consecutive empty pages. A single
/// page can be empty because rows of other kinds are skipped. After throwing an error, the iterator returns `nil`.
public struct ContentItems<Item: Identifiable & Sendable>: AsyncSequence, Sendable where Item.ID: Sendable {

    private let fetchPage: @Sendable (Int) async throws(PopcornError) -> ContentPage<Item>

    /// Creates a sequence.
    ///
    /// - Parameter fetchPage: A closure that fetches a page by its number, from 1.
    public init(_ fetchPage: @escaping @Sendable (Int) async throws(PopcornError) -> ContentPage<Item>) {
        self.fetchPage = fetchPage
    }

    /// Returns an iterator over the items.
    public func makeAsyncIterator() -> Iterator {
        Iterator(fetchPage: fetchPage)
    }

    /// An iterator over the items of a list.
    public struct Iterator: AsyncIteratorProtocol {

        private let fetchPage: @Sendable (Int) async throws(PopcornError) -> ContentPage<Item>
        /// The remaining items of the last page, in reverse order.
        private var remaining: [Item] = []
        private var returnedIDs: Set<Item.ID> = []
        /// The number of the next page; `nil` after the last page.
        private var next: Int? = 1
        /// The number of consecutive pages without items.
        private var emptyPages = 0

        fileprivate init(fetchPage: @escaping @Sendable (Int) async throws(PopcornError) -> ContentPage<Item>) {
            self.fetchPage = fetchPage
        }

        /// Returns the next item, or `nil` at the end of the list and after an error.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(PopcornError) -> Item? {
            while true {
                while let item = remaining.popLast() {
                    if returnedIDs.insert(item.id).inserted { return item }
                }
                guard let number = next else { return nil }
                next = nil
                let page = try await fetchPage(number)
                remaining = page.items.reversed()
                emptyPages = page.items.isEmpty ? emptyPages + 1 : 0
                if number < page.totalPages, emptyPages < 3 { next = number + 1 }
            }
        }
    }
}
