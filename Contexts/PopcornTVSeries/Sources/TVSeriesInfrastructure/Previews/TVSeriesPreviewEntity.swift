package import CoreDomain
import CoreInfrastructure
package import Foundation
package import PopcornPersistence

/// The row of a TV series preview in one language.
package struct TVSeriesPreviewEntity: Equatable {
    package static let table = "tvseries_preview"

    package let key: Key
    let name: String
    let originalName: String?
    let originalLanguage: String?
    let originCountry: String?
    let overview: String?
    let genreIDs: String?
    let firstAirDate: Date?
    let posterPath: URL?
    let backdropPath: URL?
    let popularity: Double?
    let voteAverage: Double?
    let voteCount: Int?
    let isAdultOnly: Bool?
    let cachedAt: Date

    package struct Key: Hashable {
        let id: Int
        package let language: String

        package init(id: Int, language: String) {
            self.id = id
            self.language = language
        }
    }
}

extension TVSeriesPreviewEntity: PreviewEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        name = row.column("name", \.name)
        originalName = row.column("original_name", \.originalName)
        originalLanguage = row.column("original_language", \.originalLanguage)
        originCountry = row.column("origin_country", \.originCountry)
        overview = row.column("overview", \.overview)
        genreIDs = row.column("genre_ids", \.genreIDs)
        firstAirDate = row.column("first_air_date", \.firstAirDate)
        posterPath = row.column("poster_path", \.posterPath)
        backdropPath = row.column("backdrop_path", \.backdropPath)
        popularity = row.column("popularity", \.popularity)
        voteAverage = row.column("vote_average", \.voteAverage)
        voteCount = row.column("vote_count", \.voteCount)
        isAdultOnly = row.column("is_adult_only", \.isAdultOnly)
        cachedAt = row.cachedAt(\.cachedAt)
    }
}

extension TVSeriesPreviewEntity.Key: PreviewKey {
    package init(from row: Row<Self>) {
        id = row.column("series_id", \.id)
        language = row.language(\.language)
    }
}

/// A mapper from domain TV series previews to their cache rows and back.
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
