public import CoreApplication
public import CoreDomain

/// A movie collection, in one language and with image URLs.
///
/// ``MovieDetails/belongsToCollection`` contains only the identifier, the name and the images. The other properties are
/// `nil` there.
public struct MovieCollectionDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier of the collection.
    public let id: Int
    /// The name of the collection.
    public let name: String
    /// The name in the original language; `nil` in the details of a movie.
    public let originalName: String?
    /// The original language, an ISO 639-1 code; `nil` in the details of a movie.
    public let originalLanguage: String?
    /// The overview; may be empty; `nil` in the details of a movie.
    public let overview: String?
    /// The URLs of the poster.
    public let posterURLSet: ImageURLSet?
    /// The URLs of the backdrop.
    public let backdropURLSet: ImageURLSet?
    /// The movies sorted by release date, movies without a date last; `nil` in the details of a movie.
    ///
    /// The text fallback does not apply to them, because TMDb sends no translations of movies in a list.
    public let parts: [MoviePreviewDetails]?
    /// The language of each text; `nil` if the text fallback is off or the translations are unknown.
    public let textLanguages: TextLanguages?

    /// Creates a movie collection.
    public init(
        id: Int, name: String, originalName: String? = nil, originalLanguage: String? = nil, overview: String? = nil,
        posterURLSet: ImageURLSet? = nil, backdropURLSet: ImageURLSet? = nil, parts: [MoviePreviewDetails]? = nil,
        textLanguages: TextLanguages? = nil
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.posterURLSet = posterURLSet
        self.backdropURLSet = backdropURLSet
        self.parts = parts
        self.textLanguages = textLanguages
    }
}
