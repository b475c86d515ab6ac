package import CoreDomain
import PopcornSharedAdapters
package import TMDb
package import TVSeriesDomain

/// A remote data source of TV series, seasons and episodes that fetches each of them and all its parts with one
/// request. A whole series needs further requests if it has more seasons than TMDb appends to one response.
package struct TMDbTVSeriesRemoteDataSource: TVSeriesRemoteDataSource {

    let seriesService: any TVSeriesService
    let seasonService: any TVSeasonService
    let episodeService: any TVEpisodeService
    private let groupService: any TVEpisodeGroupService
    private var seriesParts: TVSeriesAppendOption = [
        .aggregateCredits, .contentRatings, .images, .externalIDs, .videos, .watchProviders, .episodeGroups, .keywords,
        .alternativeTitles,
    ]
    private var seasonParts: TVSeasonAppendOption = [.credits, .images, .videos, .externalIDs]
    private var episodeParts: TVEpisodeAppendOption = [.credits, .images, .externalIDs, .videos]
    private let fallback: TextFallback
    let mapper = TVSeriesWithPartsMapper()

    /// Creates a data source that uses TMDb services.
    ///
    /// - Parameters:
    ///   - seriesService: The TMDb service for TV series.
    ///   - seasonService: The TMDb service for seasons.
    ///   - episodeService: The TMDb service for episodes.
    ///   - groupService: The TMDb service for episode groups.
    ///   - fallback: The fallback languages. Unless it is off, the texts in all languages are requested too. Default:
    ///     ``/CoreDomain/TextFallback/off``.
    package init(
        seriesService: any TVSeriesService, seasonService: any TVSeasonService, episodeService: any TVEpisodeService,
        groupService: any TVEpisodeGroupService, fallback: TextFallback = .off
    ) {
        self.fallback = fallback
        self.seriesService = seriesService
        self.seasonService = seasonService
        self.episodeService = episodeService
        self.groupService = groupService
        guard !fallback.isOff else { return }
        seriesParts.insert(.translations)
        seasonParts.insert(.translations)
        episodeParts.insert(.translations)
    }

    package func series(
        withID id: Int, locale: ContentLocale, known: TVSeriesDomain.TVSeries?
    ) async throws(PopcornError) -> TVSeriesWithParts {
        try await PopcornError.tmdb("series \(id)") { () throws(TMDbError) in
            let languages = languages(locale, originalLanguage: known?.originalLanguage)
            let response = try await seriesService.details(
                forTVSeries: id,
                appending: seriesParts, translationsOf: members(of: known), language: locale.language,
                includeImageLanguage: languages.included, includeVideoLanguage: languages.included)
            return mapper.map(response, requested: seriesParts.parts, languages: languages)
        }
    }

    func languages(_ locale: ContentLocale, originalLanguage: String?) -> ArtworkLanguages {
        ArtworkLanguages(locale: locale, fallback: fallback, originalLanguage: originalLanguage)
    }

    /// Returns the seasons and episodes whose translations are appended to a series: the last and the next episode, and
    /// as many seasons as fit in the request. If the seasons are unknown, season 0 is the first.
    private func members(of known: TVSeriesDomain.TVSeries?) -> [TVSeriesMember] {
        guard !fallback.isOff else { return [] }
        let episodes = [known?.lastEpisodeToAir, known?.nextEpisodeToAir].compactMap(\.self).map {
            TVSeriesMember(seasonNumber: $0.seasonNumber, episodeNumber: $0.episodeNumber)
        }
        let free = max(0, QueryItem.appendedLimit - seriesParts.resourceNames.count - episodes.count)
        let seasons = known?.seasons?.map(\.seasonNumber) ?? Array(0..<free)
        return episodes + seasons.prefix(free).map { TVSeriesMember(seasonNumber: $0) }
    }

    package func wholeSeries(
        withID id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeriesWithParts {
        try await PopcornError.tmdb("series \(id)") { () throws(TMDbError) in
            let languages = languages(locale, originalLanguage: originalLanguage)
            let whole = try await seriesService.details(
                forTVSeriesWithAllSeasons: id, appending: seriesParts, language: locale.language,
                includeImageLanguage: languages.included, includeVideoLanguage: languages.included,
                withTranslations: !fallback.isOff)
            return mapper.map(whole, requested: seriesParts.parts, languages: languages)
        }
    }

    package func season(
        _ id: TVSeasonLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeasonWithParts {
        try await PopcornError.tmdb("season \(id.seasonNumber) of series \(id.seriesID)") { () throws(TMDbError) in
            let languages = languages(locale, originalLanguage: originalLanguage)
            let response = try await seasonService.details(
                forSeason: id.seasonNumber, inTVSeries: id.seriesID, appending: seasonParts,
                language: locale.language, includeImageLanguage: languages.included,
                includeVideoLanguage: languages.included)
            return mapper.map(
                response, seriesID: id.seriesID, requested: seasonParts.parts.union([.episodes]), languages: languages)
        }
    }

    package func episodeGroup(
        withID id: String, locale: ContentLocale
    ) async throws(PopcornError) -> TVSeriesDomain.TVEpisodeGroup {
        try await PopcornError.tmdb("episode group \(id)") { () throws(TMDbError) in
            TVEpisodeGroupMapper().map(
                try await groupService.details(forTVEpisodeGroup: id, language: locale.language))
        }
    }

    package func episode(
        _ id: TVEpisodeLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVEpisodeWithParts {
        let (series, season) = (id.season.seriesID, id.season.seasonNumber)
        let subject = "episode \(id.episodeNumber) of season \(season) of series \(series)"
        return try await PopcornError.tmdb(subject) { () throws(TMDbError) in
            let languages = languages(locale, originalLanguage: originalLanguage)
            let response = try await episodeService.details(
                forEpisode: id.episodeNumber, inSeason: season, inTVSeries: series,
                appending: episodeParts, language: locale.language,
                includeImageLanguage: languages.included, includeVideoLanguage: languages.included)
            return mapper.map(response, seriesID: series, requested: episodeParts.parts, languages: languages)
        }
    }
}
