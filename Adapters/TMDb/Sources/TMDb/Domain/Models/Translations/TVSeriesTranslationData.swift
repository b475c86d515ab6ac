public import Foundation

/// The translated texts of a TV series. A text that was not translated is empty.
public struct TVSeriesTranslationData: Codable, Hashable, Sendable {

    /// The name.
    public let name: String?
    /// What the series is about.
    public let overview: String?
    /// The tagline.
    public let tagline: String?
    /// The series' page in this language.
    public let homepageURL: URL?

    /// Creates a translation's texts.
    public init(name: String? = nil, overview: String? = nil, tagline: String? = nil, homepageURL: URL? = nil) {
        self.name = name
        self.overview = overview
        self.tagline = tagline
        self.homepageURL = homepageURL
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case overview
        case tagline
        case homepageURL = "homepage"
    }
}
