/// The cast and crew of a title.
///
/// Source: `GET /3/movie/{movie_id}/credits`.
public struct ShowCredits: Codable, Hashable, Sendable {

    /// The TMDb identifier of the title; `nil` if appended to a details response.
    public let id: Int?
    /// The cast, in billing order.
    public let cast: [CastMember]
    /// The crew.
    public let crew: [CrewMember]

    /// Creates credits.
    public init(id: Int? = nil, cast: [CastMember], crew: [CrewMember]) {
        self.id = id
        self.cast = cast
        self.crew = crew
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case cast
        case crew
    }
}
