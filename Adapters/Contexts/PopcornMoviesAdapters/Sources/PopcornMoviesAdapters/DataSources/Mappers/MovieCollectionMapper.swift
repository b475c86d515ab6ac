import MoviesDomain
import PopcornSharedAdapters
import TMDb

/// Maps TMDb collections and their movies to domain collections.
struct MovieCollectionMapper {

    private let previewMapper = MoviePreviewMapper()
    private let translationMapper: TranslationMapper

    /// Creates a mapper.
    ///
    /// - Parameter requestsTranslations: Whether translations were requested.
    init(requestsTranslations: Bool) {
        translationMapper = TranslationMapper(wereRequested: requestsTranslations)
    }

    func map(_ response: TMDb.CollectionDetailsResponse) -> MoviesDomain.MovieCollection {
        let dto = response.collection
        return MoviesDomain.MovieCollection(
            id: dto.id, name: dto.name, originalName: dto.originalName, originalLanguage: dto.originalLanguage,
            overview: dto.overview, posterPath: dto.posterPath, backdropPath: dto.backdropPath,
            parts: dto.parts.map(previewMapper.map),
            translations: translationMapper.map(response.translations))
    }
}
