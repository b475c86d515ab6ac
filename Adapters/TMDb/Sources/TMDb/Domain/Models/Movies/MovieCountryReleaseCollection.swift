public import Foundation

/// The releases of a movie, one per country.
///
/// Source: `GET /3/movie/{movie_id}/releases`, which TMDb still supports but no longer documents.
public struct MovieCountryReleaseCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the movie; `nil` if the resource was appended to details.
    public let id: Int?
    /// The releases.
    public let countries: [MovieCountryRelease]

    /// Creates a collection.
    public init(id: Int? = nil, countries: [MovieCountryRelease]) {
        self.id = id
        self.countries = countries
    }
}

/// A release of a movie in a country, in the older format that ``ReleaseDate`` replaces.
public struct MovieCountryRelease: Codable, Hashable, Sendable {

    /// The country, an ISO 3166-1 code.
    public let countryCode: String
    /// The date of the release, as midnight UTC.
    public let releaseDate: Date?
    /// The age rating in the country's rating system; empty if unknown.
    public let certification: String?
    /// Whether the release is the movie's primary release.
    public let isPrimary: Bool?
    /// The content descriptors of the rating, such as `violence`.
    public let descriptors: [String]?

    /// Creates a release.
    public init(
        countryCode: String, releaseDate: Date? = nil, certification: String? = nil, isPrimary: Bool? = nil,
        descriptors: [String]? = nil
    ) {
        self.countryCode = countryCode
        self.releaseDate = releaseDate
        self.certification = certification
        self.isPrimary = isPrimary
        self.descriptors = descriptors
    }

    private enum CodingKeys: String, CodingKey {
        case countryCode = "iso_3166_1"
        case releaseDate = "release_date"
        case certification
        case isPrimary = "primary"
        case descriptors
    }
}
