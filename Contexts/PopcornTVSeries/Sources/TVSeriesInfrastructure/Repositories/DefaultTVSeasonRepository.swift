package import CoreDomain
package import CoreInfrastructure
package import PopcornCaching
package import PopcornPersistence
package import TVSeriesDomain

/// A repository of seasons with their episodes, backed by the cache and TMDb.
package struct DefaultTVSeasonRepository: TVSeasonRepository {

    private let remote: any TVSeriesRemoteDataSource
    private let lookup: CachedTVSeriesLookup
    private let seasons: PartsReader<TVSeasonWithPartsMapper>

    /// Creates a repository with a cache database that was opened with ``PopcornPersistence/Schema/tvSeries``.
    package init(remote: any TVSeriesRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment) {
        self.remote = remote
        lookup = CachedTVSeriesLookup(database: database, environment: environment)
        seasons = PartsReader("season", TVSeasonWithPartsMapper(), in: database, environment: environment) {
            $0.value.season.timeToLiveClass(now: $1)
        }
    }

    /// The maintenance of cached seasons.
    package var maintenance: any CacheMaintaining { seasons.reader }

    package func season(
        _ id: TVSeasonLocator, including parts: [TVSeasonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts> {
        try id.validate()
        let key = TVSeriesSeasonEntity.Key(id, language: locale.language)
        let season = try await seasons.read(
            key, policy, including: [.episodes] + parts,
            fetch: { _, _ throws(PopcornError) in
                try await remote.season(
                    id, locale: locale, originalLanguage: await lookup.originalLanguage(ofSeries: id.seriesID, locale))
            },
            fetchPart: { _, part, _ throws(PopcornError) in
                try await remote.part(
                    part, ofSeason: id, locale: locale,
                    originalLanguage: await lookup.originalLanguage(ofSeries: id.seriesID, locale))
            })
        let names = await lookup.names(of: id, in: parts.compactMap(\.textLanguages).first, locale)
        return season.map { content in
            var content = content
            content.seriesName = names.series
            content.seriesOriginalLanguage = names.originalLanguage
            return content
        }
    }

    package func names(of id: TVSeasonLocator, locale: ContentLocale) async -> TVSeasonNames {
        await lookup.names(of: id, in: nil, locale)
    }
}

extension TVSeasonLocator {
    /// Checks the identifier of the series and the season number.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    func validate() throws(PopcornError) {
        try ContentKind.tvSeries.validate(seriesID)
        try ContentKind.tvSeason.validate(number: seasonNumber)
    }
}
