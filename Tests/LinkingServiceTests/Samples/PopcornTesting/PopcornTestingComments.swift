import PopcornTesting

private func doubles() -> (FetchMovieDetailsUseCase, MovieUseCases) {
    let fetchMovieDetails = FetchMovieDetailsUseCase.returning(.mock(title: "Fight Club"), origin: .stale)
    let movies = MovieUseCases.mock(fetchMovieDetails: .returning(.mock()), addToWatchlist: .returning(true))
    return (fetchMovieDetails, movies)
}

private func doublesOfSeries() -> TVSeriesUseCases {
    let tvSeries = TVSeriesUseCases.mock(fetchTVSeriesDetails: .returning(.mock()), addToWatchlist: .returning(true))
    return tvSeries
}

private func cache() -> ContentCache {
    let cache = ContentCache.mock(warm: { ids in CacheProgress(fetched: ids.count) })
    return cache
}

private func people() -> PersonUseCases {
    let people = PersonUseCases.mock(fetchPersonDetails: .returning(.mock()))
    return people
}

private func recorded() -> MovieUseCases {
    let requests = RecordedRequests<TitleRequest>()
    let movies = MovieUseCases.mock(fetchMovieDetails: .returning(.mock()).recorded(in: requests))
    return movies
}

private func changing() -> MovieUseCases {
    let movie = ChangingValue(MovieDetails.mock())
    let movies = MovieUseCases.mock(fetchMovieDetails: .returning(movie))
    movie.change(to: .mock(title: "Fight Club"))
    return movies
}

private func lists() -> MovieUseCases {
    var movies = MovieUseCases.mock(watchlist: WatchlistRepositoryMock([550, 680]))
    movies.fetchMovieDetails = .returning(.mock(isOnWatchlist: true))
    return movies
}

private func media() -> MediaUseCases {
    let media = MediaUseCases.mock(findByExternalID: .returning(ExternalIDMatches(movies: [.mock()])))
    return media
}

private func references() -> ReferenceUseCases {
    let references = ReferenceUseCases.mock(fetchCompany: .returning(.mock()))
    return references
}

private func searchHistory() -> SearchHistoryUseCases {
    let searchHistory = SearchHistoryUseCases.mock(fetchSearchHistory: .returning([.mock()]))
    return searchHistory
}

private func searches() -> SearchHistoryUseCases {
    let searchHistory = SearchHistoryUseCases.mock(repository: SearchHistoryRepositoryMock())
    return searchHistory
}
