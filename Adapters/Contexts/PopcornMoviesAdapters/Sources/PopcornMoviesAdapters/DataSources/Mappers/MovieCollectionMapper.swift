import MoviesDomain
import PopcornSharedAdapters
import TMDb

/// A mapper from TMDb collections and their movies to domain collections.
struct MovieCollectionMapper {

    private let previewMapper = MoviePreviewMapper()
    private let translationMapper = TranslationMapper()

    func map(
        _ dto: TMDb.MovieCollection, translations: TMDb.CollectionTranslationCollection?
    ) -> MoviesDomain.MovieCollection {
        MoviesDomain.MovieCollection(
            id: dto.id, name: dto.name, originalName: dto.originalName, originalLanguage: dto.originalLanguage,
            overview: dto.overview, posterPath: dto.posterPath, backdropPath: dto.backdropPath,
            parts: dto.parts.map(previewMapper.map),
            translations: translationMapper.map(translations))
    }
}
