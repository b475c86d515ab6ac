public import Foundation

/// The texts of a title or a person in one language. Texts that are not translated are empty or `nil`.
public struct ContentTexts: Hashable, Sendable {
    /// The title, or the name of a series, a season or an episode.
    public var title: String?
    /// The tagline.
    public var tagline: String?
    /// The overview.
    public var overview: String?
    /// The URL of the homepage.
    public var homepageURL: URL?
    /// The biography of a person.
    public var biography: String?

    /// Creates a set of texts.
    public init(
        title: String? = nil, tagline: String? = nil, overview: String? = nil, homepageURL: URL? = nil,
        biography: String? = nil
    ) {
        self.title = title
        self.tagline = tagline
        self.overview = overview
        self.homepageURL = homepageURL
        self.biography = biography
    }
}
