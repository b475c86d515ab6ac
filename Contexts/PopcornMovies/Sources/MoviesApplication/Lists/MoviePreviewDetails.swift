public import CoreDomain
public import Foundation

/// A movie as an application shows it in a list: in one language, its image paths resolved.
public struct MoviePreviewDetails: Identifiable, Codable, Hashable, Sendable {
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
    /// The addresses of the poster.
    public let posterURLSet: ImageURLSet?
    /// The addresses of the backdrop.
    public let backdropURLSet: ImageURLSet?
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
        overview: String? = nil, genreIDs: [Int]? = nil, releaseDate: Date? = nil, posterURLSet: ImageURLSet? = nil,
        backdropURLSet: ImageURLSet? = nil, popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, hasVideo: Bool? = nil, isAdultOnly: Bool? = nil
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
    }
}
