public import CoreDomain
public import Foundation

/// A movie in a list, in one language and with image URLs.
public struct MoviePreviewDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The title.
    public let title: String
    /// The title in the original language.
    public let originalTitle: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// The overview; may be empty.
    public let overview: String?
    /// The TMDb identifiers of the genres.
    public let genreIDs: [Int]?
    /// The date of the first release, as midnight UTC.
    public let releaseDate: Date?
    /// The URLs of the poster.
    public let posterURLSet: ImageURLSet?
    /// The URLs of the backdrop.
    public let backdropURLSet: ImageURLSet?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// The average rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of ratings.
    public let voteCount: Int?
    /// Whether the entry is a video release rather than a film.
    public let hasVideo: Bool?
    /// Whether the movie is for adults only.
    public let isAdultOnly: Bool?
    /// Whether the movie is on the owner's watchlist; `nil` if the request has no owner.
    public let isOnWatchlist: Bool?

    /// Creates a movie preview.
    public init(
        id: Int, title: String, originalTitle: String? = nil, originalLanguage: String? = nil,
        overview: String? = nil, genreIDs: [Int]? = nil, releaseDate: Date? = nil, posterURLSet: ImageURLSet? = nil,
        backdropURLSet: ImageURLSet? = nil, popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, hasVideo: Bool? = nil, isAdultOnly: Bool? = nil, isOnWatchlist: Bool? = nil
    ) {
        self.id = id
        self.title = title
        self.originalTitle = originalTitle
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.genreIDs = genreIDs
        self.releaseDate = releaseDate
        self.posterURLSet = posterURLSet
        self.backdropURLSet = backdropURLSet
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.hasVideo = hasVideo
        self.isAdultOnly = isAdultOnly
        self.isOnWatchlist = isOnWatchlist
    }
}

/// A mapper from movies in lists to their details, with image URLs.
package struct MoviePreviewDetailsMapper {

    package init() {}

    package func map(
        _ preview: MoviePreview, isOnWatchlist: Bool? = nil, imagesConfiguration: ImagesConfiguration
    ) -> MoviePreviewDetails {
        MoviePreviewDetails(
            id: preview.id, title: preview.title, originalTitle: preview.originalTitle,
            originalLanguage: preview.originalLanguage, overview: preview.overview, genreIDs: preview.genreIDs,
            releaseDate: preview.releaseDate,
            posterURLSet: imagesConfiguration.posterURLSet(for: preview.posterPath),
            backdropURLSet: imagesConfiguration.backdropURLSet(for: preview.backdropPath),
            popularity: preview.popularity, voteAverage: preview.voteAverage, voteCount: preview.voteCount,
            hasVideo: preview.hasVideo, isAdultOnly: preview.isAdultOnly, isOnWatchlist: isOnWatchlist)
    }
}
