public import Foundation

/// A movie in a list, with fewer properties than ``Movie``.
///
/// Source: `GET /3/movie/{movie_id}/recommendations` and other lists.
public struct MovieListItem: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The title in the requested language.
    public let title: String
    /// The title in the original language.
    public let originalTitle: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// The overview; may be empty.
    public let overview: String?
    /// The identifiers of the genres.
    public let genreIDs: [Genre.ID]?
    /// The date of the first release, as midnight UTC.
    public let releaseDate: Date?
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
    /// The date when the user rated the movie; only in lists of API version 4.
    public var ratedAt: Date? { accountRating?.createdAt }
    /// Whether the entry is a video release rather than a film.
    public let hasVideo: Bool?
    /// Whether the movie is for adults only.
    public let isAdultOnly: Bool?
    /// Whether TMDb marks the movie as softcore.
    public let isSoftcore: Bool?

    /// The rating in API version 3.
    private let plainRating: Double?
    /// The rating in API version 4.
    private let accountRating: DatedRating?

    /// Creates a movie list item.
    public init(
        id: Int, title: String, originalTitle: String? = nil, originalLanguage: String? = nil, overview: String? = nil,
        genreIDs: [Genre.ID]? = nil, releaseDate: Date? = nil, posterPath: URL? = nil, backdropPath: URL? = nil,
        popularity: Double? = nil, voteAverage: Double? = nil, voteCount: Int? = nil, mediaType: MediaType? = nil,
        rating: Double? = nil, ratedAt: Date? = nil, hasVideo: Bool? = nil, isAdultOnly: Bool? = nil,
        isSoftcore: Bool? = nil
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
        self.hasVideo = hasVideo
        self.isAdultOnly = isAdultOnly
        self.isSoftcore = isSoftcore
        plainRating = ratedAt == nil ? rating : nil
        accountRating = ratedAt.map { DatedRating(value: rating, createdAt: $0) }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        if let text = try? container.standardDecode(String.self, forKey: .title), !text.isEmpty {
            title = text
        } else {
            // In the details of a collection, the keys of the titles are those of names.
            let hasNames = container.contains(.name) || container.contains(.originalName)
            title = try container.decode(String.self, forKey: hasNames ? .name : .title)
        }
        originalTitle =
            try container.decodeIfPresent(String.self, forKey: .originalTitle)
            ?? container.decodeIfPresent(String.self, forKey: .originalName)
        originalLanguage = try container.decodeIfPresent(String.self, forKey: .originalLanguage)
        overview = try container.decodeIfPresent(String.self, forKey: .overview)
        genreIDs = try container.decodeIfPresent([Genre.ID].self, forKey: .genreIDs)
        releaseDate = try container.decodeIfPresent(Date.self, forKey: .releaseDate)
        posterPath = try container.decodeIfPresent(URL.self, forKey: .posterPath)
        backdropPath = try container.decodeIfPresent(URL.self, forKey: .backdropPath)
        popularity = try container.decodeIfPresent(Double.self, forKey: .popularity)
        voteAverage = try container.decodeIfPresent(Double.self, forKey: .voteAverage)
        voteCount = try container.decodeIfPresent(Int.self, forKey: .voteCount)
        mediaType = try container.decodeIfPresent(MediaType.self, forKey: .mediaType)
        hasVideo = try container.decodeIfPresent(Bool.self, forKey: .hasVideo)
        isAdultOnly = try container.decodeIfPresent(Bool.self, forKey: .isAdultOnly)
        isSoftcore = try container.decodeIfPresent(Bool.self, forKey: .isSoftcore)
        plainRating = try container.decodeIfPresent(Double.self, forKey: .plainRating)
        accountRating = try container.decodeIfPresent(DatedRating.self, forKey: .accountRating)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(title, forKey: .title)
        try container.encodeIfPresent(originalTitle, forKey: .originalTitle)
        try container.encodeIfPresent(originalLanguage, forKey: .originalLanguage)
        try container.encodeIfPresent(overview, forKey: .overview)
        try container.encodeIfPresent(genreIDs, forKey: .genreIDs)
        try container.encodeIfPresent(releaseDate, forKey: .releaseDate)
        try container.encodeIfPresent(posterPath, forKey: .posterPath)
        try container.encodeIfPresent(backdropPath, forKey: .backdropPath)
        try container.encodeIfPresent(popularity, forKey: .popularity)
        try container.encodeIfPresent(voteAverage, forKey: .voteAverage)
        try container.encodeIfPresent(voteCount, forKey: .voteCount)
        try container.encodeIfPresent(mediaType, forKey: .mediaType)
        try container.encodeIfPresent(hasVideo, forKey: .hasVideo)
        try container.encodeIfPresent(isAdultOnly, forKey: .isAdultOnly)
        try container.encodeIfPresent(isSoftcore, forKey: .isSoftcore)
        try container.encodeIfPresent(plainRating, forKey: .plainRating)
        try container.encodeIfPresent(accountRating, forKey: .accountRating)
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case title
        case name
        case originalTitle = "original_title"
        case originalName = "original_name"
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
        case hasVideo = "video"
        case isAdultOnly = "adult"
        case isSoftcore = "softcore"
        case plainRating = "rating"
        case accountRating = "account_rating"
    }
}
