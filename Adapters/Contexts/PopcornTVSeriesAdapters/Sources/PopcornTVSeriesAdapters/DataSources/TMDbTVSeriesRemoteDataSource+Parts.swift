package import CoreDomain
import PopcornSharedAdapters
import TMDb
package import TVSeriesDomain

/// The requests for single parts, from their own endpoints. Each response contains one part.
extension TMDbTVSeriesRemoteDataSource {

    package func part(
        _ part: ContentPart, ofSeries id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeriesWithParts {
        try await PopcornError.tmdb("\(part.noun) of series \(id)") { () throws(TMDbError) in
            let languages = languages(locale, originalLanguage: originalLanguage)
            let response = try await response(id, part, locale.language, languages.included)
            return mapper.map(response, languages: languages)
        }
    }

    private func response(
        _ id: Int, _ part: ContentPart, _ language: String, _ artwork: [String]
    ) async throws(TMDbError) -> TVSeriesDetailsResponse {
        let series = TMDb.TVSeries(id: id, name: "")
        return switch part {
        case .aggregateCredits:
            TVSeriesDetailsResponse(
                tvSeries: series,
                aggregateCredits: try await seriesService.aggregateCredits(forTVSeries: id, language: language))
        case .images:
            TVSeriesDetailsResponse(
                tvSeries: series,
                images: try await seriesService.images(
                    forTVSeries: id, language: language, includeImageLanguage: artwork))
        case .videos:
            TVSeriesDetailsResponse(
                tvSeries: series,
                videos: try await seriesService.videos(
                    forTVSeries: id, language: language, includeVideoLanguage: artwork))
        case .contentRatings:
            TVSeriesDetailsResponse(
                tvSeries: series, contentRatings: try await seriesService.contentRatings(forTVSeries: id))
        case .watchProviders:
            TVSeriesDetailsResponse(
                tvSeries: series, watchProviders: try await seriesService.watchProviders(forTVSeries: id))
        case .externalIDs:
            TVSeriesDetailsResponse(
                tvSeries: series, externalIDs: try await seriesService.externalIDs(forTVSeries: id))
        case .keywords:
            TVSeriesDetailsResponse(tvSeries: series, keywords: try await seriesService.keywords(forTVSeries: id))
        case .alternativeTitles:
            TVSeriesDetailsResponse(
                tvSeries: series, alternativeTitles: try await seriesService.alternativeTitles(forTVSeries: id))
        case .episodeGroups:
            TVSeriesDetailsResponse(
                tvSeries: series, episodeGroups: try await seriesService.episodeGroups(forTVSeries: id))
        case .translations:
            TVSeriesDetailsResponse(
                tvSeries: series, translations: try await seriesService.translations(forTVSeries: id))
        case .details, .episodes, .credits, .combinedCredits, .releaseDates:
            try await seriesService.details(forTVSeries: id, appending: [], language: language)
        }
    }

    package func part(
        _ part: ContentPart, ofSeason id: TVSeasonLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeasonWithParts {
        let (series, number) = (id.seriesID, id.seasonNumber)
        return try await PopcornError.tmdb("\(part.noun) of season \(number) of series \(series)") {
            () throws(TMDbError) in
            let languages = languages(locale, originalLanguage: originalLanguage)
            let season = TMDb.TVSeason(id: 0, name: "", seasonNumber: number)
            let response: TVSeasonDetailsResponse =
                switch part {
                case .credits:
                    TVSeasonDetailsResponse(
                        tvSeason: season,
                        credits: try await seasonService.credits(
                            forSeason: number, inTVSeries: series, language: locale.language))
                case .images:
                    TVSeasonDetailsResponse(
                        tvSeason: season,
                        images: try await seasonService.images(
                            forSeason: number, inTVSeries: series, language: locale.language,
                            includeImageLanguage: languages.included))
                case .videos:
                    TVSeasonDetailsResponse(
                        tvSeason: season,
                        videos: try await seasonService.videos(
                            forSeason: number, inTVSeries: series, language: locale.language,
                            includeVideoLanguage: languages.included))
                case .externalIDs:
                    TVSeasonDetailsResponse(
                        tvSeason: season,
                        externalIDs: try await seasonService.externalIDs(forSeason: number, inTVSeries: series))
                case .translations:
                    TVSeasonDetailsResponse(
                        tvSeason: season,
                        translations: try await seasonService.translations(forSeason: number, inTVSeries: series))
                default:
                    try await seasonService.details(
                        forSeason: number, inTVSeries: series, appending: [], language: locale.language)
                }
            return mapper.map(response, seriesID: series, languages: languages)
        }
    }

    package func part(
        _ part: ContentPart, ofEpisode id: TVEpisodeLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVEpisodeWithParts {
        let (series, season, number) = (id.season.seriesID, id.season.seasonNumber, id.episodeNumber)
        let subject = "\(part.noun) of episode \(number) of season \(season) of series \(series)"
        return try await PopcornError.tmdb(subject) { () throws(TMDbError) in
            let languages = languages(locale, originalLanguage: originalLanguage)
            let episode = TMDb.TVEpisode(id: 0, name: "", episodeNumber: number, seasonNumber: season)
            let response: TVEpisodeDetailsResponse =
                switch part {
                case .credits:
                    TVEpisodeDetailsResponse(
                        tvEpisode: episode,
                        credits: try await episodeService.credits(
                            forEpisode: number, inSeason: season, inTVSeries: series, language: locale.language))
                case .images:
                    TVEpisodeDetailsResponse(
                        tvEpisode: episode,
                        images: try await episodeService.images(
                            forEpisode: number, inSeason: season, inTVSeries: series, language: locale.language,
                            includeImageLanguage: languages.included))
                case .videos:
                    TVEpisodeDetailsResponse(
                        tvEpisode: episode,
                        videos: try await episodeService.videos(
                            forEpisode: number, inSeason: season, inTVSeries: series, language: locale.language,
                            includeVideoLanguage: languages.included))
                case .externalIDs:
                    TVEpisodeDetailsResponse(
                        tvEpisode: episode,
                        externalIDs: try await episodeService.externalIDs(
                            forEpisode: number, inSeason: season, inTVSeries: series))
                case .translations:
                    TVEpisodeDetailsResponse(
                        tvEpisode: episode,
                        translations: try await episodeService.translations(
                            forEpisode: number, inSeason: season, inTVSeries: series))
                default:
                    try await episodeService.details(
                        forEpisode: number, inSeason: season, inTVSeries: series, appending: [],
                        language: locale.language)
                }
            return mapper.map(response, seriesID: series, languages: languages)
        }
    }
}
