/// A page that is asked for before it is needed.
///
/// Whoever holds this owns the request, and the request is cancelled when the last holder lets go: an iterator has no
/// place in which it could await a child task, so it holds an object whose end cancels the task.
final class PageRequest<Item: Codable & Hashable & Sendable>: Sendable {

    typealias Page = PageableListResult<Item>

    private let task: Task<Result<Page, TMDbError>, Never>

    /// Asks for a page.
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

    /// The page. Cancelling the caller cancels the request.
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
