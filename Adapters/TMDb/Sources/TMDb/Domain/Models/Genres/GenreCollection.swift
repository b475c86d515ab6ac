/// A collection of the genres of movies or TV series.
///
/// Source: `GET /3/genre/movie/list` and `GET /3/genre/tv/list`.
public struct GenreCollection: Codable, Hashable, Sendable {

    /// The genres.
    public let genres: [Genre]

    /// Creates a collection.
    public init(
        genres: [Genre]
    ) {
        self.genres = genres
    }

    private enum CodingKeys: String, CodingKey {
        case genres
    }
}
