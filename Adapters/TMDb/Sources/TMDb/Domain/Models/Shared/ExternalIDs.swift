/// The external identifiers of a title or person.
///
/// Source: `GET /3/movie/{movie_id}/external_ids` and the corresponding operations for TV series, seasons, episodes and
/// people.
public struct ExternalIDs: Codable, Hashable, Sendable {

    /// The TMDb identifier of the title or person; `nil` if appended to a details response.
    public let id: Int?
    /// The IMDb identifier.
    public let imdbID: String?
    /// The Wikidata identifier.
    public let wikidataID: String?
    /// The Facebook username.
    public let facebookID: String?
    /// The Instagram username.
    public let instagramID: String?
    /// The Twitter username.
    public let twitterID: String?
    /// The TikTok username; people only.
    public let tikTokID: String?
    /// The YouTube username; people only.
    public let youTubeID: String?
    /// The TheTVDB identifier; TV only.
    public let tvdbID: Int?
    /// The TVRage identifier; TV and people only. TVRage has closed.
    public let tvRageID: Int?
    /// The Freebase identifier; TV and people only. Freebase has closed.
    public let freebaseID: String?
    /// The Freebase machine identifier; TV and people only. Freebase has closed.
    public let freebaseMID: String?

    /// Creates external identifiers.
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

    /// Decodes external identifiers. For some seasons, TMDb returns a path in place of the TVRage number; it is
    /// omitted.
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
            tvRageID: try container.decodeIfPresent(Int.self, forKey: .tvRageID),
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
