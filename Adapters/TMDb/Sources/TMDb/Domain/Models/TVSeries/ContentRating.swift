/// An age rating of a TV series in a country.
public struct ContentRating: Codable, Hashable, Sendable {

    /// The country, an ISO 3166-1 code.
    public let countryCode: String
    /// The rating in the country's rating system.
    public let rating: String
    /// The content descriptors of the rating, such as `violence`.
    public let descriptors: [String]?

    /// Creates a content rating.
    public init(countryCode: String, rating: String, descriptors: [String]? = nil) {
        self.countryCode = countryCode
        self.rating = rating
        self.descriptors = descriptors
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.rating]

        case countryCode = "iso_3166_1"
        case rating
        case descriptors
    }
}
