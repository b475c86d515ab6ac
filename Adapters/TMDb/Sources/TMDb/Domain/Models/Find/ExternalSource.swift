/// A site whose identifiers TMDb knows: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/find-by-id
public struct ExternalSource: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// IMDb, such as `tt0137523` or `nm0000093`.
    public static let imdb = ExternalSource(rawValue: "imdb_id")
    /// Facebook.
    public static let facebook = ExternalSource(rawValue: "facebook_id")
    /// Instagram.
    public static let instagram = ExternalSource(rawValue: "instagram_id")
    /// TheTVDB, such as `81189`.
    public static let tvdb = ExternalSource(rawValue: "tvdb_id")
    /// TikTok.
    public static let tikTok = ExternalSource(rawValue: "tiktok_id")
    /// Twitter, now X.
    public static let twitter = ExternalSource(rawValue: "twitter_id")
    /// Wikidata, such as `Q190050`.
    public static let wikidata = ExternalSource(rawValue: "wikidata_id")
    /// YouTube.
    public static let youTube = ExternalSource(rawValue: "youtube_id")
}
