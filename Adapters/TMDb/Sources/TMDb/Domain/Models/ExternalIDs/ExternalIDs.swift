/// Identifiers of a title or a person elsewhere.
///
/// Source: `GET /3/movie/{movie_id}/external_ids` and the like of series, seasons, episodes and people.
public struct ExternalIDs: Codable, Hashable, Sendable {

    /// TMDb's identifier of the title or person; absent if this was appended to details.
    public let id: Int?
    /// IMDb's identifier.
    public let imdbID: String?
    /// Wikidata's identifier.
    public let wikidataID: String?
    /// The name at Facebook.
    public let facebookID: String?
    /// The name at Instagram.
    public let instagramID: String?
    /// The name at Twitter.
    public let twitterID: String?
    /// The name at TikTok; people only.
    public let tikTokID: String?
    /// The name at YouTube; people only.
    public let youTubeID: String?
    /// TheTVDB's identifier; TV only.
    public let tvdbID: Int?
    /// The identifier that TVRage, since closed, had; TV and people only.
    public let tvRageID: Int?
    /// The identifier that Freebase, since closed, had; TV and people only.
    public let freebaseID: String?
    /// The machine identifier that Freebase, since closed, had; TV and people only.
    public let freebaseMID: String?

    /// Creates identifiers.
    public init(
        id: Int? = nil, imdbID: String? = nil, wikidataID: String? = nil, facebookID: String? = nil,
        instagramID: String? = nil, twitterID: String? = nil, tikTokID: String? = nil, youTubeID: String? = nil,
        tvdbID: Int? = nil, tvRageID: Int? = nil, freebaseID: String? = nil, freebaseMID: String? = nil
    ) {
        self.id = id
        self.imdbID = imdbID
        self.wikidataID = wikidataID
        self.facebookID = facebookID
        self.instagramID = instagramID
        self.twitterID = twitterID
        self.tikTokID = tikTokID
        self.youTubeID = youTubeID
        self.tvdbID = tvdbID
        self.tvRageID = tvRageID
        self.freebaseID = freebaseID
        self.freebaseMID = freebaseMID
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case imdbID = "imdb_id"
        case wikidataID = "wikidata_id"
        case facebookID = "facebook_id"
        case instagramID = "instagram_id"
        case twitterID = "twitter_id"
        case tikTokID = "tiktok_id"
        case youTubeID = "youtube_id"
        case tvdbID = "tvdb_id"
        case tvRageID = "tvrage_id"
        case freebaseID = "freebase_id"
        case freebaseMID = "freebase_mid"
    }
}
