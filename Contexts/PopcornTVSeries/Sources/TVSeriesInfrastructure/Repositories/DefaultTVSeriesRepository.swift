package import Caching
package import CoreDomain
package import CoreInfrastructure
import Foundation
package import Persistence
package import TVSeriesDomain

/// A repository of TV series, seasons and episodes, backed by the cache and TMDb.
///
/// The rows of a season include its episodes. An episode also has its own row if it was fetched individually. Storing
/// one does not change the other. A whole series is stored in the rows of the series and of its seasons.
package struct DefaultTVSeriesRepository: TVSeriesRepository {

    private let remote: any TVSeriesRemoteDataSource
    private let database: Database
    private let environment: CachingEnvironment
    private let series: CachedReader<AggregateStore<TVSeriesWithPartsMapper>>
    private let seasons: CachedReader<AggregateStore<TVSeasonWithPartsMapper>>
    private let whole: CachedReader<WholeTVSeriesStorage>
    private let groups: CachedReader<AggregateStore<TVEpisodeGroupMapper>>
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
        whole = CachedReader(
            "whole_series",
            storage: WholeTVSeriesStorage(
                series: series.storage, seasons: seasons.storage, environment: environment),
            environment: environment
        ) { $0.value.series.wholeTimeToLiveClass(now: $1) }
        groups = CachedReader(
            "episode_group", storage: AggregateStore(TVEpisodeGroupMapper(), in: database), environment: environment)
        episodes = CachedReader(
            "episode", storage: AggregateStore(TVEpisodeWithPartsMapper(), in: database), environment: environment
        ) { $0.value.episode.timeToLiveClass(now: $1) }
    }

    /// The maintenance of cached series, seasons and episodes, by kind.
    package var maintenance: [ContentKind: any CacheMaintaining] {
        [.tvSeries: series, .tvSeason: seasons, .tvEpisode: episodes]
    }

    /// The cleanup of cached episode groups.
    package var groupMaintenance: any CacheMaintaining { groups.storage }

    package func episodeGroup(
        withID id: String, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeGroup> {
        guard !id.isEmpty, id.utf8.count <= 64, id.allSatisfy(\.isHexDigit) else {
            throw .invalidInput("An episode group's id must be hexadecimal digits, but is '\(id)'")
        }
        let key = TVSeriesEpisodeGroupEntity.Key(id: id, language: locale.language)
        return try await groups.read(key, policy, including: .none) { [remote] () throws(PopcornError) in
            try await remote.episodeGroup(withID: id, locale: locale)
        }
    }

    package func series(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try await series.read(id, locale, policy, including: .parts(parts)) {
            () throws(PopcornError) in try await fetchSeries(id, locale)
        }
    }

    /// Fetches a series. The data source gets the stored series, which says which seasons and episodes there are.
    private func fetchSeries(_ id: Int, _ locale: ContentLocale) async throws(PopcornError) -> TVSeriesWithParts {
        try await remote.series(withID: id, locale: locale, known: await storedSeries(id, locale))
    }

    /// Returns a series from the cache, even if it is stale; `nil` if it is not cached or cannot be read.
    private func storedSeries(_ id: Int, _ locale: ContentLocale) async -> TVSeries? {
        try? await series.storage.cached(.init(id: id, language: locale.language))?.value.series
    }

    package func wholeSeries(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try ContentKind.tvSeries.validate(id)
        let key = WholeTVSeriesStorage.Key(series: .init(id: id, language: locale.language))
        series.registerKey(key.series)
        let content = try await whole.read(
            key, policy,
            local: { () throws(PopcornError) in try await whole.storage.cached(key, including: parts) },
            fetch: { () throws(PopcornError) in
                try await remote.wholeSeries(
                    withID: id, locale: locale, originalLanguage: await storedSeries(id, locale)?.originalLanguage)
            })
        for season in content.value.series.seasons ?? [] { seasons.registerKey(key.season(season.seasonNumber)) }
        return content
    }

    package func series(
        withIDs ids: [Int], including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<TVSeriesWithParts>, PopcornError>] {
        await series.read(ids, locale, policy, including: .parts(parts)) { id throws(PopcornError) in
            try await fetchSeries(id, locale)
        }
    }

    package func season(
        _ id: TVSeasonLocator, including parts: [TVSeasonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts> {
        try id.validate()
        let key = TVSeriesSeasonEntity.Key(id, language: locale.language)
        let season = try await seasons.read(key, policy, including: .parts(parts)) {
            () throws(PopcornError) in
            try await remote.season(
                id, locale: locale, originalLanguage: await storedSeries(id.seriesID, locale)?.originalLanguage
            ).withAllParts
        }
        let names = await names(of: id, parts.compactMap(\.textLanguages).first, locale)
        return season.map { content in
            var content = content
            content.seriesName = names.series
            content.seriesOriginalLanguage = names.originalLanguage
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
                if !isFresh(other, key), try await wasRemoved(key, after: other.cachedAt) { return own }
                guard let own else { return other }
                if own.isIncomplete != other.isIncomplete { return own.isIncomplete ? other : own }
                return own.cachedAt >= other.cachedAt ? own : other
            },
            fetch: { () throws(PopcornError) in
                try await remote.episode(
                    id, locale: locale,
                    originalLanguage: await storedSeries(id.season.seriesID, locale)?.originalLanguage)
            })
        let names = await names(of: id.season, parts.compactMap(\.textLanguages).first, locale)
        return episode.map { content in
            var content = content
            (content.seriesName, content.seasonName) = (names.series, names.season)
            content.seriesOriginalLanguage = names.originalLanguage
            return content
        }
    }

    private func isFresh(_ episode: Cached<TVEpisodeWithParts>?, _ key: TVSeriesEpisodeEntity.Key) -> Bool {
        guard let episode else { return false }
        let now = environment.clock.now
        let timeToLiveClass = episode.value.episode.timeToLiveClass(now: now)
        return environment.policy.freshness(of: episode, timeToLiveClass, key: key, now: now) == .fresh
    }

    /// Returns whether TMDb no longer has an episode that its season still lists: a valid not-found response is newer
    /// than the season.
    private func wasRemoved(
        _ key: TVSeriesEpisodeEntity.Key, after date: Date
    ) async throws(PopcornError) -> Bool {
        guard let since = try await episodes.storage.notFoundSince(key), since >= date else { return false }
        return environment.policy.isNotFoundStillValid(since: since, now: environment.clock.now)
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
            isIncomplete: season.isIncomplete || (needsTexts && texts == nil))
    }

    /// Returns the names of a season and its series, and the original language of the series; `nil` if they are not
    /// cached or cannot be read.
    ///
    /// - Parameter languages: The languages of the series' name, in order of preference; `nil` if text fallback is
    ///   disabled.
    private func names(
        of id: TVSeasonLocator, _ languages: [String]?, _ locale: ContentLocale
    ) async -> (series: String?, season: String?, originalLanguage: String?) {
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
            return (
                series: series?.name(in: languages), season: season?.season.name ?? series?.seasons?.first?.name,
                originalLanguage: series?.originalLanguage
            )
        }
        return names ?? (nil, nil, nil)
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
