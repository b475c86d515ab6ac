/// The pages of a list, one after the other, each asked for when it is needed.
///
/// ```swift
/// for try await page in client.movies.allRecommendationsPages(forMovie: 550) {
///     print("Page \(page.page ?? 0) of \(page.totalPages ?? 0): \(page.results.count) movies")
/// }
/// ```
///
/// Nothing is asked for before iteration. The task's cancellation is checked before each request.
///
/// The sequence ends with the last page of `total_pages`, as the latest page tells it, and at page 500, the last that
/// TMDb serves. It ends too at a page that says no positive `total_pages`, at an empty page, and at a page that was
/// answered before (a list that ignores the page asked for); the last two are not delivered.
///
/// An error ends an iteration: it is thrown once, and `next()` then returns `nil`. Nothing is asked for twice; that is
/// the client's business.
///
/// Each iterator begins with page 1, and serves one task.
public struct PagedPagesAsyncSequence<Item: Codable & Hashable & Sendable>: AsyncSequence, Sendable {

    /// A page.
    public typealias Element = PageableListResult<Item>

    /// Why iteration ended early.
    public typealias Failure = TMDbError

    /// Asks for a page by its number, from 1.
    ///
    /// What it throws becomes the ``Failure``: a ``TMDbError`` stays as it is, a `CancellationError` becomes
    /// ``TMDbError/Kind-swift.enum/cancelled``, and any other error becomes
    /// ``TMDbError/Kind-swift.enum/pageFetching`` and is kept as ``TMDbError/underlying``.
    public typealias PageFetcher = @Sendable (_ page: Int) async throws -> PageableListResult<Item>

    typealias TypedPageFetcher = @Sendable (_ page: Int) async throws(TMDbError) -> PageableListResult<Item>

    private let fetchPage: TypedPageFetcher
    private let isPrefetching: Bool

    /// Creates the pages of a list.
    ///
    /// - Parameter fetchPage: Asks for a page by its number, from 1.
    public init(fetchPage: @escaping PageFetcher) {
        // A closure that only tries typed calls throws any error if its type is inferred, so any is accepted.
        self.init(
            fetchPage: { page throws(TMDbError) in
                do {
                    return try await fetchPage(page)
                } catch {
                    throw TMDbError(pageFailure: error)
                }
            }, isPrefetching: false)
    }

    private init(fetchPage: @escaping TypedPageFetcher, isPrefetching: Bool) {
        self.fetchPage = fetchPage
        self.isPrefetching = isPrefetching
    }

    /// The same pages, but the next page is asked for as soon as the current one is delivered.
    ///
    /// So the request of a page and the work on the page before overlap. At most one page is asked for ahead; an error
    /// of it is thrown when its turn comes.
    ///
    /// The request belongs to the iterator. It is cancelled when the iterator goes away, which a loop's iterator does
    /// when the loop ends or is left, and when the task is cancelled while it waits for the page. Nothing waits for the
    /// cancelled request to end; shutting the client down does.
    public func prefetchingNextPage() -> PagedPagesAsyncSequence {
        PagedPagesAsyncSequence(fetchPage: fetchPage, isPrefetching: true)
    }

    /// The items of the pages.
    public var items: PagedAsyncSequence<Item> {
        PagedAsyncSequence(pages: self)
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(cursor: PageCursor(fetchPage: fetchPage, isPrefetching: isPrefetching))
    }

    /// Delivers the pages of a list.
    public struct AsyncIterator: AsyncIteratorProtocol {

        private var cursor: PageCursor<Item>

        fileprivate init(cursor: PageCursor<Item>) {
            self.cursor = cursor
        }

        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(TMDbError) -> PageableListResult<Item>? {
            try await cursor.next(isolation: actor)
        }
    }
}
