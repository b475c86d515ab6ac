public import Foundation

/// A movie in a list, in one language.
public struct MoviePreview: Identifiable, Hashable, Sendable {
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
    /// The path of the poster.
    public let posterPath: URL?
    /// The path of the backdrop.
    public let backdropPath: URL?
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

    /// Creates a movie preview.
    public init(
        id: Int, title: String, originalTitle: String? = nil, originalLanguage: String? = nil,
        overview: String? = nil, genreIDs: [Int]? = nil, releaseDate: Date? = nil, posterPath: URL? = nil,
        backdropPath: URL? = nil, popularity: Double? = nil, voteAverage: Double? = nil, voteCount: Int? = nil,
        hasVideo: Bool? = nil, isAdultOnly: Bool? = nil
    ) {
        self.id = id
        self.title = title.orOriginal(originalTitle)
        self.originalTitle = originalTitle
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.genreIDs = genreIDs
        self.releaseDate = releaseDate
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.hasVideo = hasVideo
        self.isAdultOnly = isAdultOnly
    }
}
