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

    /// Reads identifiers. Of seasons TVRage's was at times a path in place of a number; it is left out then.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decodeIfPresent(Int.self, forKey: .id),
            imdbID: try container.decodeIfPresent(String.self, forKey: .imdbID),
            wikidataID: try container.decodeIfPresent(String.self, forKey: .wikidataID),
            facebookID: try container.decodeIfPresent(String.self, forKey: .facebookID),
            instagramID: try container.decodeIfPresent(String.self, forKey: .instagramID),
            twitterID: try container.decodeIfPresent(String.self, forKey: .twitterID),
            tikTokID: try container.decodeIfPresent(String.self, forKey: .tikTokID),
            youTubeID: try container.decodeIfPresent(String.self, forKey: .youTubeID),
            tvdbID: try container.decodeIfPresent(Int.self, forKey: .tvdbID),
            tvRageID: container.readable(.tvRageID) { try container.decodeIfPresent(Int.self, forKey: .tvRageID) },
            freebaseID: try container.decodeIfPresent(String.self, forKey: .freebaseID),
            freebaseMID: try container.decodeIfPresent(String.self, forKey: .freebaseMID))
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
