/// Identifiers of a movie, a series, a season, an episode or a person elsewhere. What TMDb leaves empty is `nil`.
public struct ExternalIDs: Codable, Hashable, Sendable {
    /// IMDb's identifier: `tt…` of a title, `nm…` of a person.
    public let imdbID: String?
    /// TheTVDB's identifier; series, seasons and episodes only.
    public let tvdbID: Int?
    /// Wikidata's identifier.
    public let wikidataID: String?
    /// The name at Facebook.
    public let facebookID: String?
    /// The name at Instagram.
    public let instagramID: String?
    /// The name at X, which was Twitter.
    public let twitterID: String?
    /// The name at TikTok; people only.
    public let tikTokID: String?
    /// The name at YouTube; people only.
    public let youTubeID: String?
    /// The identifier that TVRage, since closed, had.
    public let tvRageID: Int?
    /// The identifier that Freebase, since closed, had.
    public let freebaseID: String?
    /// The machine identifier that Freebase, since closed, had.
    public let freebaseMID: String?

    /// Creates identifiers.
    public init(
        imdbID: String? = nil, tvdbID: Int? = nil, wikidataID: String? = nil, facebookID: String? = nil,
        instagramID: String? = nil, twitterID: String? = nil, tikTokID: String? = nil, youTubeID: String? = nil,
        tvRageID: Int? = nil, freebaseID: String? = nil, freebaseMID: String? = nil
    ) {
        self.imdbID = imdbID
        self.tvdbID = tvdbID
        self.wikidataID = wikidataID
        self.facebookID = facebookID
        self.instagramID = instagramID
        self.twitterID = twitterID
        self.tikTokID = tikTokID
        self.youTubeID = youTubeID
        self.tvRageID = tvRageID
        self.freebaseID = freebaseID
        self.freebaseMID = freebaseMID
    }
}
