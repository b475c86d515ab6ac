package import CoreDomain
import CoreInfrastructure
package import Foundation
package import PopcornPersistence

/// A row of a movie in lists, in one language.
package struct MoviesPreviewEntity: Equatable {
    package static let table = "movies_preview"

    package let key: Key
    let title: String
    let originalTitle: String?
    let originalLanguage: String?
    let overview: String?
    let genreIDs: String?
    let releaseDate: Date?
    let posterPath: URL?
    let backdropPath: URL?
    let popularity: Double?
    let voteAverage: Double?
    let voteCount: Int?
    let hasVideo: Bool?
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

extension MoviesPreviewEntity: PreviewEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
        originalTitle = row.column("original_title", \.originalTitle)
        originalLanguage = row.column("original_language", \.originalLanguage)
        overview = row.column("overview", \.overview)
        genreIDs = row.column("genre_ids", \.genreIDs)
        releaseDate = row.column("release_date", \.releaseDate)
        posterPath = row.column("poster_path", \.posterPath)
        backdropPath = row.column("backdrop_path", \.backdropPath)
        popularity = row.column("popularity", \.popularity)
        voteAverage = row.column("vote_average", \.voteAverage)
        voteCount = row.column("vote_count", \.voteCount)
        hasVideo = row.column("has_video", \.hasVideo)
        isAdultOnly = row.column("is_adult_only", \.isAdultOnly)
        cachedAt = row.cachedAt(\.cachedAt)
    }
}

extension MoviesPreviewEntity.Key: PreviewKey {
    package init(from row: Row<Self>) {
        id = row.column("movie_id", \.id)
        language = row.language(\.language)
    }
}

/// A mapper from the domain's previews of movies to cache rows, and back.
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
