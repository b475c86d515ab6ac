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
