/// A genre.
public struct Genre: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language; empty if TMDb has no name.
    public let name: String

    /// Creates a genre.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case id
        case name
    }
}

/// A collection of the genres of movies or TV series.
///
/// Source: `GET /3/genre/movie/list` and `GET /3/genre/tv/list`.
public struct GenreCollection: Codable, Hashable, Sendable {

    /// The genres.
    public let genres: [Genre]

    /// Creates a collection.
    public init(genres: [Genre]) {
        self.genres = genres
    }
}
