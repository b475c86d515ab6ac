package import CoreDomain
import CoreInfrastructure
package import Foundation
package import MoviesDomain

/// A mapper from the domain's movie collections to cache rows, and back. The movies are stored as previews, as in
/// lists.
package struct MovieCollectionMapper: ListingMapper {

    private let translationMapper = TranslationMapper()

    package init() {}

    package func items(of domain: MovieCollection) -> [MoviePreview] {
        domain.parts
    }

    package func map(_ entity: MoviesCollectionEntity, items: [MoviePreview]) -> MovieCollection {
        MovieCollection(
            id: entity.key.collectionID, name: entity.name, originalName: entity.originalName,
            originalLanguage: entity.originalLanguage, overview: entity.overview, posterPath: entity.posterPath,
            backdropPath: entity.backdropPath, parts: items,
            translations: entity.translations?.map(translationMapper.map))
    }

    package func map(
        _ domain: MovieCollection, key: MoviesCollectionEntity.Key, cachedAt: Date
    ) -> MoviesCollectionEntity {
        MoviesCollectionEntity(
            key: key, name: domain.name, originalName: domain.originalName, originalLanguage: domain.originalLanguage,
            overview: domain.overview, posterPath: domain.posterPath, backdropPath: domain.backdropPath,
            cachedAt: cachedAt, translations: domain.translations?.map(translationMapper.map))
    }
}
