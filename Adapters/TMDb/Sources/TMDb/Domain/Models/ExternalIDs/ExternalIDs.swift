/// A title's identifiers elsewhere.
///
/// Source: `GET /3/movie/{movie_id}/external_ids`.
public struct ExternalIDs: Codable, Hashable, Sendable {

    /// TMDb's identifier of the title; absent where the resource came appended to details.
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

    /// Creates identifiers.
    public init(
        id: Int? = nil, imdbID: String? = nil, wikidataID: String? = nil, facebookID: String? = nil,
        instagramID: String? = nil, twitterID: String? = nil
    ) {
        self.id = id
        self.imdbID = imdbID
        self.wikidataID = wikidataID
        self.facebookID = facebookID
        self.instagramID = instagramID
        self.twitterID = twitterID
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case imdbID = "imdb_id"
        case wikidataID = "wikidata_id"
        case facebookID = "facebook_id"
        case instagramID = "instagram_id"
        case twitterID = "twitter_id"
    }
}
