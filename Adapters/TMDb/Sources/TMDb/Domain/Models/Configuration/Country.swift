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
