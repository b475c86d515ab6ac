/// A cursor that fetches the pages of a list in order, and detects the end of the list.
struct PageCursor<Item: Codable & Hashable & Sendable> {

    typealias Page = PageableListResult<Item>

    /// The last page that TMDb serves, even if `total_pages` is higher.
    static var lastServedPage: Int { 500 }

    private let fetchPage: PagedPagesAsyncSequence<Item>.TypedPageFetcher
    private let isPrefetching: Bool

    private var nextNumber = 1
    private var lastReceivedNumber: Int?
    private var nextPage: PageRequest<Item>?
    private var isFinished = false

    init(fetchPage: @escaping PagedPagesAsyncSequence<Item>.TypedPageFetcher, isPrefetching: Bool) {
        self.fetchPage = fetchPage
        self.isPrefetching = isPrefetching
    }

    /// Returns the next page, or `nil` at the end of the list and after an error.
    mutating func next(isolation actor: isolated (any Actor)?) async throws(TMDbError) -> Page? {
        guard !isFinished else { return nil }
        let page: Page
        do throws(TMDbError) {
            page = try await requestedPage(isolation: actor)
        } catch {
            isFinished = true
            throw error
        }
        guard page.hasRows, isNew(page) else {
            isFinished = true
            return nil
        }
        advance(after: page)
        return page
    }

    private mutating func requestedPage(isolation actor: isolated (any Actor)?) async throws(TMDbError) -> Page {
        let request = nextPage
        nextPage = nil
        if Task.isCancelled { throw TMDbError(.cancelled) }
        return if let request { try await request.page(isolation: actor) } else { try await fetchPage(nextNumber) }
    }

    /// Returns whether the page is new. Some lists return the same page for every requested number.
    private func isNew(_ page: Page) -> Bool {
        guard let number = page.page, let lastReceivedNumber else { return true }
        return number > lastReceivedNumber
    }

    private mutating func advance(after page: Page) {
        let total = min(page.totalPages ?? 0, Self.lastServedPage)
        guard nextNumber < total else {
            isFinished = true
            return
        }
        lastReceivedNumber = page.page ?? lastReceivedNumber
        nextNumber += 1
        if isPrefetching, !Task.isCancelled {
            nextPage = PageRequest(number: nextNumber, fetchPage: fetchPage)
        }
    }
}

extension PageableListResult {
    /// Whether the page has rows, including omitted ones. A page with only omitted rows does not end a list.
    fileprivate var hasRows: Bool { !results.isEmpty || skippedCount > 0 }
}
