public import Foundation

/// A collection of movies that belong together.
///
/// Source: `GET /3/collection/{collection_id}`.
public struct MovieCollection: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public let name: String
    /// The name in the original language.
    public let originalName: String?
    /// The original language, as an ISO 639-1 code.
    public let originalLanguage: String?
    /// The plot summary; may be empty.
    public let overview: String?
    /// The path of the poster. Use ``ImagesConfiguration`` to create its URL.
    public let posterPath: URL?
    /// The path of the backdrop. Use ``ImagesConfiguration`` to create its URL.
    public let backdropPath: URL?
    /// The movies.
    public let parts: [MovieListItem]

    /// Creates a movie collection.
    public init(
        id: Int, name: String, originalName: String? = nil, originalLanguage: String? = nil, overview: String? = nil,
        posterPath: URL? = nil, backdropPath: URL? = nil, parts: [MovieListItem]
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.parts = parts
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case originalName = "original_name"
        case originalLanguage = "original_language"
        case overview
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case parts
    }
}
