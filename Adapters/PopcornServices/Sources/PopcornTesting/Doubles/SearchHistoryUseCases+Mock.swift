public import CoreApplication
public import CoreDomain
import Tracing

extension SearchHistoryUseCases {

    /// Creates a set with the real use cases over a repository.
    ///
    /// ```swift
    /// let searchHistory = SearchHistoryUseCases.mock(repository: SearchHistoryRepositoryMock())
    /// ```
    ///
    /// - Parameter repository: The repository, such as `SearchHistoryRepositoryMock`, which stores search histories in
    ///   memory.
    public static func mock(repository: any SearchHistoryRepository) -> SearchHistoryUseCases {
        SearchHistoryUseCases(repository: repository, tracer: NoOpTracer())
    }
}
