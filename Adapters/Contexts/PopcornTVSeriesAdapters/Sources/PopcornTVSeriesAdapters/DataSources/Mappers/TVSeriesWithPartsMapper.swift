import CoreDomain
import PopcornSharedAdapters
import TMDb
import TVSeriesDomain

/// Maps TMDb TV series, seasons and episodes, with their appended resources, to values with parts. Resources that TMDb
/// did not send are `nil`.
struct TVSeriesWithPartsMapper {

    private let seriesMapper = TVSeriesMapper()
    private let seasonMapper = TVSeasonMapper()
    private let episodeMapper = TVEpisodeMapper()
    private let aggregateCreditsMapper = AggregateCreditsMapper()
    private let creditsMapper = CreditsMapper()
    private let castMapper = CastMemberMapper()
    private let crewMapper = CrewMemberMapper()
    private let imageCollectionMapper = ImageCollectionMapper()
    private let videoMapper = VideoMapper()
    private let ratingMapper = ContentRatingMapper()
    private let watchOffersMapper = WatchOffersMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let keywordMapper = KeywordMapper()
    private let alternativeTitleMapper = AlternativeTitleMapper()
    private let translationMapper: TranslationMapper

    /// Creates a mapper.
    ///
    /// - Parameter requestsTranslations: Whether translations were requested. Default: `false`.
    init(requestsTranslations: Bool = false) {
        translationMapper = TranslationMapper(wereRequested: requestsTranslations)
    }

    func map(_ dto: TMDb.TVSeriesDetailsResponse, languageCode: String) -> TVSeriesWithParts {
        TVSeriesWithParts(
            series: seriesMapper.map(dto.tvSeries), credits: dto.aggregateCredits.map(aggregateCreditsMapper.map),
            images: dto.images.map { imageCollectionMapper.map($0, languageCode: languageCode) },
            videos: dto.videos.map(videoMapper.map),
            contentRatings: dto.contentRatings?.results.map(ratingMapper.map),
            watchOffers: dto.watchProviders.map(watchOffersMapper.map),
            externalIDs: dto.externalIDs.map(externalIDsMapper.map),
            keywords: dto.keywords?.keywords.map(keywordMapper.map),
            alternativeTitles: dto.alternativeTitles?.titles.map(alternativeTitleMapper.map),
            translations: translationMapper.map(dto.translations))
    }

    func map(_ dto: TMDb.TVSeasonDetailsResponse, seriesID: Int, languageCode: String) -> TVSeasonWithParts {
        TVSeasonWithParts(
            season: seasonMapper.map(dto.tvSeason), seriesID: seriesID, credits: dto.credits.map(creditsMapper.map),
            images: dto.images.map { imageCollectionMapper.map($0, languageCode: languageCode) },
            videos: dto.videos.map(videoMapper.map), translations: translationMapper.map(dto.translations))
    }

    /// Maps an episode. TMDb sends its crew and guest stars twice: in the episode and in the credits. Those of the
    /// episode take precedence.
    func map(_ dto: TMDb.TVEpisodeDetailsResponse, seriesID: Int, languageCode: String) -> TVEpisodeWithParts {
        TVEpisodeWithParts(
            episode: episodeMapper.map(
                dto.tvEpisode, crew: dto.tvEpisode.crew ?? dto.credits?.crew,
                guestStars: dto.tvEpisode.guestStars ?? dto.credits?.guestStars),
            seriesID: seriesID, cast: dto.credits?.cast.map(castMapper.map),
            images: dto.images.map { imageCollectionMapper.map($0, languageCode: languageCode) },
            videos: dto.videos.map(videoMapper.map), externalIDs: dto.externalIDs.map(externalIDsMapper.map),
            translations: translationMapper.map(dto.translations))
    }
}
