public import CoreApplication
public import CoreDomain
import Tracing

extension SearchHistoryUseCases {

    /// Creates a set of use cases from doubles. A use case without a double throws an error whose message contains its
    /// name.
    ///
    /// ```swift
    /// let searchHistory = SearchHistoryUseCases.mock(fetchSearchHistory: .returning([.mock()]))
    /// ```
    public static func mock(
        fetchSearchHistory: FetchSearchHistoryUseCase = .unexpected("fetchSearchHistory"),
        recordSearch: RecordSearchUseCase = .unexpected("recordSearch"),
        removeSearch: RemoveSearchUseCase = .unexpected("removeSearch"),
        clearSearchHistory: ClearSearchHistoryUseCase = .unexpected("clearSearchHistory")
    ) -> SearchHistoryUseCases {
        SearchHistoryUseCases(
            fetchSearchHistory: fetchSearchHistory, recordSearch: recordSearch, removeSearch: removeSearch,
            clearSearchHistory: clearSearchHistory)
    }

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
