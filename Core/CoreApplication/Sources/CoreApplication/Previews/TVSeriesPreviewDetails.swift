public import CoreDomain
public import Foundation

/// A TV series in a list, with texts in one language and image URLs.
public struct TVSeriesPreviewDetails: Identifiable, Codable, Hashable, Sendable {
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
    /// Whether the series is for adults only.
    public let isAdultOnly: Bool?
    /// Whether the series is on the owner's watchlist; `nil` if the request has no owner.
    public let isOnWatchlist: Bool?

    /// Creates a TV series preview.
    public init(
        id: Int, name: String, originalName: String? = nil, originalLanguage: String? = nil,
        originCountry: [String]? = nil, overview: String? = nil, genreIDs: [Int]? = nil, firstAirDate: Date? = nil,
        posterURLSet: ImageURLSet? = nil, backdropURLSet: ImageURLSet? = nil, popularity: Double? = nil,
        voteAverage: Double? = nil, voteCount: Int? = nil, isAdultOnly: Bool? = nil, isOnWatchlist: Bool? = nil
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.originCountry = originCountry
        self.overview = overview
        self.genreIDs = genreIDs
        self.firstAirDate = firstAirDate
        self.posterURLSet = posterURLSet
        self.backdropURLSet = backdropURLSet
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.isAdultOnly = isAdultOnly
        self.isOnWatchlist = isOnWatchlist
    }
}

/// A mapper from TV series previews to details, with image URLs.
package struct TVSeriesPreviewDetailsMapper {

    package init() {}

    package func map(
        _ preview: TVSeriesPreview, isOnWatchlist: Bool? = nil, imagesConfiguration: ImagesConfiguration
    ) -> TVSeriesPreviewDetails {
        TVSeriesPreviewDetails(
            id: preview.id, name: preview.name, originalName: preview.originalName,
            originalLanguage: preview.originalLanguage, originCountry: preview.originCountry,
            overview: preview.overview, genreIDs: preview.genreIDs, firstAirDate: preview.firstAirDate,
            posterURLSet: imagesConfiguration.posterURLSet(for: preview.posterPath),
            backdropURLSet: imagesConfiguration.backdropURLSet(for: preview.backdropPath),
            popularity: preview.popularity, voteAverage: preview.voteAverage, voteCount: preview.voteCount,
            isAdultOnly: preview.isAdultOnly, isOnWatchlist: isOnWatchlist)
    }
}
