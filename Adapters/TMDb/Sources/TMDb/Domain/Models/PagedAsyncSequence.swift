/// The items of all pages of a list, each page asked for when its first item is needed.
///
/// ```swift
/// for try await movie in client.movies.allRecommendations(forMovie: 550) {
///     print(movie.title)
/// }
/// ```
///
/// Nothing is asked for before iteration, and TMDb serves at most 500 pages of a list. Where the items end, what an
/// error does and how cancellation works is said at ``PagedPagesAsyncSequence``.
///
/// A list can change while it is read, so that an item moves to a later page and comes twice:
/// ``removingDuplicates()`` leaves it out.
public struct PagedAsyncSequence<Item: Codable & Hashable & Sendable>: AsyncSequence, Sendable {

    /// An item of the list.
    public typealias Element = Item

    /// Why iteration ended early.
    public typealias Failure = TMDbError

    /// Asks for a page by its number, from 1.
    public typealias PageFetcher = PagedPagesAsyncSequence<Item>.PageFetcher

    /// The pages that the items are on.
    public let pages: PagedPagesAsyncSequence<Item>

    /// Creates the items of a list.
    ///
    /// - Parameter fetchPage: Asks for a page by its number, from 1.
    public init(fetchPage: @escaping PageFetcher) {
        self.init(pages: PagedPagesAsyncSequence(fetchPage: fetchPage))
    }

    init(pages: PagedPagesAsyncSequence<Item>) {
        self.pages = pages
    }

    /// The same items, but the next page is asked for as soon as the first item of the current one is delivered.
    ///
    /// ``PagedPagesAsyncSequence/prefetchingNextPage()`` says who owns that request and when it is cancelled.
    public func prefetchingNextPage() -> PagedAsyncSequence {
        PagedAsyncSequence(pages: pages.prefetchingNextPage())
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(pages: pages.makeAsyncIterator())
    }

    /// Delivers the items of a list.
    public struct AsyncIterator: AsyncIteratorProtocol {

        private var pages: PagedPagesAsyncSequence<Item>.AsyncIterator
        private var items: IndexingIterator<[Item]> = [].makeIterator()

        fileprivate init(pages: PagedPagesAsyncSequence<Item>.AsyncIterator) {
            self.pages = pages
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(TMDbError) -> Item? {
            while true {
                if let item = items.next() { return item }
                // A page that was read is not kept while the next one is awaited.
                items = [].makeIterator()
                guard let page = try await pages.next(isolation: actor) else { return nil }
                items = page.results.makeIterator()
            }
        }
    }
}

/// The items of all pages of a list that a closure asks for page by page.
///
/// ```swift
/// for try await movie in allPages(fetching: { page in
///     try await client.movies.similar(toMovie: 550, page: page)
/// }) {
///     print(movie.title)
/// }
/// ```
///
/// - Parameter fetching: Asks for a page by its number, from 1.
public func allPages<Item>(
    fetching: @escaping PagedAsyncSequence<Item>.PageFetcher
) -> PagedAsyncSequence<Item> {
    PagedAsyncSequence(fetchPage: fetching)
}
