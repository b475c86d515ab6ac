import CoreMetrics
import Foundation
import Logging
import PopcornServices
import ServiceLifecycle
import Tracing

private func poster(token: String, folder: URL) async throws -> URL? {
    let popcorn = try await PopcornServices(.init(tmdb: .accessToken(token), storage: .folder(folder)))
    let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
    let poster = movie.posterURLSet?.card
    await popcorn.shutdown()
    return poster
}

private func configured(
    token: String, folder: URL, logger: Logger, metrics: any MetricsFactory, tracer: any Tracer
) throws -> PopcornServices.Configuration {
    var configuration = PopcornServices.Configuration(tmdb: .accessToken(token), storage: .folder(folder))
    configuration.content = ContentDefaults(
        locale: try ContentLocale(language: "en-GB"), certificationFallbackRegions: [])
    configuration.freshness.timeToLive = .seconds(12 * 3600)
    configuration.transport.rateLimit?.requestsPerSecond = 10
    configuration.transport.connections.proxy = try TMDbProxy.http(host: "proxy.example.com", port: 3128)
    configuration.limits.readDeadline = .seconds(5)
    configuration.logger = logger
    configuration.metrics = metrics
    configuration.tracer = tracer
    return configuration
}

private func translated(_ original: PopcornServices.Configuration) throws -> PopcornServices.Configuration {
    var configuration = original
    configuration.content = ContentDefaults(
        locale: try ContentLocale(language: "de-AT"), textFallback: try TextFallback(["de", "en"]))
    return configuration
}

private func needsHint(_ popcorn: PopcornServices) async throws -> Bool {
    let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
    let needsHint = movie.textLanguages?.overview?.hasPrefix("de") == false
    return needsHint
}

private func policies(_ popcorn: PopcornServices) async throws -> [MovieDetails] {
    let sourced = try await popcorn.movies.fetchMovieDetails.sourced(id: 550, policy: .cacheFirst)
    print(sourced.value.title, sourced.origin, sourced.cachedAt)
    if let failure = sourced.failure { print("TMDb returned no newer value: \(failure.message)") }

    let latest = try await popcorn.movies.fetchMovieDetails.execute(id: 550, policy: .refresh)
    let offline = try await popcorn.movies.fetchMovieDetails.execute(id: 550, policy: .cacheOnly)
    return [latest, offline]
}

private func directors(_ popcorn: PopcornServices) async throws -> [CrewMemberDetails] {
    let movie = try await popcorn.movies.fetchMovie.execute(id: 550, including: [.credits, .watchOffers])
    let directors = movie.credits?.crew.filter { $0.job == "Director" } ?? []
    return directors
}

private func ratings(_ popcorn: PopcornServices) async throws {
    let locale = try ContentLocale(language: "de-DE")
    let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550, locale: locale)
    if let rating = movie.certification, let region = movie.certificationRegion {
        print(region == locale.region ? rating : "\(rating) (\(region))")
    }
}

private func releases(_ popcorn: PopcornServices) async throws {
    let releases = try await popcorn.movies.fetchMovieReleases.execute(id: 550)
    let discs = releases.first { $0.region == "US" }?.releases(of: .physical) ?? []
    let offers = try await popcorn.movies.fetchAllMovieWatchOffers.execute(id: 550)
    let keywords = try await popcorn.tvSeries.fetchTVSeriesKeywords.execute(id: 1396)
    let titles = try await popcorn.tvSeries.fetchTVSeriesAlternativeTitles.execute(id: 1396)
    print(discs.map(\.releaseDate), offers.map(\.region), keywords.map(\.name), titles.map(\.title))
}

