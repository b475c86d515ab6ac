/// The releases of a movie in one country.
public struct MovieReleaseDatesByCountry: Codable, Hashable, Sendable {

    /// The country, an ISO 3166-1 code.
    public let countryCode: String
    /// The releases, in TMDb's order.
    public let releaseDates: [ReleaseDate]

    /// Creates a group of releases.
    public init(countryCode: String, releaseDates: [ReleaseDate]) {
        self.countryCode = countryCode
        self.releaseDates = releaseDates
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.releaseDates]

        case countryCode = "iso_3166_1"
        case releaseDates = "release_dates"
    }
}
