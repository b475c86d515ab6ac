import Foundation
import Logging
import PopcornServices

private func poster(token: String, folder: URL) async throws -> URL? {
    let popcorn = try await PopcornServices(.init(tmdb: .accessToken(token), storage: .folder(folder)))
    let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
    let poster = movie.posterURLSet?.card
    await popcorn.shutdown()
    return poster
}

private func configured(token: String, folder: URL) throws -> PopcornServices.Configuration {
    let british = try ContentLocale(language: "en-GB")
    let defaults = ContentDefaults(locale: british, certificationFallbackRegions: [])
    let configuration = PopcornServices.Configuration(
        tmdb: .accessToken(token), storage: .folder(folder), content: defaults,
        freshness: FreshnessPolicy(timeToLive: .seconds(6 * 3600)))
    return configuration
}

private func locales(of header: String?) throws -> [ContentLocale] {
    let locale = ContentLocale(acceptLanguage: header, default: .americanEnglish)
    let supported = [try ContentLocale(language: "en-US"), try ContentLocale(language: "de-DE")]
    let choice = ContentLocale.best(of: supported, acceptLanguage: header) ?? .americanEnglish
    return [locale, choice]
}

private func policies(_ popcorn: PopcornServices) async throws -> [MovieDetails] {
    let sourced = try await popcorn.movies.fetchMovieDetails.sourced(id: 550, locale: nil, policy: .cacheFirst)
    print(sourced.value.title, sourced.origin, sourced.cachedAt)

    let latest = try await popcorn.movies.fetchMovieDetails.execute(id: 550, policy: .refresh)
    let offline = try await popcorn.movies.fetchMovieDetails.execute(id: 550, policy: .cacheOnly)
    return [latest, offline]
}

private func title(of id: Int, _ popcorn: PopcornServices, logger: Logger) async throws -> String? {
    do throws(PopcornError) {
        return try await popcorn.movies.fetchMovieDetails.execute(id: id).title
    } catch {
        switch error.kind {
        case .notFound: return nil
        case .rateLimited, .unavailable: throw error
        default:
            logger.error("No movie", metadata: ["reason": "\(error.message)"])
            throw error
        }
    }
}

private func watchlist(_ popcorn: PopcornServices) async throws -> Int {
    try await popcorn.movies.addToWatchlist.execute(id: 550)
    let watchlist = try await popcorn.movies.fetchWatchlist.execute()
    return watchlist.count
}

private func cache(_ popcorn: PopcornServices) async throws -> (CacheStatistics, Int) {
    let statistics = try await popcorn.cache.statistics()
    let purged = try await popcorn.cache.purge(olderThan: .seconds(30 * 86_400))
    return (statistics, purged)
}
