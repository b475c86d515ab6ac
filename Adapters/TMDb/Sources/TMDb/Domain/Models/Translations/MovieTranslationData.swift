public import Foundation

/// The translated strings of a movie. A string without a translation is empty.
public struct MovieTranslationData: Codable, Hashable, Sendable {

    /// The title.
    public let title: String?
    /// The overview.
    public let overview: String?
    /// The tagline.
    public let tagline: String?
    /// The URL of the movie's website in this language.
    public let homepageURL: URL?
    /// The running time, in minutes; 0 if it does not differ from the original.
    public let runtime: Int?

    /// Creates translation data.
    public init(
        title: String? = nil, overview: String? = nil, tagline: String? = nil, homepageURL: URL? = nil,
        runtime: Int? = nil
    ) {
        self.title = title
        self.overview = overview
        self.tagline = tagline
        self.homepageURL = homepageURL
        self.runtime = runtime
    }

    private enum CodingKeys: String, CodingKey {
        case title
        case overview
        case tagline
        case homepageURL = "homepage"
        case runtime
    }
}
