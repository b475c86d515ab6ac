import PopcornServices

func follow(_ id: Int, in popcorn: PopcornServices) async throws {
    for try await movie in popcorn.movies.fetchMovieDetails.updates(id: id) {
        print(movie.title, movie.isOnWatchlist ? "is on the watchlist" : "is not on the watchlist")
    }
}
