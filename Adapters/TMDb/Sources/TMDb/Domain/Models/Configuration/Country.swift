/// A country.
///
/// Source: `GET /3/configuration/countries`.
public struct Country: Codable, Hashable, Sendable {

    /// The ISO 3166-1 code.
    public let countryCode: String
    /// The name in the requested language, or the English name if the response lacks it.
    public let name: String
    /// The English name.
    public let englishName: String

    /// Creates a country.
    public init(countryCode: String, name: String, englishName: String) {
        self.countryCode = countryCode
        self.name = name
        self.englishName = englishName
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        countryCode = try container.decode(String.self, forKey: .countryCode)
        let name = try container.decodeIfPresent(String.self, forKey: .name)
        let englishName = try container.decodeIfPresent(String.self, forKey: .englishName)
        self.name = name ?? englishName ?? ""
        self.englishName = englishName ?? name ?? ""
    }

    private enum CodingKeys: String, CodingKey {
        case countryCode = "iso_3166_1"
        case name = "native_name"
        case englishName = "english_name"
    }
}

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

/// A country in which a title was produced.
public struct ProductionCountry: Codable, Hashable, Sendable {

    /// The ISO 3166-1 code.
    public let countryCode: String
    /// The name.
    public let name: String

    /// Creates a production country.
    public init(countryCode: String, name: String) {
        self.countryCode = countryCode
        self.name = name
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case countryCode = "iso_3166_1"
        case name
    }
}
