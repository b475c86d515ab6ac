/// The identifiers of a movie, series, season, episode or person on other sites. Identifiers that TMDb does not have
/// are `nil`.
public struct ExternalIDs: Codable, Hashable, Sendable {
    /// The IMDb identifier: `tt…` for a title, `nm…` for a person.
    public let imdbID: String?
    /// The TheTVDB identifier; `nil` except for series, seasons and episodes.
    public let tvdbID: Int?
    /// The Wikidata identifier.
    public let wikidataID: String?
    /// The Facebook user name.
    public let facebookID: String?
    /// The Instagram user name.
    public let instagramID: String?
    /// The X (formerly Twitter) user name.
    public let twitterID: String?
    /// The TikTok user name; `nil` except for people.
    public let tikTokID: String?
    /// The YouTube user name; `nil` except for people.
    public let youTubeID: String?
    /// The identifier on TVRage, a site that has closed.
    public let tvRageID: Int?
    /// The identifier on Freebase, a site that has closed.
    public let freebaseID: String?
    /// The machine identifier on Freebase, a site that has closed.
    public let freebaseMID: String?

    /// Creates a set of external identifiers.
    public init(
        imdbID: String? = nil, tvdbID: Int? = nil, wikidataID: String? = nil, facebookID: String? = nil,
        instagramID: String? = nil, twitterID: String? = nil, tikTokID: String? = nil, youTubeID: String? = nil,
        tvRageID: Int? = nil, freebaseID: String? = nil, freebaseMID: String? = nil
    ) {
        self.imdbID = imdbID.nonEmpty
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
