public import Foundation

/// The translated texts of a movie. A text that was not translated is empty.
public struct MovieTranslationData: Codable, Hashable, Sendable {

    /// The title.
    public let title: String?
    /// What the movie is about.
    public let overview: String?
    /// The tagline.
    public let tagline: String?
    /// The movie's page in this language.
    public let homepageURL: URL?
    /// The running time in minutes; 0 if it is that of the original.
    public let runtime: Int?

    /// Creates a translation's texts.
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
