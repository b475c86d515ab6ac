public import Foundation

/// The collection that a movie is a part of.
public struct BelongsToCollection: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The collection's name.
    public let name: String
    /// The path of the poster.
    public let posterPath: URL?
    /// The path of the backdrop.
    public let backdropPath: URL?

    /// Creates a collection.
    public init(id: Int, name: String, posterPath: URL? = nil, backdropPath: URL? = nil) {
        self.id = id
        self.name = name
        self.posterPath = posterPath
        self.backdropPath = backdropPath
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
    }
}
