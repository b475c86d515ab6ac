public import Foundation

/// A TV series in a list, with fewer properties than ``TVSeries``.
///
/// Source: `GET /3/tv/popular` and other lists.
public struct TVSeriesListItem: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public let name: String
    /// The name in the original language.
    public let originalName: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// The overview; may be empty.
    public let overview: String?
    /// The identifiers of the genres.
    public let genreIDs: [Genre.ID]?
    /// The air date of the first episode, as midnight UTC.
    public let firstAirDate: Date?
    /// The countries of origin, ISO 3166-1 codes.
    public let originCountry: [String]?
    /// The path of the poster image.
    public let posterPath: URL?
    /// The path of the backdrop image.
    public let backdropPath: URL?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// The average rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of ratings.
    public let voteCount: Int?
    /// The media type, in lists of mixed media types.
    public internal(set) var mediaType: MediaType?
    /// The user's rating, from 0.5 to 10; only in lists of titles that the user has rated.
    public var rating: Double? { plainRating ?? accountRating?.value }
    /// The date when the user rated the series; only in lists of API version 4.
    public var ratedAt: Date? { accountRating?.createdAt }
    /// Whether the series is for adults only.
    public let isAdultOnly: Bool?
    /// Whether TMDb marks the series as softcore.
    public let isSoftcore: Bool?

    /// The rating in API version 3.
    private let plainRating: Double?
    /// The rating in API version 4.
    private let accountRating: DatedRating?

    /// Creates a TV series list item.
    public init(
        id: Int, name: String, originalName: String? = nil, originalLanguage: String? = nil, overview: String? = nil,
        genreIDs: [Genre.ID]? = nil, firstAirDate: Date? = nil, originCountry: [String]? = nil, posterPath: URL? = nil,
        backdropPath: URL? = nil, popularity: Double? = nil, voteAverage: Double? = nil, voteCount: Int? = nil,
        mediaType: MediaType? = nil, rating: Double? = nil, ratedAt: Date? = nil, isAdultOnly: Bool? = nil,
        isSoftcore: Bool? = nil
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.genreIDs = genreIDs
        self.firstAirDate = firstAirDate
        self.originCountry = originCountry
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.mediaType = mediaType
        self.isAdultOnly = isAdultOnly
        self.isSoftcore = isSoftcore
        plainRating = ratedAt == nil ? rating : nil
        accountRating = ratedAt.map { DatedRating(value: rating, createdAt: $0) }
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case originalName = "original_name"
        case originalLanguage = "original_language"
        case overview
        case genreIDs = "genre_ids"
        case firstAirDate = "first_air_date"
        case originCountry = "origin_country"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case popularity
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case mediaType = "media_type"
        case isAdultOnly = "adult"
        case isSoftcore = "softcore"
        case plainRating = "rating"
        case accountRating = "account_rating"
    }
}
