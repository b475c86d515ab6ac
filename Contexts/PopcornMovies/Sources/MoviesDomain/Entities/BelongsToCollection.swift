public import Foundation

/// The collection that a movie is part of.
public struct BelongsToCollection: Identifiable, Hashable, Sendable {
    /// TMDb's identifier of the collection.
    public let id: Int
    /// The collection's name.
    public let name: String
    /// The path of the collection's poster.
    public let posterPath: URL?
    /// The path of the collection's backdrop.
    public let backdropPath: URL?

    /// Creates a collection.
    public init(id: Int, name: String, posterPath: URL? = nil, backdropPath: URL? = nil) {
        self.id = id
        self.name = name
        self.posterPath = posterPath
        self.backdropPath = backdropPath
    }
}
