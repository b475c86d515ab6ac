/// The language of each text of a title or a person: a tag such as `de-DE`, or only the language code for an original
/// title. `nil` if the text is absent or its language is unknown.
public struct TextLanguages: Codable, Hashable, Sendable {
    /// The language of the title, or of the name of a series, a season or an episode.
    public var title: String?
    /// The language of the tagline.
    public var tagline: String?
    /// The language of the overview.
    public var overview: String?
    /// The language of the homepage.
    public var homepageURL: String?
    /// The language of the biography.
    public var biography: String?

    /// Creates a set of languages.
    public init(
        title: String? = nil, tagline: String? = nil, overview: String? = nil, homepageURL: String? = nil,
        biography: String? = nil
    ) {
        self.title = title
        self.tagline = tagline
        self.overview = overview
        self.homepageURL = homepageURL
        self.biography = biography
    }
}
