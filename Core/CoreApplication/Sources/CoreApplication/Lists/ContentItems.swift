public import CoreDomain

/// The items of a list, page by page as they are needed, each once.
///
/// A page is fetched when its first item is asked for. Three pages without an item, one after the other, are the end
/// of the list; one alone need not be, as rows of other kinds are left out. After an error the iterator is at its end.
public struct ContentItems<Item: Identifiable & Sendable>: AsyncSequence, Sendable where Item.ID: Sendable {

    private let fetchPage: @Sendable (Int) async throws(PopcornError) -> ContentPage<Item>

    /// The items of pages that a closure fetches by their number, from 1.
    public init(_ fetchPage: @escaping @Sendable (Int) async throws(PopcornError) -> ContentPage<Item>) {
        self.fetchPage = fetchPage
    }

    /// Walks through the items.
    public func makeAsyncIterator() -> Iterator {
        Iterator(fetchPage: fetchPage)
    }

    /// Walks through the items.
    public struct Iterator: AsyncIteratorProtocol {

        private let fetchPage: @Sendable (Int) async throws(PopcornError) -> ContentPage<Item>
        /// What is left of the last page, in reverse.
        private var waiting: [Item] = []
        private var given: Set<Item.ID> = []
        /// The number of the page to fetch; `nil` after the last.
        private var next: Int? = 1
        /// How many pages without an item came one after the other.
        private var emptyPages = 0

        fileprivate init(fetchPage: @escaping @Sendable (Int) async throws(PopcornError) -> ContentPage<Item>) {
            self.fetchPage = fetchPage
        }

        /// The next item; `nil` at the end of the list and after an error.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(PopcornError) -> Item? {
            while true {
                while let item = waiting.popLast() {
                    if given.insert(item.id).inserted { return item }
                }
                guard let number = next else { return nil }
                next = nil
                let page = try await fetchPage(number)
                waiting = page.items.reversed()
                let last = Swift.min(page.totalPages, ContentPage<Item>.lastServedPage)
                emptyPages = page.items.isEmpty ? emptyPages + 1 : 0
                if number < last, emptyPages < 3 { next = number + 1 }
            }
        }
    }
}
