/// An alternative title of a movie or TV series in a country.
public struct AlternativeTitle: Codable, Hashable, Sendable {

    /// The country, an ISO 3166-1 code.
    public let countryCode: String
    /// The title.
    public let title: String
    /// The type of title, such as `working title`; may be empty.
    public let type: String?

    /// Creates an alternative title.
    public init(countryCode: String, title: String, type: String? = nil) {
        self.countryCode = countryCode
        self.title = title
        self.type = type
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.countryCode]

        case countryCode = "iso_3166_1"
        case title
        case type
    }
}
