import PopcornTesting

private func doubles() -> (FetchMovieDetailsUseCase, MovieUseCases) {
    let fetchMovieDetails = FetchMovieDetailsUseCase.giving(.mock(title: "Fight Club"), origin: .stale)
    let movies = MovieUseCases.mock(fetchMovieDetails: .giving(.mock()), addToWatchlist: .giving(true))
    return (fetchMovieDetails, movies)
}

private func doublesOfSeries() -> TVSeriesUseCases {
    let tvSeries = TVSeriesUseCases.mock(fetchTVSeriesDetails: .giving(.mock()), addToWatchlist: .giving(true))
    return tvSeries
}

private func people() -> PersonUseCases {
    let people = PersonUseCases.mock(fetchPersonDetails: .giving(.mock()))
    return people
}

private func recorded() -> MovieUseCases {
    let requests = RecordedRequests<OwnedTitle>()
    let movies = MovieUseCases.mock(fetchMovieDetails: .giving(.mock()).recorded(in: requests))
    return movies
}

private func changing() -> MovieUseCases {
    let movie = ChangingValue(MovieDetails.mock())
    let movies = MovieUseCases.mock(fetchMovieDetails: .giving(movie))
    movie.change(to: .mock(title: "Fight Club"))
    return movies
}

private func lists() -> MovieUseCases {
    var movies = MovieUseCases.mock(watchlist: WatchlistRepositoryMock([550, 680]))
    movies.fetchMovieDetails = .giving(.mock(isOnWatchlist: true))
    return movies
}

private func media() -> MediaUseCases {
    let media = MediaUseCases.mock(findByExternalID: .giving(ExternalIDMatches(movies: [.mock()])))
    return media
}
