import CoreDomain
import MoviesDomain
import PopcornSharedAdapters
import TMDb

/// Maps TMDb's movie with what was appended to it to the domain's. A resource that TMDb did not send stays `nil`.
struct MovieWithPartsMapper {

    private let movieMapper = MovieMapper()
    private let creditsMapper = CreditsMapper()
    private let imageCollectionMapper = ImageCollectionMapper()
    private let releaseMapper = MovieReleaseMapper()
    private let watchOffersMapper = WatchOffersMapper()
    private let videoMapper = VideoMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let translationMapper: TranslationMapper

    /// - Parameter requestsTranslations: Whether translations were asked for. Default: no.
    init(requestsTranslations: Bool = false) {
        translationMapper = TranslationMapper(wereRequested: requestsTranslations)
    }

    func map(_ dto: TMDb.MovieDetailsResponse, languageCode: String) -> MovieWithParts {
        MovieWithParts(
            movie: movieMapper.map(dto.movie),
            credits: dto.credits.map(creditsMapper.map),
            images: dto.images.map { imageCollectionMapper.map($0, languageCode: languageCode) },
            releases: dto.releaseDates.map(releaseMapper.map),
            watchOffers: dto.watchProviders.map(watchOffersMapper.map),
            videos: dto.videos.map(videoMapper.map),
            externalIDs: dto.externalIDs.map(externalIDsMapper.map),
            translations: translationMapper.map(dto.translations)
        )
    }
}
