public import Foundation

/// The identifiers and page URLs of a title or person on other sites.
///
/// All URLs use HTTPS. Unknown values are `nil`.
public struct ExternalLinks: Codable, Hashable, Sendable {
    /// The URL of the TMDb page.
    public let tmdbURL: URL
    /// The IMDb identifier: `tt…` for a title, `nm…` for a person.
    public let imdbID: String?
    /// The URL of the IMDb page.
    public let imdbURL: URL?
    /// The TheTVDB identifier; series, seasons and episodes only.
    public let tvdbID: Int?
    /// The URL of the TheTVDB page.
    public let tvdbURL: URL?
    /// The Wikidata identifier.
    public let wikidataID: String?
    /// The URL of the Wikidata page.
    public let wikidataURL: URL?
    /// The Facebook username.
    public let facebookID: String?
    /// The URL of the Facebook page.
    public let facebookURL: URL?
    /// The Instagram username.
    public let instagramID: String?
    /// The URL of the Instagram page.
    public let instagramURL: URL?
    /// The username on X, formerly Twitter.
    public let twitterID: String?
    /// The URL of the page on X.
    public let twitterURL: URL?
    /// The TikTok username; people only.
    public let tikTokID: String?
    /// The URL of the TikTok page.
    public let tikTokURL: URL?
    /// The YouTube handle or channel identifier; people only.
    public let youTubeID: String?
    /// The URL of the YouTube page.
    public let youTubeURL: URL?

    /// Creates external links.
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
