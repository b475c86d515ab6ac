/// The releases of a movie, grouped by country.
///
/// Source: `GET /3/movie/{movie_id}/release_dates`.
public struct MovieReleaseDates: Codable, Hashable, Sendable {

    /// The TMDb identifier of the movie; `nil` if the resource was appended to details.
    public let id: Int?
    /// The releases, grouped by country.
    public let results: [MovieReleaseDatesByCountry]

    /// Creates a collection of a movie's releases.
    public init(id: Int? = nil, results: [MovieReleaseDatesByCountry]) {
        self.id = id
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case results
    }
}
