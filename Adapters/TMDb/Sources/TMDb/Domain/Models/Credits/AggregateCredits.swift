/// The cast and crew of all episodes of a TV series or a season, each person once.
///
/// Source: `GET /3/tv/{series_id}/aggregate_credits`.
public struct AggregateCredits: Codable, Hashable, Sendable {

    /// TMDb's identifier of the series or season; absent if this was appended to details.
    public let id: Int?
    /// The cast, in the order of the billing.
    public let cast: [AggregateCastMember]
    /// The crew.
    public let crew: [AggregateCrewMember]

    /// Creates aggregate credits.
    public init(id: Int? = nil, cast: [AggregateCastMember], crew: [AggregateCrewMember]) {
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
