/// The releases of a movie, one per country.
///
/// Source: `GET /3/movie/{movie_id}/releases`, which TMDb still supports but no longer documents.
public struct MovieCountryReleaseCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the movie; `nil` if the resource was appended to details.
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
