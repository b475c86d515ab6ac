/// A person's cast and crew credits.
///
/// Credits that cannot be decoded, such as credits for an unknown media type, are omitted and counted in
/// ``MixedList/skippedCount``.
public struct PersonCredits<Title: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {

    /// The TMDb identifier of the person; `nil` if the resource was appended to details.
    public let id: Int?
    /// The cast credits.
    public let cast: MixedList<PersonCastCredit<Title>>
    /// The crew credits.
    public let crew: MixedList<PersonCrewCredit<Title>>
    /// Whether a list is empty because it did not come or could not be read. Not encoded.
    package var isIncomplete = false

    /// Creates a person's credits.
    public init(
        id: Int? = nil, cast: MixedList<PersonCastCredit<Title>>, crew: MixedList<PersonCrewCredit<Title>>
    ) {
        self.id = id
        self.cast = cast
        self.crew = crew
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var lists = ListsReader(container)
        id = try container.decodeIfPresent(Int.self, forKey: .id)
        cast = lists.mixedRows(.cast)
        crew = lists.mixedRows(.crew)
        isIncomplete = try lists.isIncomplete()
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case cast
        case crew
    }
}

/// A person's movie credits.
///
/// Source: `GET /3/person/{person_id}/movie_credits`.
public typealias PersonMovieCredits = PersonCredits<MovieListItem>

/// A person's TV series credits.
///
/// Source: `GET /3/person/{person_id}/tv_credits`.
public typealias PersonTVCredits = PersonCredits<TVSeriesListItem>

/// A person's movie and TV series credits.
///
/// Source: `GET /3/person/{person_id}/combined_credits`.
public typealias PersonCombinedCredits = PersonCredits<Show>
