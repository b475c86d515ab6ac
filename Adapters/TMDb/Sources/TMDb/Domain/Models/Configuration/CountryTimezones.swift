/// A country with its time zones.
///
/// Source: `GET /3/configuration/timezones`.
public struct CountryTimezones: Codable, Hashable, Sendable {

    /// The country, as an ISO 3166-1 code.
    public let countryCode: String
    /// The names of the time zones, such as `Europe/London`.
    public let zones: [String]

    /// Creates a country's time zones.
    public init(countryCode: String, zones: [String]) {
        self.countryCode = countryCode
        self.zones = zones
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.zones]

        case countryCode = "iso_3166_1"
        case zones
    }
}
