package import CoreDomain
import CoreInfrastructure
package import Foundation

/// Maps domain TV series previews to their cache rows and back.
package struct TVSeriesPreviewMapper: PreviewMapper {

    package init() {}

    package func map(_ entity: TVSeriesPreviewEntity) -> TVSeriesPreview {
        TVSeriesPreview(
            id: entity.key.id, name: entity.name, originalName: entity.originalName,
            originalLanguage: entity.originalLanguage, originCountry: entity.originCountry.map([String].init(packed:)),
            overview: entity.overview, genreIDs: entity.genreIDs.map([Int].init(packed:)),
            firstAirDate: entity.firstAirDate, posterPath: entity.posterPath, backdropPath: entity.backdropPath,
            popularity: entity.popularity, voteAverage: entity.voteAverage, voteCount: entity.voteCount,
            isAdultOnly: entity.isAdultOnly)
    }

    package func map(_ domain: TVSeriesPreview, language: String, cachedAt: Date) -> TVSeriesPreviewEntity {
        TVSeriesPreviewEntity(
            key: .init(id: domain.id, language: language), name: domain.name,
            originalName: domain.originalName, originalLanguage: domain.originalLanguage,
            originCountry: domain.originCountry?.packed, overview: domain.overview,
            genreIDs: domain.genreIDs?.packed, firstAirDate: domain.firstAirDate,
            posterPath: domain.posterPath, backdropPath: domain.backdropPath, popularity: domain.popularity,
            voteAverage: domain.voteAverage, voteCount: domain.voteCount, isAdultOnly: domain.isAdultOnly,
            cachedAt: cachedAt)
    }
}
