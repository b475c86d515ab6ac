import Foundation
import PopcornServices

private func unset() -> MovieUseCases {
    var movies = MovieUseCases.unset
    movies.addToWatchlist = AddMovieToWatchlistUseCase { _, _ in true }
    return movies
}

private func details(_ popcorn: PopcornServices) async throws -> MovieDetails {
    let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
    return movie
}

private func json(_ popcorn: PopcornServices) async throws -> MovieDetails {
    let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
    let json = try PopcornJSON.data(movie)
    let decoded = try PopcornJSON.decoder().decode(MovieDetails.self, from: json)
    return decoded
}

private func body(_ popcorn: PopcornServices) async throws -> Data {
    let json = try await popcorn.movies.fetchMovieDetails.json(id: 550)
    return json.value
}

private func parts(_ popcorn: PopcornServices) async throws {
    let movie = try await popcorn.movies.fetchMovie.execute(id: 550, including: [.credits, .images])
    print(movie.title, movie.credits?.cast.count ?? 0)
}

private func several(_ popcorn: PopcornServices, ids: [Int]) async throws {
    for (id, result) in zip(ids, try await popcorn.movies.fetchMovieDetails.execute(ids: ids)) {
        print(id, (try? result.get().title) ?? "not available")
    }
}

private func double() -> FetchMovieCreditsUseCase {
    let fetchMovieCredits = FetchMovieCreditsUseCase { id, locale, policy in
        Sourced(CreditsDetails(cast: [], crew: []), origin: .cache, cachedAt: .distantPast)
    }
    return fetchMovieCredits
}

private func add(_ popcorn: PopcornServices) async throws {
    try await popcorn.movies.addToWatchlist.execute(id: 550, owner: WatchlistOwner("alice"))
}

private func suggest(_ popcorn: PopcornServices) async throws -> [SearchHistoryEntry] {
    let suggestions = try await popcorn.searchHistory.fetchSearchHistory.execute(
        prefix: "fig", limit: 5, owner: WatchlistOwner("alice"))
    return suggestions
}

private func record(_ popcorn: PopcornServices) async throws {
    try await popcorn.searchHistory.recordSearch.execute("fight club", kind: .movie, owner: WatchlistOwner("alice"))
}

private func list(_ popcorn: PopcornServices) async throws -> ContentPage<MoviePreviewDetails> {
    let first = try await popcorn.movies.fetchPopularMovies.execute()
    for try await movie in popcorn.movies.fetchPopularMovies.all() {
        print(movie.title)
    }
    return first
}

private func updates(_ popcorn: PopcornServices) async throws {
    for try await movie in popcorn.movies.fetchMovieDetails.updates(id: 550) {
        print(movie.title, movie.voteCount ?? 0)
    }
}
