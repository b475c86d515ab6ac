/// The cast, crew and guest stars of an episode.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/credits`.
public struct TVEpisodeCredits: Codable, Hashable, Sendable {

    /// The TMDb identifier of the episode; `nil` if appended to a details response.
    public let id: Int?
    /// The cast of the season, in billing order.
    public let cast: [CastMember]
    /// The crew.
    public let crew: [CrewMember]
    /// The cast of this episode that is not in the cast of the season.
    public let guestStars: [CastMember]
    /// Whether a list is empty because it did not come or could not be read. Not encoded.
    package var isIncomplete = false

    /// Creates credits.
    public init(id: Int? = nil, cast: [CastMember], crew: [CrewMember], guestStars: [CastMember]) {
        self.id = id
        self.cast = cast
        self.crew = crew
        self.guestStars = guestStars
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var lists = ListsReader(container)
        id = try container.decodeIfPresent(Int.self, forKey: .id)
        cast = lists.rows(.cast)
        crew = lists.rows(.crew)
        guestStars = lists.rows(.guestStars)
        isIncomplete = try lists.isIncomplete()
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case cast
        case crew
        case guestStars = "guest_stars"
    }
}
