public import Foundation

/// A TV series in a list, with texts in one language.
public struct TVSeriesPreview: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The name in the original language.
    public let originalName: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// The countries of origin, ISO 3166-1 alpha-2 codes.
    public let originCountry: [String]?
    /// The overview; may be empty.
    public let overview: String?
    /// The TMDb identifiers of the genres.
    public let genreIDs: [Int]?
    /// The air date of the first episode, as midnight UTC.
    public let firstAirDate: Date?
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
    /// Whether the series is for adults only.
    public let isAdultOnly: Bool?

    /// Creates a TV series preview.
    public init(
        id: Int, name: String, originalName: String? = nil, originalLanguage: String? = nil,
        originCountry: [String]? = nil, overview: String? = nil, genreIDs: [Int]? = nil, firstAirDate: Date? = nil,
        posterPath: URL? = nil, backdropPath: URL? = nil, popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, isAdultOnly: Bool? = nil
    ) {
        self.id = id
        self.name = name.orOriginal(originalName)
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.originCountry = originCountry
        self.overview = overview
        self.genreIDs = genreIDs
        self.firstAirDate = firstAirDate
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.isAdultOnly = isAdultOnly
    }
}
