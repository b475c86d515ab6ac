public import Foundation

/// A series as lists show it, in one language.
public struct TVSeriesPreview: Identifiable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The name in the original language.
    public let originalName: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// The countries of origin, ISO 3166-1 alpha-2 codes.
    public let originCountry: [String]?
    /// What the series is about; may be empty.
    public let overview: String?
    /// TMDb's identifiers of the genres.
    public let genreIDs: [Int]?
    /// The day when the first episode aired, as midnight UTC.
    public let firstAirDate: Date?
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
    /// Whether the series is for adults only.
    public let isAdultOnly: Bool?

    /// Creates a preview.
    public init(
        id: Int, name: String, originalName: String? = nil, originalLanguage: String? = nil,
        originCountry: [String]? = nil, overview: String? = nil, genreIDs: [Int]? = nil, firstAirDate: Date? = nil,
        posterPath: URL? = nil, backdropPath: URL? = nil, popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, isAdultOnly: Bool? = nil
    ) {
        self.id = id
        self.name = name
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
