public import Foundation

/// The collection that a movie belongs to.
public struct BelongsToCollection: Identifiable, Hashable, Sendable {
    /// The TMDb identifier of the collection.
    public let id: Int
    /// The name of the collection.
    public let name: String
    /// The path of the collection's poster.
    public let posterPath: URL?
    /// The path of the collection's backdrop.
    public let backdropPath: URL?

    /// Creates a movie collection.
    public init(id: Int, name: String, posterPath: URL? = nil, backdropPath: URL? = nil) {
        self.id = id
        self.name = name
        self.posterPath = posterPath
        self.backdropPath = backdropPath
    }
}
