import CoreDomain
import PopcornSharedAdapters
import TMDb
import TVSeriesDomain

/// A mapper from TMDb TV series, seasons and episodes, with their appended resources, to values with parts. Resources
/// that TMDb did not send are `nil`.
struct TVSeriesWithPartsMapper {

    private let seriesMapper = TVSeriesMapper()
    private let seasonMapper = TVSeasonMapper()
    private let episodeMapper = TVEpisodeMapper()
    private let aggregateCreditsMapper = AggregateCreditsMapper()
    private let creditsMapper = CreditsMapper()
    private let castMapper = CastMemberMapper()
    private let crewMapper = CrewMemberMapper()
    private let videoMapper = VideoMapper()
    private let ratingMapper = ContentRatingMapper()
    private let watchOffersMapper = WatchOffersMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let episodeGroupMapper = TVEpisodeGroupMapper()
    private let keywordMapper = KeywordMapper()
    private let alternativeTitleMapper = AlternativeTitleMapper()
    private let translationMapper = TranslationMapper()

    /// Maps a series.
    ///
    /// - Parameter requested: The parts that the response should contain. Default: none.
    func map(
        _ dto: TMDb.TVSeriesDetailsResponse, requested: Set<ContentPart> = [], languages: ArtworkLanguages
    ) -> TVSeriesWithParts {
        map(dto, translations: dto.appendedTranslations, requested: requested, languages: languages)
    }

    private func map(
        _ dto: TMDb.TVSeriesDetailsResponse,
        translations: [TVSeriesMember: TMDb.TVSeasonTranslationCollection], requested: Set<ContentPart>,
        languages: ArtworkLanguages
    ) -> TVSeriesWithParts {
        let languages = languages.withOriginalLanguage(dto.tvSeries.originalLanguage)
        var content = TVSeriesWithParts(
            series: seriesMapper.map(dto.tvSeries), credits: dto.aggregateCredits.map(aggregateCreditsMapper.map),
            images: dto.images.map(ImageCollectionMapper(languages.images).map),
            videos: dto.videos.map(videoMapper.map),
            contentRatings: dto.contentRatings?.results.map(ratingMapper.map),
            watchOffers: dto.watchProviders.map(watchOffersMapper.map),
            externalIDs: dto.externalIDs.map(externalIDsMapper.map),
            keywords: dto.keywords?.keywords.map(keywordMapper.map),
            alternativeTitles: dto.alternativeTitles?.titles.map(alternativeTitleMapper.map),
            episodeGroups: dto.episodeGroups?.results.map(episodeGroupMapper.map),
            translations: translationMapper.map(dto.translations),
            memberTranslations: dto.translations == nil ? nil : map(translations))
        content.setMissing(
            of: requested,
            incomplete: [.aggregateCredits: dto.aggregateCredits?.isIncomplete, .images: dto.images?.isIncomplete],
            unreadable: dto.unreadableMembers.names)
        return content
    }

    /// Maps the translations of seasons and episodes that contain a text, in the order of their numbers.
    private func map(_ dto: [TVSeriesMember: TMDb.TVSeasonTranslationCollection]) -> [TVMemberTranslation] {
        let members = dto.keys.sorted {
            ($0.seasonNumber, $0.episodeNumber ?? -1) < ($1.seasonNumber, $1.episodeNumber ?? -1)
        }
        return members.flatMap { member in
            (translationMapper.map(dto[member]) ?? []).filter { $0.texts.title != "" || $0.texts.overview != "" }.map {
                TVMemberTranslation(
                    seasonNumber: member.seasonNumber, episodeNumber: member.episodeNumber, translation: $0)
            }
        }
    }

    /// Maps a series and its seasons with their episodes. The episodes of a season that TMDb lists but does not have
    /// are `nil`.
    ///
    /// - Parameter requested: The parts that the response should contain. Default: none.
    func map(
        _ dto: TMDb.TVSeriesWithAllSeasons, requested: Set<ContentPart> = [], languages: ArtworkLanguages
    ) -> TVSeriesWithParts {
        var content = map(
            dto.response, translations: dto.translations, requested: requested, languages: languages)
        content.missing.unreadable = dto.unreadableMembers
        // The appended seasons are not the whole list.
        if content.series.seasons == nil { content.missing.unreadable.insert("seasons") }
        var whole = Dictionary(
            (content.series.seasons ?? []).map { ($0.seasonNumber, $0) }, uniquingKeysWith: { first, _ in first })
        for (number, season) in dto.seasons {
            whole[number] = seasonMapper.map(season)
            if requested.contains(.translations), dto.translations[TVSeriesMember(seasonNumber: number)] == nil {
                content.missing.unreadable.insert("season/\(number)/translations")
            }
        }
        content.series.seasons = whole.sorted { $0.key < $1.key }.map(\.value)
        return content
    }

    /// Maps a season.
    ///
    /// - Parameter requested: The parts that the response should contain. Default: none.
    func map(
        _ dto: TMDb.TVSeasonDetailsResponse, seriesID: Int, requested: Set<ContentPart> = [],
        languages: ArtworkLanguages
    ) -> TVSeasonWithParts {
        var content = TVSeasonWithParts(
            season: seasonMapper.map(dto.tvSeason), seriesID: seriesID, credits: dto.credits.map(creditsMapper.map),
            images: dto.images.map(ImageCollectionMapper(languages.images).map),
            videos: dto.videos.map(videoMapper.map), externalIDs: dto.externalIDs.map(externalIDsMapper.map),
            translations: translationMapper.map(dto.translations))
        content.setMissing(
            of: requested, incomplete: [.credits: dto.credits?.isIncomplete],
            unreadable: unreadable(dto.unreadableMembers, name: dto.tvSeason.name))
        return content
    }

    /// Maps an episode. TMDb sends its crew and guest stars twice: in the episode and in the credits. The crew and
    /// guest stars of the episode take precedence.
    ///
    /// - Parameter requested: The parts that the response should contain. Default: none.
    func map(
        _ dto: TMDb.TVEpisodeDetailsResponse, seriesID: Int, requested: Set<ContentPart> = [],
        languages: ArtworkLanguages
    ) -> TVEpisodeWithParts {
        var content = TVEpisodeWithParts(
            episode: episodeMapper.map(
                dto.tvEpisode, crew: dto.tvEpisode.crew ?? dto.credits?.crew,
                guestStars: dto.tvEpisode.guestStars ?? dto.credits?.guestStars),
            seriesID: seriesID, cast: dto.credits?.cast.map(castMapper.map),
            images: dto.images.map(ImageCollectionMapper(languages.images).map),
            videos: dto.videos.map(videoMapper.map), externalIDs: dto.externalIDs.map(externalIDsMapper.map),
            translations: translationMapper.map(dto.translations))
        content.setMissing(
            of: requested, incomplete: [.credits: dto.credits?.isIncomplete],
            unreadable: unreadable(dto.unreadableMembers, name: dto.tvEpisode.name))
        return content
    }

    /// Returns the members of a response that could not be read. TMDb has a name for each season and each episode.
    private func unreadable(_ members: UnreadableMembers, name: String) -> Set<String> {
        members.names.union(name.isEmpty ? ["name"] : [])
    }
}

/// A mapper from the age ratings of a TMDb TV series to domain ratings.
struct ContentRatingMapper {

    func map(_ dto: TMDb.ContentRating) -> TVSeriesDomain.ContentRating {
        TVSeriesDomain.ContentRating(region: dto.countryCode, rating: dto.rating, descriptors: dto.descriptors)
    }
}
