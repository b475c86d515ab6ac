public import Foundation

/// A movie as lists of movies have it.
///
/// Source: `GET /3/movie/{movie_id}/recommendations` and other lists.
public struct MovieListItem: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The title in the requested language.
    public let title: String
    /// The title in the original language.
    public let originalTitle: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// What the movie is about; may be empty.
    public let overview: String?
    /// The identifiers of the genres.
    public let genreIDs: [Genre.ID]?
    /// The day of the first release, as midnight UTC.
    public let releaseDate: Date?
    /// The path of the poster.
    public let posterPath: URL?
    /// The path of the backdrop.
    public let backdropPath: URL?
    /// TMDb's measure of current interest.
    public let popularity: Double?
    /// The average of the users' ratings, from 0 to 10.
    public let voteAverage: Double?
    /// The number of the users' ratings.
    public let voteCount: Int?
    /// The kind of title, where the list says it.
    public let mediaType: MediaType?
    /// The asking user's own rating, from 0.5 to 10, where the list is of titles that the user rated.
    public let rating: Double?
    /// Whether this is a video release rather than a film.
    public let hasVideo: Bool?
    /// Whether the movie is for adults only.
    public let isAdultOnly: Bool?
    /// Whether TMDb marks the movie as softcore.
    public let isSoftcore: Bool?

    /// Creates a movie list item.
    public init(
        id: Int, title: String, originalTitle: String? = nil, originalLanguage: String? = nil, overview: String? = nil,
        genreIDs: [Genre.ID]? = nil, releaseDate: Date? = nil, posterPath: URL? = nil, backdropPath: URL? = nil,
        popularity: Double? = nil, voteAverage: Double? = nil, voteCount: Int? = nil, mediaType: MediaType? = nil,
        rating: Double? = nil, hasVideo: Bool? = nil, isAdultOnly: Bool? = nil, isSoftcore: Bool? = nil
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
        self.mediaType = mediaType
        self.rating = rating
        self.hasVideo = hasVideo
        self.isAdultOnly = isAdultOnly
        self.isSoftcore = isSoftcore
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case title
        case originalTitle = "original_title"
        case originalLanguage = "original_language"
        case overview
        case genreIDs = "genre_ids"
        case releaseDate = "release_date"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case popularity
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case mediaType = "media_type"
        case rating
        case hasVideo = "video"
        case isAdultOnly = "adult"
        case isSoftcore = "softcore"
    }
}
