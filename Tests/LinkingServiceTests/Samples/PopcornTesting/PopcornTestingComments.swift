import PopcornTesting

private func doubles() -> (FetchMovieDetailsUseCase, MovieUseCases) {
    let fetchMovieDetails = FetchMovieDetailsUseCase.returning(.mock(title: "Fight Club"), origin: .stale)
    let movies = MovieUseCases.mock {
        $0.fetchMovieDetails = .returning(.mock())
        $0.addToWatchlist = .returning(true)
    }
    return (fetchMovieDetails, movies)
}

private func cache() -> ContentCache {
    let cache = ContentCache.mock(warm: { ids in CacheProgress(fetched: ids.count) })
    return cache
}

private func recorded() -> MovieUseCases {
    let requests = RecordedRequests<TitleRequest>()
    let movies = MovieUseCases.mock { $0.fetchMovieDetails = .returning(.mock()).recorded(in: requests) }
    return movies
}

private func changing() -> MovieUseCases {
    let movie = ChangingValue(MovieDetails.mock())
    let movies = MovieUseCases.mock { $0.fetchMovieDetails = .returning(movie) }
    movie.change(to: .mock(title: "Fight Club"))
    return movies
}

private func lists() -> MovieUseCases {
    var movies = MovieUseCases.mock(watchlist: WatchlistRepositoryMock([550, 680]))
    movies.fetchMovieDetails = .returning(.mock(isOnWatchlist: true))
    return movies
}

private func series() -> TVSeriesUseCases {
    var tvSeries = TVSeriesUseCases.mock(watchlist: WatchlistRepositoryMock([1396], kind: .tvSeries))
    tvSeries.fetchTVSeriesDetails = .returning(.mock(isOnWatchlist: true))
    return tvSeries
}

private func searches() -> SearchHistoryUseCases {
    let searchHistory = SearchHistoryUseCases.mock(repository: SearchHistoryRepositoryMock())
    return searchHistory
}
