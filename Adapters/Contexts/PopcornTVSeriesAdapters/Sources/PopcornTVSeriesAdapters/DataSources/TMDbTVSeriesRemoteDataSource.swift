package import CoreDomain
import PopcornSharedAdapters
package import TMDb
package import TVSeriesDomain

/// A remote data source of TV series, seasons and episodes that fetches each of them and all its parts with one
/// request.
package struct TMDbTVSeriesRemoteDataSource: TVSeriesRemoteDataSource {

    private let seriesService: any TVSeriesService
    private let seasonService: any TVSeasonService
    private let episodeService: any TVEpisodeService
    private var seriesParts: TVSeriesAppendOption = [
        .aggregateCredits, .contentRatings, .images, .externalIDs, .videos, .watchProviders, .keywords,
        .alternativeTitles,
    ]
    private var seasonParts: TVSeasonAppendOption = [.credits, .images, .videos]
    private var episodeParts: TVEpisodeAppendOption = [.credits, .images, .externalIDs, .videos]
    private let mapper: TVSeriesWithPartsMapper

    /// Creates a data source that uses TMDb services.
    ///
    /// - Parameters:
    ///   - seriesService: The TMDb service for TV series.
    ///   - seasonService: The TMDb service for seasons.
    ///   - episodeService: The TMDb service for episodes.
    ///   - requestsTranslations: Whether to request the texts in all languages too. Default: `false`.
    package init(
        seriesService: any TVSeriesService, seasonService: any TVSeasonService, episodeService: any TVEpisodeService,
        requestsTranslations: Bool = false
    ) {
        mapper = TVSeriesWithPartsMapper(requestsTranslations: requestsTranslations)
        self.seriesService = seriesService
        self.seasonService = seasonService
        self.episodeService = episodeService
        guard requestsTranslations else { return }
        seriesParts.insert(.translations)
        seasonParts.insert(.translations)
        episodeParts.insert(.translations)
    }

    package func series(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> TVSeriesWithParts {
        try await PopcornError.tmdb("series \(id)") { () throws(TMDbError) in
            let response = try await seriesService.details(
                forTVSeries: id,
                appending: seriesParts, language: locale.language, includeImageLanguage: locale.imageLanguages,
                includeVideoLanguage: locale.imageLanguages)
            return mapper.map(response, languageCode: locale.languageCode)
        }
    }

    package func season(_ id: TVSeasonLocator, locale: ContentLocale) async throws(PopcornError) -> TVSeasonWithParts {
        try await PopcornError.tmdb("season \(id.seasonNumber) of series \(id.seriesID)") { () throws(TMDbError) in
            let response = try await seasonService.details(
                forSeason: id.seasonNumber, inTVSeries: id.seriesID, appending: seasonParts,
                language: locale.language, includeImageLanguage: locale.imageLanguages,
                includeVideoLanguage: locale.imageLanguages)
            return mapper.map(response, seriesID: id.seriesID, languageCode: locale.languageCode)
        }
    }

    package func episode(_ id: TVEpisodeLocator, locale: ContentLocale) async throws(PopcornError) -> TVEpisodeWithParts
    {
        let (series, season) = (id.season.seriesID, id.season.seasonNumber)
        let subject = "episode \(id.episodeNumber) of season \(season) of series \(series)"
        return try await PopcornError.tmdb(subject) { () throws(TMDbError) in
            let response = try await episodeService.details(
                forEpisode: id.episodeNumber, inSeason: season, inTVSeries: series,
                appending: episodeParts, language: locale.language,
                includeImageLanguage: locale.imageLanguages, includeVideoLanguage: locale.imageLanguages)
            return mapper.map(response, seriesID: series, languageCode: locale.languageCode)
        }
    }
}
