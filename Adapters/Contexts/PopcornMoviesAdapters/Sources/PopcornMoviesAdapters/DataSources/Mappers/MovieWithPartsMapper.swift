import CoreDomain
import MoviesDomain
import PopcornSharedAdapters
import TMDb

/// A mapper from a TMDb movie, with its appended resources, to a movie with parts. Resources that TMDb did not send are
/// `nil`.
struct MovieWithPartsMapper {

    private let movieMapper = MovieMapper()
    private let creditsMapper = CreditsMapper()
    private let releaseMapper = MovieReleaseMapper()
    private let watchOffersMapper = WatchOffersMapper()
    private let videoMapper = VideoMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let keywordMapper = KeywordMapper()
    private let alternativeTitleMapper = AlternativeTitleMapper()
    private let translationMapper = TranslationMapper()

    /// Maps a response.
    ///
    /// - Parameter requested: The parts that the response should contain. Default: none.
    func map(
        _ dto: TMDb.MovieDetailsResponse, requested: Set<ContentPart> = [], languages: ArtworkLanguages
    ) -> MovieWithParts {
        let languages = languages.withOriginalLanguage(dto.movie.originalLanguage)
        var content = MovieWithParts(
            movie: movieMapper.map(dto.movie),
            credits: dto.credits.map(creditsMapper.map),
            images: dto.images.map(ImageCollectionMapper(languages.images).map),
            releases: dto.releaseDates.map(releaseMapper.map),
            watchOffers: dto.watchProviders.map(watchOffersMapper.map),
            videos: dto.videos.map(videoMapper.map),
            externalIDs: dto.externalIDs.map(externalIDsMapper.map),
            keywords: dto.keywords?.keywords.map(keywordMapper.map),
            alternativeTitles: dto.alternativeTitles?.titles.map(alternativeTitleMapper.map),
            translations: translationMapper.map(dto.translations)
        )
        content.setMissing(
            of: requested,
            incomplete: [.credits: dto.credits?.isIncomplete, .images: dto.images?.isIncomplete],
            unreadable: dto.unreadableMembers.names)
        return content
    }
}
