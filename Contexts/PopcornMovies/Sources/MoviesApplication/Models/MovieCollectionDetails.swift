public import CoreDomain

/// A collection of movies as an application shows it, with the addresses of its images.
///
/// A movie names the collection that it is part of. What only the collection's own answer has is `nil` there.
public struct MovieCollectionDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier of the collection.
    public let id: Int
    /// The collection's name.
    public let name: String
    /// The name in the original language; `nil` in a movie.
    public let originalName: String?
    /// The original language, an ISO 639-1 code; `nil` in a movie.
    public let originalLanguage: String?
    /// What the collection is about; may be empty; `nil` in a movie.
    public let overview: String?
    /// The addresses of the poster.
    public let posterURLSet: ImageURLSet?
    /// The addresses of the backdrop.
    public let backdropURLSet: ImageURLSet?
    /// The movies in the order of their release, those without a date last; `nil` in a movie.
    public let parts: [MoviePreviewDetails]?

    /// Creates a collection.
    public init(
        id: Int, name: String, originalName: String? = nil, originalLanguage: String? = nil, overview: String? = nil,
        posterURLSet: ImageURLSet? = nil, backdropURLSet: ImageURLSet? = nil, parts: [MoviePreviewDetails]? = nil
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.posterURLSet = posterURLSet
        self.backdropURLSet = backdropURLSet
        self.parts = parts
    }
}
