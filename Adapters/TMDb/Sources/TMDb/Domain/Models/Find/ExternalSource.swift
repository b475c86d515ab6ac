/// A site by whose identifiers TMDb can find titles and people. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/find-by-id
public struct ExternalSource: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// IMDb, with identifiers such as `tt0137523` and `nm0000093`.
    public static let imdb = ExternalSource(rawValue: "imdb_id")
    /// Facebook.
    public static let facebook = ExternalSource(rawValue: "facebook_id")
    /// Instagram.
    public static let instagram = ExternalSource(rawValue: "instagram_id")
    /// TheTVDB, with identifiers such as `81189`.
    public static let tvdb = ExternalSource(rawValue: "tvdb_id")
    /// TikTok.
    public static let tikTok = ExternalSource(rawValue: "tiktok_id")
    /// Twitter, now X.
    public static let twitter = ExternalSource(rawValue: "twitter_id")
    /// Wikidata, with identifiers such as `Q190050`.
    public static let wikidata = ExternalSource(rawValue: "wikidata_id")
    /// YouTube.
    public static let youTube = ExternalSource(rawValue: "youtube_id")
}
