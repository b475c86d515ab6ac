package import Caching
package import CoreDomain
package import CoreInfrastructure
import Foundation
package import Persistence
package import TVSeriesDomain

/// A repository of TV series, seasons and episodes, backed by the cache and TMDb.
///
/// The rows of a season include its episodes. An episode also has its own row if it was fetched individually. Storing
/// one does not change the other.
package struct DefaultTVSeriesRepository: TVSeriesRepository {

    private let remote: any TVSeriesRemoteDataSource
    private let database: Database
    private let environment: CachingEnvironment
    private let series: CachedReader<AggregateStore<TVSeriesWithPartsMapper>>
    private let seasons: CachedReader<AggregateStore<TVSeasonWithPartsMapper>>
    private let episodes: CachedReader<AggregateStore<TVEpisodeWithPartsMapper>>

    /// Creates a repository with a cache database that was opened with ``Persistence/Schema/tvSeries``.
    package init(remote: any TVSeriesRemoteDataSource, database: Database, environment: CachingEnvironment) {
        self.remote = remote
        self.database = database
        self.environment = environment
        series = CachedReader(
            "series", storage: AggregateStore(TVSeriesWithPartsMapper(), in: database), environment: environment
        ) { $0.value.series.timeToLiveClass(now: $1) }
        seasons = CachedReader(
            "season", storage: AggregateStore(TVSeasonWithPartsMapper(), in: database), environment: environment
        ) { $0.value.season.timeToLiveClass(now: $1) }
        episodes = CachedReader(
            "episode", storage: AggregateStore(TVEpisodeWithPartsMapper(), in: database), environment: environment
        ) { $0.value.episode.timeToLiveClass(now: $1) }
    }

    /// The maintenance of cached series, seasons and episodes, by kind.
    package var maintenance: [ContentKind: any CacheMaintaining] {
        [.tvSeries: series.storage, .tvSeason: seasons.storage, .tvEpisode: episodes.storage]
    }

    package func series(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try await series.read(id, locale, policy, including: .parts(parts)) { [remote] () throws(PopcornError) in
            try await remote.series(withID: id, locale: locale)
        }
    }

    package func series(
        withIDs ids: [Int], including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<TVSeriesWithParts>, PopcornError>] {
        await series.read(ids, locale, policy, including: .parts(parts)) { [remote] id throws(PopcornError) in
            try await remote.series(withID: id, locale: locale)
        }
    }

    package func season(
        _ id: TVSeasonLocator, including parts: [TVSeasonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts> {
        try id.validate()
        let key = TVSeriesSeasonEntity.Key(id, language: locale.language)
        let season = try await seasons.read(key, policy, including: .parts(parts)) {
            [remote] () throws(PopcornError) in try await remote.season(id, locale: locale)
        }
        let names = await names(of: id, parts.compactMap(\.textLanguages).first, locale)
        return season.map { content in
            var content = content
            content.seriesName = names.series
            return content
        }
    }

    package func episode(
        _ id: TVEpisodeLocator, including parts: [TVEpisodePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeWithParts> {
        try id.season.validate()
        try ContentKind.tvEpisode.validate(number: id.episodeNumber)
        let key = TVSeriesEpisodeEntity.Key(id, language: locale.language)
        let episode = try await episodes.read(
            key, policy,
            local: { () throws(PopcornError) in
                let own = try await episodes.storage.cached(key, including: .parts(parts))
                // A season contains the texts of its episodes, but none of their other parts.
                guard parts.allSatisfy({ $0.textLanguages != nil }), !isFresh(own, key),
                    let other = try await episodeFromSeason(id, needsTexts: !parts.isEmpty, locale)
                else { return own }
                guard let own else { return other }
                if own.isIncomplete != other.isIncomplete { return own.isIncomplete ? other : own }
                return own.cachedAt >= other.cachedAt ? own : other
            },
            fetch: { [remote] () throws(PopcornError) in try await remote.episode(id, locale: locale) })
        let names = await names(of: id.season, parts.compactMap(\.textLanguages).first, locale)
        return episode.map { content in
            var content = content
            (content.seriesName, content.seasonName) = names
            return content
        }
    }

    private func isFresh(_ episode: Cached<TVEpisodeWithParts>?, _ key: TVSeriesEpisodeEntity.Key) -> Bool {
        guard let episode else { return false }
        let now = environment.clock.now
        let timeToLiveClass = episode.value.episode.timeToLiveClass(now: now)
        return environment.policy.freshness(of: episode, timeToLiveClass, key: key, now: now) == .fresh
    }

    /// Returns an episode from its cached season; `nil` if the season lacks the episode, its crew or its guest stars.
    ///
    /// A season contains no translations of its episodes. If text fallback needs them, complete texts of the episode
    /// serve as its translation; otherwise the result is marked as incomplete.
    private func episodeFromSeason(
        _ id: TVEpisodeLocator, needsTexts: Bool, _ locale: ContentLocale
    ) async throws(PopcornError) -> Cached<TVEpisodeWithParts>? {
        let key = TVSeriesSeasonEntity.Key(id.season, language: locale.language)
        seasons.registerKey(key)
        guard let season = try await seasons.storage.cached(key, including: .episode(id.episodeNumber)),
            let episode = season.value.season.episodes?.first, episode.crew != nil, episode.guestStars != nil
        else { return nil }
        let texts = needsTexts ? episode.asTranslation(for: locale) : nil
        return Cached(
            TVEpisodeWithParts(
                episode: episode, seriesID: season.value.seriesID, translations: texts.map { [$0] }),
            cachedAt: season.cachedAt, isFromOlderSchema: season.isFromOlderSchema,
            isIncomplete: needsTexts && texts == nil)
    }

    /// Returns the names of a season and its series; `nil` if they are not cached or cannot be read.
    ///
    /// - Parameter languages: The languages of the series' name, in order of preference; `nil` if text fallback is
    ///   disabled.
    private func names(
        of id: TVSeasonLocator, _ languages: [String]?, _ locale: ContentLocale
    ) async -> (series: String?, season: String?) {
        let language = locale.language
        series.registerKey(TVSeriesSeriesEntity.Key(id: id.seriesID, language: language))
        seasons.registerKey(TVSeriesSeasonEntity.Key(id, language: language))
        let oldest = environment.clock.now.addingTimeInterval(-(environment.policy.retention / .seconds(1)))
        let names = try? await database.read { transaction throws(DatabaseError) in
            var season = try transaction.findOwner(TVSeriesSeasonEntity.self, .init(id, language: language))?.entity
            if let found = season, found.cachedAt <= oldest { season = nil }
            // The row of a series also contains the names of its seasons.
            let key = TVSeriesSeriesEntity.Key(id: id.seriesID, language: language)
            let texts = languages.map { RelationSelection<TVSeriesSeriesEntity>.texts(\.translations, in: $0) }
            var series =
                season == nil || texts != nil
                ? try transaction.find(
                    TVSeriesSeriesEntity.self, key,
                    including: .rows(of: \.seasons, where: \.seasonNumber, isIn: [id.seasonNumber])
                        + (texts ?? .none))?
                    .entity
                : try transaction.findOwner(TVSeriesSeriesEntity.self, key)?.entity
            if let found = series, found.cachedAt <= oldest { series = nil }
            return (series: series?.name(in: languages), season: season?.season.name ?? series?.seasons?.first?.name)
        }
        return names ?? (nil, nil)
    }
}

extension TVSeriesSeriesEntity {

    /// Returns the name in the first of the languages that has one.
    fileprivate func name(in languages: [String]?) -> String {
        guard let languages else { return name }
        var series = TVSeries(
            id: key.seriesID, name: name, originalName: originalName, originalLanguage: originalLanguage)
        let mapper = TranslationMapper()
        _ = TextChain(tags: languages).applyFallback(to: &series, from: translations?.map { mapper.map($0) })
        return series.name
    }
}

extension TVSeasonLocator {
    /// Checks the identifier of the series and the season number.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    fileprivate func validate() throws(PopcornError) {
        try ContentKind.tvSeries.validate(seriesID)
        try ContentKind.tvSeason.validate(number: seasonNumber)
    }
}
