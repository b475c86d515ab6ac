public import CoreApplication
public import MediaApplication

extension MediaUseCases {

    /// Creates a set of use cases from doubles. A use case without a double throws an error whose message contains its
    /// name.
    ///
    /// ```swift
    /// let media = MediaUseCases.mock(findByExternalID: .returning(ExternalIDMatches(movies: [.mock()])))
    /// ```
    public static func mock(
        searchMedia: SearchMediaUseCase = .unexpected("searchMedia"),
        fetchTrendingMedia: FetchTrendingMediaUseCase = .unexpected("fetchTrendingMedia"),
        findByExternalID: FindByExternalIDUseCase = .unexpected("findByExternalID"),
        fetchWatchlistTitles: FetchWatchlistTitlesUseCase = .unexpected("fetchWatchlistTitles"),
        fetchCalendar: FetchCalendarUseCase = .unexpected("fetchCalendar"),
        exportCalendar: ExportCalendarUseCase = .unexpected("exportCalendar")
    ) -> MediaUseCases {
        MediaUseCases(
            searchMedia: searchMedia, fetchTrendingMedia: fetchTrendingMedia, findByExternalID: findByExternalID,
            fetchWatchlistTitles: fetchWatchlistTitles,
            fetchCalendar: fetchCalendar, exportCalendar: exportCalendar)
    }
}
