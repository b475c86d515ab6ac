public import Foundation

/// The release of a movie in a country, as TMDb had it before ``ReleaseDate``.
public struct MovieCountryRelease: Codable, Hashable, Sendable {

    /// The country, an ISO 3166-1 code.
    public let countryCode: String
    /// The day of the release, as midnight UTC.
    public let releaseDate: Date?
    /// The age rating in the country's own scheme; empty if the release has none.
    public let certification: String?
    /// Whether this is the main release of the movie.
    public let isPrimary: Bool?
    /// What the rating board warns of.
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
