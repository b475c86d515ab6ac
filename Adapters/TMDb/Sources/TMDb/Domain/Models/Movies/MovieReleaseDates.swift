/// The releases of a movie in all countries.
///
/// Source: `GET /3/movie/{movie_id}/release_dates`.
public struct MovieReleaseDates: Codable, Hashable, Sendable {

    /// TMDb's identifier of the movie; absent if this was appended to details.
    public let id: Int?
    /// The releases, country by country.
    public let results: [MovieReleaseDatesByCountry]

    /// Creates the releases of a movie.
    public init(id: Int? = nil, results: [MovieReleaseDatesByCountry]) {
        self.id = id
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case results
    }
}
