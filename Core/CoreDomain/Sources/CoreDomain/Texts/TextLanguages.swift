/// The language that each text of a title or a person is in: a tag such as `de-DE`, or the language alone if it is the
/// title in the original language. `nil` for a text that is not there or whose language TMDb does not tell.
public struct TextLanguages: Codable, Hashable, Sendable {
    /// The language of the title, or of the name of a series, a season or an episode.
    public var title: String?
    /// The language of the tagline.
    public var tagline: String?
    /// The language of the overview.
    public var overview: String?
    /// The language of the page.
    public var homepageURL: String?
    /// The language of the biography.
    public var biography: String?

    /// Creates the languages of texts.
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
