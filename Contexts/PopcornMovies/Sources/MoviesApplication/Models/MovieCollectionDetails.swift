public import CoreDomain

/// The collection that a movie is part of, with the addresses of its images.
public struct MovieCollectionDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier of the collection.
    public let id: Int
    /// The collection's name.
    public let name: String
    /// The addresses of the poster.
    public let posterURLSet: ImageURLSet?
    /// The addresses of the backdrop.
    public let backdropURLSet: ImageURLSet?

    /// Creates a collection.
    public init(id: Int, name: String, posterURLSet: ImageURLSet? = nil, backdropURLSet: ImageURLSet? = nil) {
        self.id = id
        self.name = name
        self.posterURLSet = posterURLSet
        self.backdropURLSet = backdropURLSet
    }
}
