public import Foundation

/// The translated data of a collection. Strings that are not translated are empty.
public struct CollectionTranslationData: Codable, Hashable, Sendable {

    /// The name.
    public let title: String?
    /// The plot summary.
    public let overview: String?
    /// The URL of the collection's website in the language of the translation.
    public let homepageURL: URL?

    /// Creates translation data.
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

/// The translations of a movie collection.
///
/// Source: `GET /3/collection/{collection_id}/translations`.
public typealias CollectionTranslationCollection = TranslationCollection<CollectionTranslationData>
