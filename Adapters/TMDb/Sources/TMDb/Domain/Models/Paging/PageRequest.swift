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
