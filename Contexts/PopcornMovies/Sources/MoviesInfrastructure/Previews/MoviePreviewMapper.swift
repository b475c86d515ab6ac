package import CoreDomain
import CoreInfrastructure
package import Foundation

/// Maps the domain's previews of movies to cache rows, and back.
package struct MoviePreviewMapper: PreviewMapper {

    package init() {}

    package func map(_ entity: MoviesPreviewEntity) -> MoviePreview {
        MoviePreview(
            id: entity.key.id, title: entity.title, originalTitle: entity.originalTitle,
            originalLanguage: entity.originalLanguage, overview: entity.overview,
            genreIDs: entity.genreIDs.map([Int].init(packed:)), releaseDate: entity.releaseDate,
            posterPath: entity.posterPath, backdropPath: entity.backdropPath, popularity: entity.popularity,
            voteAverage: entity.voteAverage, voteCount: entity.voteCount, hasVideo: entity.hasVideo,
            isAdultOnly: entity.isAdultOnly)
    }

    package func map(_ domain: MoviePreview, language: String, cachedAt: Date) -> MoviesPreviewEntity {
        MoviesPreviewEntity(
            key: .init(id: domain.id, language: language), title: domain.title,
            originalTitle: domain.originalTitle, originalLanguage: domain.originalLanguage, overview: domain.overview,
            genreIDs: domain.genreIDs?.packed, releaseDate: domain.releaseDate,
            posterPath: domain.posterPath, backdropPath: domain.backdropPath, popularity: domain.popularity,
            voteAverage: domain.voteAverage, voteCount: domain.voteCount, hasVideo: domain.hasVideo,
            isAdultOnly: domain.isAdultOnly, cachedAt: cachedAt)
    }
}
