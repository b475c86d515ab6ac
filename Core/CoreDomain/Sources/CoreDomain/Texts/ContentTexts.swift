public import Foundation

/// The texts of a title or a person, in one language. A text that was not translated is empty or `nil`.
public struct ContentTexts: Hashable, Sendable {
    /// The title, or the name of a series, a season or an episode.
    public var title: String?
    /// The tagline.
    public var tagline: String?
    /// What it is about.
    public var overview: String?
    /// The page of its own.
    public var homepageURL: URL?
    /// The biography of a person.
    public var biography: String?

    /// Creates texts.
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
