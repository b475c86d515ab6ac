/// An aggregated cast and crew of all episodes of a TV series or season.
///
/// A person appears once in the cast, and once per department in the crew.
///
/// Source: `GET /3/tv/{series_id}/aggregate_credits`.
public struct AggregateCredits: Codable, Hashable, Sendable {

    /// The TMDb identifier of the series or season; `nil` if appended to a details response.
    public let id: Int?
    /// The cast, in billing order.
    public let cast: [AggregateCastMember]
    /// The crew.
    public let crew: [AggregateCrewMember]
    /// Whether a list is empty because it did not come or could not be read. Not encoded.
    package var isIncomplete = false

    /// Creates aggregate credits.
    public init(id: Int? = nil, cast: [AggregateCastMember], crew: [AggregateCrewMember]) {
        self.id = id
        self.cast = cast
        self.crew = crew
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var lists = ListsReader(container)
        id = try container.decodeIfPresent(Int.self, forKey: .id)
        cast = lists.rows(.cast)
        crew = lists.rows(.crew)
        isIncomplete = try lists.isIncomplete()
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case cast
        case crew
    }
}
