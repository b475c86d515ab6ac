/// The releases of a movie, one for a country.
///
/// Source: `GET /3/movie/{movie_id}/releases`, which TMDb answers but no longer describes.
public struct MovieCountryReleaseCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the movie; absent if this was appended to details.
    public let id: Int?
    /// The releases.
    public let countries: [MovieCountryRelease]

    /// Creates a collection.
    public init(id: Int? = nil, countries: [MovieCountryRelease]) {
        self.id = id
        self.countries = countries
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case countries
    }
}
