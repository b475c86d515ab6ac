import Foundation
import PopcornServices

private func everything(token: String, url: URL) async throws -> MovieDetails {
    let popcorn = try await PopcornServices(.init(tmdb: .accessToken(token), storage: .folder(url)))
    let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
    await popcorn.shutdown()
    return movie
}

private func warmed(_ popcorn: PopcornServices) async throws -> CacheProgress {
    let result = try await popcorn.cache.warm((1...20_000).lazy.map { ContentID.movie($0) })
    return result
}

private func health(of popcorn: PopcornServices) async -> Health {
    let health = await popcorn.health()
    return health
}

private func found(_ popcorn: PopcornServices) async throws -> ExternalIDMatches {
    let found = try await popcorn.media.findByExternalID.execute(ExternalID("tt0137523"))
    return found
}

private func titles(_ popcorn: PopcornServices) async throws -> ContentPage<WatchlistTitle> {
    let titles = try await popcorn.media.fetchWatchlistTitles.execute(
        WatchlistQuery(order: .nextEpisode), owner: WatchlistOwner("alice"))
    return titles
}

private func calendar(_ popcorn: PopcornServices, first: Date, last: Date) async throws -> WatchlistCalendar {
    let calendar = try await popcorn.media.fetchCalendar.execute(CalendarRequest(from: first, to: last))
    return calendar
}

private func providers(_ popcorn: PopcornServices) async throws -> [WatchProviderDetails] {
    let providers = try await popcorn.references.fetchWatchProviders.execute(.movie)
    return providers
}