private func episodes(_ popcorn: PopcornServices) async throws {
    let series = try await popcorn.tvSeries.fetchTVSeriesDetails.execute(id: 1396)
    let season = try await popcorn.tvSeries.fetchTVSeasonDetails.execute(seriesID: 1396, seasonNumber: 1)
    let pilot = try await popcorn.tvSeries.fetchTVEpisodeDetails.execute(
        seriesID: 1396, seasonNumber: 1, episodeNumber: 1)
    print(series.nextEpisodeToAir?.airDate as Any, season.episodes?.count ?? 0, pilot.guestStars?.count ?? 0)
    let whole = try await popcorn.tvSeries.fetchWholeTVSeries.execute(id: 1396)
    for season in whole.seasons ?? [] {
        print(season.seasonNumber, season.episodes?.map(\.name) ?? [])
    }
    let groups = try await popcorn.tvSeries.fetchTVEpisodeGroups.execute(id: 1396)
    if let absolute = groups.first(where: { $0.type == .absolute }) {
        let group = try await popcorn.tvSeries.fetchTVEpisodeGroup.execute(groupID: absolute.id)
        print(group.parts?.flatMap(\.episodes).map(\.name) ?? [])
    }
}

private func updates(_ popcorn: PopcornServices, alice: WatchlistOwner) async throws {
    for try await movie in popcorn.movies.fetchMovieDetails.updates(id: 550, owner: alice) {
        print(movie.title, movie.isOnWatchlist == true)
    }
    for try await watchlist in popcorn.movies.fetchWatchlist.updates(owner: alice) {
        print(watchlist.map(\.id))
    }
}

private func run(_ popcorn: PopcornServices, besides server: any Service, logger: Logger) async throws {
    let group = ServiceGroup(services: [popcorn, server], gracefulShutdownSignals: [.sigterm], logger: logger)
    try await group.run()
}

private func deleteExpired(_ popcorn: PopcornServices) async throws -> Int {
    let deleted = try await popcorn.cache.deleteExpired()
    return deleted
}

func status(of error: PopcornError) -> Int {
    switch error.kind {
    case .invalidInput: 400
    case .notFound: 404
    case .limitReached: 409
    case .notCached: 504
    case .undecodable: 502
    case .rateLimited, .overloaded, .unavailable: 503
    case .unauthorised, .storage, .cancelled: 500
    @unknown default: 500
    }
}

private func locales(of header: String?) throws -> [ContentLocale] {
    let locale = ContentLocale(acceptLanguage: header, default: .americanEnglish)
    let supported = [try ContentLocale(language: "en-US"), try ContentLocale(language: "de-DE")]
    let choice = ContentLocale.best(of: supported, acceptLanguage: header) ?? .americanEnglish
    return [locale, choice]
}

private func airingToday(_ popcorn: PopcornServices) async throws {
    var local = try ContentLocale(language: "de-AT")
    local.timeZone = TimeZone(identifier: "Europe/Vienna")
    let today = try await popcorn.tvSeries.fetchAiringTodayTVSeries.execute(locale: local)
    print(today.items.map(\.name))
}

private func manyTitles(_ popcorn: PopcornServices) async throws -> [String] {
    let results = try await popcorn.movies.fetchMovieDetails.execute(ids: [550, 680, 13])
    let titles = results.compactMap { try? $0.get().title }
    return titles
}

private func watchlist(_ popcorn: PopcornServices) async throws {
    let alice = try WatchlistOwner("alice")
    try await popcorn.movies.addToWatchlist.execute(id: 550, owner: alice)
    let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550, owner: alice)
    let watchlist = try await popcorn.movies.fetchWatchlist.execute(owner: alice)
    print(movie.isOnWatchlist == true, watchlist.map(\.id))
}

private func searchHistory(_ popcorn: PopcornServices, alice: WatchlistOwner) async throws {
    let searches = popcorn.searchHistory
    try await searches.recordSearch.execute("Fight Club", owner: alice)
    try await searches.recordSearch.execute("brad pitt", kind: .person, owner: alice)
    let suggestions = try await searches.fetchSearchHistory.execute(prefix: "fig", limit: 5, owner: alice)
    try await searches.removeSearch.execute("brad pitt", kind: .person, owner: alice)
    let deleted = try await searches.clearSearchHistory.execute(owner: alice)
    print(suggestions.map(\.text), deleted)
}

private func nextEpisodes(_ popcorn: PopcornServices, alice: WatchlistOwner) async throws {
    let next = try await popcorn.tvSeries.fetchNextEpisodes.execute(owner: alice)
    for day in next.days {
        print(day.date, day.episodes.map { "\($0.seriesName) \($0.seasonNumber)×\($0.episodeNumber)" })
    }
}

