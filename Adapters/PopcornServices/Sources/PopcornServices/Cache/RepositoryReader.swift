import CoreDomain
import MoviesDomain
import PeopleDomain
import PopcornConcurrency
import TVSeriesDomain

/// A reader of warm-ups and refreshes that reads through the repositories of all kinds of content.
struct RepositoryReader: ContentReader {

    let movies: any MovieRepository
    let collections: any MovieCollectionRepository
    let tvSeries: any TVSeriesRepository
    let seasons: any TVSeasonRepository
    let episodes: any TVEpisodeRepository
    let people: any PersonRepository
    let defaults: ContentDefaults

    /// The maximum number of items that are read individually from the cache at a time.
    private static let concurrentReadLimit = 8

    func cachedStates(
        of ids: [ContentID], _ locale: ContentLocale
    ) async -> [ContentID: Result<DataOrigin, PopcornError>] {
        var states: [ContentID: Result<DataOrigin, PopcornError>] = [:]
        for (kind, ids) in Dictionary(grouping: ids, by: \.kind) {
            states.merge(zip(ids, await origins(of: kind, ids, locale))) { $1 }
        }
        return states
    }

    func fetch(_ id: ContentID, _ locale: ContentLocale) async throws(PopcornError) {
        _ = try await origin(of: id, locale, .refresh)
    }

    private func origins(
        of kind: ContentKind, _ ids: [ContentID], _ locale: ContentLocale
    ) async -> [Result<DataOrigin, PopcornError>] {
        let (numbers, texts) = (ids.map(\.id), defaults.texts(for: locale))
        return switch kind {
        case .movie:
            await movies.movies(
                withIDs: numbers, including: texts.parts(MoviePart.texts), locale: locale, policy: .cacheOnly
            ).map { $0.map(\.origin) }
        case .tvSeries:
            await tvSeries.series(
                withIDs: numbers, including: texts.parts(TVSeriesPart.texts), locale: locale, policy: .cacheOnly
            ).map { $0.map(\.origin) }
        case .person:
            await people.people(
                withIDs: numbers, including: texts.parts(PersonPart.texts), locale: locale, policy: .cacheOnly
            ).map { $0.map(\.origin) }
        case .collection, .tvSeason, .tvEpisode:
            await ids.concurrentMap(limit: Self.concurrentReadLimit) { id in
                await outcome { () async throws(PopcornError) in try await origin(of: id, locale, .cacheOnly) }
            }
        }
    }

    /// Reads an item, and returns its origin.
    private func origin(
        of id: ContentID, _ locale: ContentLocale, _ policy: ReadPolicy
    ) async throws(PopcornError) -> DataOrigin {
        let texts = defaults.texts(for: locale)
        switch id.kind {
        case .movie:
            return try await movies.movie(withID: id.id, including: [], locale: locale, policy: policy).origin
        case .collection:
            return try await collections.collection(
                withID: id.id, textLanguages: texts.parts { $0 }.first, locale: locale, policy: policy
            ).origin
        case .tvSeries:
            return try await tvSeries.series(withID: id.id, including: [], locale: locale, policy: policy).origin
        case .tvSeason:
            return try await seasons.season(
                id.seasonLocator, including: texts.parts(TVSeasonPart.texts), locale: locale, policy: policy
            ).origin
        case .tvEpisode:
            let season = id.seasonLocator
            let episode = TVEpisodeLocator(
                seriesID: season.seriesID, seasonNumber: season.seasonNumber, episodeNumber: id.episodeNumber ?? 0)
            return try await episodes.episode(
                episode, including: texts.parts(TVEpisodePart.texts), locale: locale, policy: policy
            ).origin
        case .person:
            return try await people.person(withID: id.id, including: [], locale: locale, policy: policy).origin
        }
    }
}

extension ContentID {
    /// The locator of the season, or of the season of the episode.
    fileprivate var seasonLocator: TVSeasonLocator {
        TVSeasonLocator(seriesID: id, seasonNumber: seasonNumber ?? 0)
    }
}

/// A reader of content for a warm-up or a refresh.
protocol ContentReader: Sendable {

    /// Returns the state of items in the cache: `cache` if an item is fresh, `stale` if it is not, or the error of a
    /// read that sends no request. Relations that do not determine the freshness are not read.
    func cachedStates(
        of ids: [ContentID], _ locale: ContentLocale
    ) async -> [ContentID: Result<DataOrigin, PopcornError>]

    /// Fetches an item from TMDb and stores it.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func fetch(_ id: ContentID, _ locale: ContentLocale) async throws(PopcornError)
}
