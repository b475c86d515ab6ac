public import Foundation

/// A movie as lists show it, in one language.
public struct MoviePreview: Identifiable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The title.
    public let title: String
    /// The title in the original language.
    public let originalTitle: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// What the movie is about; may be empty.
    public let overview: String?
    /// TMDb's identifiers of the genres.
    public let genreIDs: [Int]?
    /// The day of the first release, as midnight UTC.
    public let releaseDate: Date?
    /// The path of the poster.
    public let posterPath: URL?
    /// The path of the backdrop.
    public let backdropPath: URL?
    /// TMDb's measure of current interest.
    public let popularity: Double?
    /// The mean of the ratings, 0 to 10.
    public let voteAverage: Double?
    /// How many ratings there are.
    public let voteCount: Int?
    /// Whether the entry is a video rather than a movie.
    public let hasVideo: Bool?
    /// Whether the movie is for adults only.
    public let isAdultOnly: Bool?

    /// Creates a preview.
    public init(
        id: Int, title: String, originalTitle: String? = nil, originalLanguage: String? = nil,
        overview: String? = nil, genreIDs: [Int]? = nil, releaseDate: Date? = nil, posterPath: URL? = nil,
        backdropPath: URL? = nil, popularity: Double? = nil, voteAverage: Double? = nil, voteCount: Int? = nil,
        hasVideo: Bool? = nil, isAdultOnly: Bool? = nil
    ) {
        self.id = id
        self.title = title
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
