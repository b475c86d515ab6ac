/// A country that a movie or a series was produced in.
public struct ProductionCountry: Codable, Hashable, Sendable {
    /// An ISO 3166-1 alpha-2 code.
    public let countryCode: String
    /// The country's name.
    public let name: String

    /// Creates a country.
    public init(countryCode: String, name: String) {
        self.countryCode = countryCode
        self.name = name
    }
}
