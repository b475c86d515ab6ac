public import Foundation

/// The translated texts of a collection. A text that was not translated is empty.
public struct CollectionTranslationData: Codable, Hashable, Sendable {

    /// The name.
    public let title: String?
    /// What the collection is about.
    public let overview: String?
    /// The collection's page in this language.
    public let homepageURL: URL?

    /// Creates a translation's texts.
    public init(
        title: String? = nil, overview: String? = nil, homepageURL: URL? = nil
    ) {
        self.title = title
        self.overview = overview
        self.homepageURL = homepageURL
    }

    private enum CodingKeys: String, CodingKey {
        case title
        case overview
        case homepageURL = "homepage"
    }
}

/// The translations of a collection.
///
/// Source: `GET /3/collection/{collection_id}/translations`.
public typealias CollectionTranslationCollection = TranslationCollection<CollectionTranslationData>
