import PopcornServices

func follow(_ id: Int, in popcorn: PopcornServices) async throws {
    for try await movie in popcorn.movies.fetchMovieDetails.updates(id: id, owner: .default) {
        print(movie.title, movie.isOnWatchlist == true ? "is on the watchlist" : "is not on the watchlist")
    }
}
