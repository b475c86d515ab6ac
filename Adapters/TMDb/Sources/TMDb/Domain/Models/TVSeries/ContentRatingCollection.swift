/// The age ratings of a TV series.
///
/// Source: `GET /3/tv/{series_id}/content_ratings`.
public struct ContentRatingCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the series; `nil` if the resource was appended to details.
    public let id: Int?
    /// The ratings, one or more per country.
    public let results: [ContentRating]

    /// Creates a collection.
    public init(id: Int? = nil, results: [ContentRating]) {
        self.id = id
        self.results = results
    }
}

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
