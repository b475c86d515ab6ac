/// What a person did, as cast and as crew.
///
/// A title that cannot be read, such as one of a kind that this library does not know, is left out and counted in
/// ``MixedList/skippedCount``.
public struct PersonCredits<Title: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {

    /// TMDb's identifier of the person; absent if this was appended to details.
    public let id: Int?
    /// The parts that the person plays.
    public let cast: MixedList<PersonCastCredit<Title>>
    /// The jobs that the person does.
    public let crew: MixedList<PersonCrewCredit<Title>>

    /// Creates credits.
    public init(
        id: Int? = nil, cast: MixedList<PersonCastCredit<Title>>, crew: MixedList<PersonCrewCredit<Title>>
    ) {
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

/// What a person did on movies.
///
/// Source: `GET /3/person/{person_id}/movie_credits`.
public typealias PersonMovieCredits = PersonCredits<MovieListItem>

/// What a person did on TV series.
///
/// Source: `GET /3/person/{person_id}/tv_credits`.
public typealias PersonTVCredits = PersonCredits<TVSeriesListItem>

/// What a person did on movies and TV series.
///
/// Source: `GET /3/person/{person_id}/combined_credits`.
public typealias PersonCombinedCredits = PersonCredits<Show>
