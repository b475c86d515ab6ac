/// A country in which a movie or a series was produced.
public struct ProductionCountry: Codable, Hashable, Sendable {
    /// The ISO 3166-1 alpha-2 code.
    public let countryCode: String
    /// The name.
    public let name: String

    /// Creates a production country.
    public init(countryCode: String, name: String) {
        self.countryCode = countryCode
        self.name = name
    }
}