private func cache(_ popcorn: PopcornServices) async throws -> Int {
    let statistics = try await popcorn.cache.statistics()
    print(statistics.bytes, statistics.counts[.movie, default: [:]])
    let purged = try await popcorn.cache.purge(olderThan: .seconds(30 * 86_400))
    return purged
}

private func people(_ popcorn: PopcornServices) async throws {
    let person = try await popcorn.people.fetchPersonDetails.execute(id: 287)
    let credits = try await popcorn.people.fetchPersonCredits.execute(id: 287)
    let knownFor = try await popcorn.people.fetchPersonKnownFor.execute(id: 287)
    print(person.name, person.initials, credits.cast.count, knownFor.first?.title ?? "nothing")
}

private func lists(_ popcorn: PopcornServices) async throws {
    let page = try await popcorn.movies.fetchPopularMovies.execute(page: 2)
    let found = try await popcorn.movies.searchMovies.execute(MovieSearch("fight club"))
    print(page.items.map(\.title), "of \(page.totalResults);", found.items.first?.id ?? 0)
    for try await series in popcorn.tvSeries.fetchTopRatedTVSeries.all() where series.voteCount ?? 0 > 10_000 {
        print(series.name)
        break
    }
}

private func discover(_ popcorn: PopcornServices, today: Date) async throws {
    let soon = MovieFilter(
        order: .newest, releaseDays: DayRange(from: today), releaseTypes: [.digital], maximumCertification: "12",
        offerKinds: [.flatrate, .free])
    let german = try ContentLocale(language: "de-DE")
    let onDemand = try await popcorn.movies.discoverMovies.execute(soon, locale: german)
    let november = TVSeriesFilter(airDays: DayRange(from: today), networks: [213], statuses: [.returning])
    let airing = try await popcorn.tvSeries.discoverTVSeries.execute(november)
    print(onDemand.items.map(\.title), airing.items.map(\.name))
}

private func search(_ popcorn: PopcornServices) async throws {
    for try await item in popcorn.media.searchMedia.all(MediaSearch("fight club")).prefix(40) {
        switch item {
        case .movie(let movie): print(movie.title, movie.releaseDate as Any)
        case .tvSeries(let series): print(series.name, series.firstAirDate as Any)
        case .person(let person): print(person.name, person.knownForDepartment ?? "")
        }
    }
}

private func find(_ popcorn: PopcornServices) async throws {
    let found = try await popcorn.media.findByExternalID.execute(ExternalID("tt0137523"))
    let series = try await popcorn.media.findByExternalID.execute(ExternalID("81189", at: .tvdb))
    let collection = try await popcorn.movies.fetchMovieCollection.execute(id: 10)
    print(found.movies.map(\.id), series.tvSeries.map(\.name), collection.parts?.map(\.title) ?? [])
}

private func titles(_ popcorn: PopcornServices, alice: WatchlistOwner) async throws {
    let titles = try await popcorn.media.fetchWatchlistTitles.execute(
        WatchlistQuery(owner: alice, order: .nextEpisode))
    print(titles.items.compactMap(\.preview?.title), "of \(titles.totalResults)")
    let gone = titles.items.filter(\.isRemoved).compactMap(\.lastKnown?.title)
    print(gone)
}

private func calendar(_ popcorn: PopcornServices, alice: WatchlistOwner, first: Date, last: Date) async throws {
    let days = CalendarRequest(from: first, to: last, owner: alice)
    let calendar = try await popcorn.media.fetchCalendar.execute(days)
    let file = try await popcorn.media.exportCalendar.execute(days)
    print(calendar.days.map(\.date), file.count)
}

private func references(_ popcorn: PopcornServices) async throws {
    let providers = try await popcorn.references.fetchWatchProviders.execute(.movie)
    let companies = try await popcorn.references.searchCompanies.execute(NameSearch("regency"))
    print(providers.map(\.name), companies.items.map(\.id))
}
