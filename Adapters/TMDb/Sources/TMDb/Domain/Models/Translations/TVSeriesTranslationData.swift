public import Foundation

/// The translated strings of a TV series. A string without a translation is empty.
public struct TVSeriesTranslationData: Codable, Hashable, Sendable {

    /// The name.
    public let name: String?
    /// The overview.
    public let overview: String?
    /// The tagline.
    public let tagline: String?
    /// The URL of the series' website in this language.
    public let homepageURL: URL?

    /// Creates translation data.
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
