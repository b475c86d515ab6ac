/// An asynchronous sequence of the items of a list, which fetches each page when its first item is needed.
///
/// ```swift
/// for try await movie in client.movies.allRecommendations(forMovie: 550) {
///     print(movie.title)
/// }
/// ```
///
/// No request is sent before iteration starts. TMDb serves at most 500 pages of a list. For the end of the sequence,
/// errors and cancellation, see ``PagedPagesAsyncSequence``.
///
/// If a list changes during iteration, an item can move to a later page and appear twice. Use ``removingDuplicates()``
/// to omit such duplicates.
public struct PagedAsyncSequence<Item: Codable & Hashable & Sendable>: AsyncSequence, Sendable {

    /// An item of the list.
    public typealias Element = Item

    /// The error that ends the iteration.
    public typealias Failure = TMDbError

    /// A closure that fetches a page by its number, from 1.
    public typealias PageFetcher = PagedPagesAsyncSequence<Item>.PageFetcher

    /// The pages of the list.
    public let pages: PagedPagesAsyncSequence<Item>

    /// Creates a sequence of the items of a list.
    ///
    /// - Parameter fetchPage: A closure that fetches a page by its number, from 1.
    public init(fetchPage: @escaping PageFetcher) {
        self.init(pages: PagedPagesAsyncSequence(fetchPage: fetchPage))
    }

    init(pages: PagedPagesAsyncSequence<Item>) {
        self.pages = pages
    }

    /// Returns a sequence of the same items that fetches the next page as soon as it delivers the first item of the
    /// current page.
    ///
    /// For the lifetime and cancellation of that request, see ``PagedPagesAsyncSequence/prefetchingNextPage()``.
    public func prefetchingNextPage() -> PagedAsyncSequence {
        PagedAsyncSequence(pages: pages.prefetchingNextPage())
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(pages: pages.makeAsyncIterator())
    }

    /// An iterator over the items of a list.
    public struct AsyncIterator: AsyncIteratorProtocol {

        private var pages: PagedPagesAsyncSequence<Item>.AsyncIterator
        private var items: IndexingIterator<[Item]> = [].makeIterator()

        fileprivate init(pages: PagedPagesAsyncSequence<Item>.AsyncIterator) {
            self.pages = pages
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws(TMDbError) -> Item? {
            while true {
                if let item = items.next() { return item }
                // Releases the finished page before the next one is fetched.
                items = [].makeIterator()
                guard let page = try await pages.next(isolation: actor) else { return nil }
                items = page.results.makeIterator()
            }
        }
    }
}

/// Returns an asynchronous sequence of the items of a list, whose pages a closure fetches.
///
/// ```swift
/// for try await movie in allPages(fetching: { page in
///     try await client.movies.similar(toMovie: 550, page: page)
/// }) {
///     print(movie.title)
/// }
/// ```
///
/// - Parameter fetching: A closure that fetches a page by its number, from 1.
public func allPages<Item>(fetching: @escaping PagedAsyncSequence<Item>.PageFetcher) -> PagedAsyncSequence<Item> {
    PagedAsyncSequence(fetchPage: fetching)
}
