import Foundation
import PopcornServices

private func everything(token: String, url: URL) async throws -> MovieDetails {
    let popcorn = try await PopcornServices(.init(tmdb: .accessToken(token), storage: .folder(url)))
    let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
    await popcorn.shutdown()
    return movie
}

private func library(_ popcorn: PopcornServices) async throws {
    for owner in try await popcorn.library.owners() {
        let lines = try await popcorn.library.exportAll(owner: owner)
        print(owner, lines.count)
    }
}

private func warmed(_ popcorn: PopcornServices) async throws -> CacheProgress {
    let result = try await popcorn.cache.warm((1...20_000).lazy.map { ContentID.movie($0) })
    return result
}

private func warmedFromLists(_ popcorn: PopcornServices) async throws -> WarmUpProgress {
    let result = try await popcorn.cache.warm(from: [.list(.popularMovies, limit: 500), .watchlists])
    return result
}

private func health(of popcorn: PopcornServices) async -> Health {
    let health = await popcorn.health()
    return health
}

private func providers(_ popcorn: PopcornServices) async throws -> [WatchProviderDetails] {
    let providers = try await popcorn.references.fetchWatchProviders.execute(.movie)
    return providers
}
