import CoreInfrastructure
import Foundation
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
