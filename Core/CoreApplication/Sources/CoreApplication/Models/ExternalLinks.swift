public import Foundation

/// Where else a movie, a series, a season, an episode or a person is found: identifiers, and addresses of pages.
///
/// Every address is one of `https`. What is not known is `nil`.
public struct ExternalLinks: Codable, Hashable, Sendable {
    /// The page at TMDb.
    public let tmdbURL: URL
    /// IMDb's identifier: `tt…` of a title, `nm…` of a person.
    public let imdbID: String?
    /// The page at IMDb.
    public let imdbURL: URL?
    /// TheTVDB's identifier; series, seasons and episodes only.
    public let tvdbID: Int?
    /// The page at TheTVDB.
    public let tvdbURL: URL?
    /// Wikidata's identifier.
    public let wikidataID: String?
    /// The page at Wikidata.
    public let wikidataURL: URL?
    /// The name at Facebook.
    public let facebookID: String?
    /// The page at Facebook.
    public let facebookURL: URL?
    /// The name at Instagram.
    public let instagramID: String?
    /// The page at Instagram.
    public let instagramURL: URL?
    /// The name at X, which was Twitter.
    public let twitterID: String?
    /// The page at X.
    public let twitterURL: URL?
    /// The name at TikTok; people only.
    public let tikTokID: String?
    /// The page at TikTok.
    public let tikTokURL: URL?
    /// The name at YouTube; people only.
    public let youTubeID: String?
    /// The page at YouTube.
    public let youTubeURL: URL?

    /// Creates links.
    public init(
        tmdbURL: URL, imdbID: String? = nil, imdbURL: URL? = nil, tvdbID: Int? = nil, tvdbURL: URL? = nil,
        wikidataID: String? = nil, wikidataURL: URL? = nil, facebookID: String? = nil, facebookURL: URL? = nil,
        instagramID: String? = nil, instagramURL: URL? = nil, twitterID: String? = nil, twitterURL: URL? = nil,
        tikTokID: String? = nil, tikTokURL: URL? = nil, youTubeID: String? = nil, youTubeURL: URL? = nil
    ) {
        self.tmdbURL = tmdbURL
        self.imdbID = imdbID
        self.imdbURL = imdbURL
        self.tvdbID = tvdbID
        self.tvdbURL = tvdbURL
        self.wikidataID = wikidataID
        self.wikidataURL = wikidataURL
        self.facebookID = facebookID
        self.facebookURL = facebookURL
        self.instagramID = instagramID
        self.instagramURL = instagramURL
        self.twitterID = twitterID
        self.twitterURL = twitterURL
        self.tikTokID = tikTokID
        self.tikTokURL = tikTokURL
        self.youTubeID = youTubeID
        self.youTubeURL = youTubeURL
    }
}
