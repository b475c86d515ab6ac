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
    /// Whether the page has rows, including omitted rows. A page with only omitted rows does not end a list.
    fileprivate var hasRows: Bool { !results.isEmpty || skippedCount > 0 }
}

/// A request for a page that is sent before the page is needed.
///
/// The request is cancelled when the last reference to this object is released. An iterator cannot await a child task,
/// so it holds this object, whose deinitialiser cancels the task.
final class PageRequest<Item: Codable & Hashable & Sendable>: Sendable {

    typealias Page = PageableListResult<Item>

    private let task: Task<Result<Page, TMDbError>, Never>

    /// Sends a request for a page.
    init(number: Int, fetchPage: @escaping PagedPagesAsyncSequence<Item>.TypedPageFetcher) {
        task = Task {
            do throws(TMDbError) {
                if Task.isCancelled { throw TMDbError(.cancelled) }
                return .success(try await fetchPage(number))
            } catch {
                return .failure(error)
            }
        }
    }

    deinit {
        task.cancel()
    }

    /// Returns the page. Cancelling the caller cancels the request.
    func page(isolation actor: isolated (any Actor)?) async throws(TMDbError) -> Page {
        let task = task
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        return try result.get()
    }
}

extension TMDbError {
    /// Creates the error that a paged sequence throws for an error of its closure.
    init(pageFailure: any Error) {
        self =
            switch pageFailure {
            case let error as TMDbError: error
            case is CancellationError: TMDbError(.cancelled, underlying: pageFailure)
            default: TMDbError(.pageFetching, underlying: pageFailure)
            }
    }
}
