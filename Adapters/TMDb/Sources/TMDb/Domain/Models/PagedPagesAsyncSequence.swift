/// An asynchronous sequence of the pages of a list, which fetches each page when it is needed.
///
/// ```swift
/// for try await page in client.movies.allRecommendationsPages(forMovie: 550) {
///     print("Page \(page.page ?? 0) of \(page.totalPages ?? 0): \(page.results.count) movies")
/// }
/// ```
///
/// No request is sent before iteration starts. The task's cancellation is checked before each request.
///
/// The sequence ends after the last page, according to `total_pages` of the most recent page. It ends after page 500 at
/// the latest, because TMDb serves no more pages. It also ends:
/// - after a page whose `total_pages` is missing or not positive;
/// - before a page without rows;
/// - before a page whose number is not higher than the number of the previous page. Some lists ignore the requested
///   page.
///
/// An error ends the iteration: `next()` throws it once, and then returns `nil`. The sequence does not retry requests;
/// the client's retry policy applies.
///
/// Each iterator starts at page 1, and must be used by one task only.
public struct PagedPagesAsyncSequence<Item: Codable & Hashable & Sendable>: AsyncSequence, Sendable {

    /// A page of the list.
    public typealias Element = PageableListResult<Item>

    /// The error that ends the iteration.
    public typealias Failure = TMDbError

    /// A closure that fetches a page by its number, from 1.
    ///
    /// The error that the closure throws becomes the ``Failure``. A ``TMDbError`` is unchanged. A `CancellationError`
    /// becomes ``TMDbError/Kind-swift.enum/cancelled``. Any other error becomes
    /// ``TMDbError/Kind-swift.enum/pageFetching``, with the error as its ``TMDbError/underlying``.
    public typealias PageFetcher = @Sendable (_ page: Int) async throws -> PageableListResult<Item>

    typealias TypedPageFetcher = @Sendable (_ page: Int) async throws(TMDbError) -> PageableListResult<Item>

    private let fetchPage: TypedPageFetcher
    private let isPrefetching: Bool

    /// Creates a sequence of the pages of a list.
    ///
    /// - Parameter fetchPage: A closure that fetches a page by its number, from 1.
    public init(fetchPage: @escaping PageFetcher) {
        // The closure may throw any error, because that is the inferred type of a closure that only makes typed calls.
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

    /// Returns a sequence of the same pages that fetches the next page as soon as it delivers the current one.
    ///
    /// The request of a page thus overlaps with the work on the previous page. At most one page is fetched ahead. If
    /// that request fails, the error is thrown when the page is needed.
    ///
    /// The iterator owns the request. The request is cancelled when the iterator is released, such as at the end of a
    /// loop. It is also cancelled when the task is cancelled while it waits for the page. The iterator does not wait
    /// for a cancelled request to end; shutting down the client does.
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

    /// An iterator over the pages of a list.
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
