public import CoreDomain
public import Foundation

/// A collection of related movies, in one language.
public struct MovieCollection: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public package(set) var name: String
    /// The name in the original language.
    public let originalName: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// The overview; may be empty.
    public package(set) var overview: String?
    /// The path of the poster.
    public let posterPath: URL?
    /// The path of the backdrop.
    public let backdropPath: URL?
    /// The movies, in TMDb's order.
    public let parts: [MoviePreview]
    /// The texts in other languages, in TMDb's order; `nil` if they were not requested.
    public let translations: [Translation]?

    /// Creates a movie collection.
    public init(
        id: Int, name: String, originalName: String? = nil, originalLanguage: String? = nil, overview: String? = nil,
        posterPath: URL? = nil, backdropPath: URL? = nil, parts: [MoviePreview], translations: [Translation]? = nil
    ) {
        self.id = id
        self.name = name.orOriginal(originalName)
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.parts = parts
        self.translations = translations
    }
}

extension MovieCollection: Translatable {
    package var texts: ContentTexts {
        get { ContentTexts(title: name, overview: overview) }
        set { (name, overview) = (newValue.title ?? name, newValue.overview) }
    }

    package var original: (title: String?, languageCode: String?) { (originalName, originalLanguage) }
}
