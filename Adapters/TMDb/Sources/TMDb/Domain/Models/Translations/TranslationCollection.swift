/// The translations of a title or person.
public struct TranslationCollection<Texts: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {

    /// The TMDb identifier of the title or person; `nil` if the resource was appended to details.
    public let id: Int?
    /// The translations; empty if TMDb omits the list.
    public let translations: [Translation<Texts>]

    /// Creates a collection.
    public init(id: Int? = nil, translations: [Translation<Texts>]) {
        self.id = id
        self.translations = translations
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case translations
    }
}

/// The translations of a movie.
///
/// Source: `GET /3/movie/{movie_id}/translations`.
public typealias MovieTranslationCollection = TranslationCollection<MovieTranslationData>

/// The translations of a TV series.
///
/// Source: `GET /3/tv/{series_id}/translations`.
public typealias TVSeriesTranslationCollection = TranslationCollection<TVSeriesTranslationData>

/// The translations of a season.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/translations`.
public typealias TVSeasonTranslationCollection = TranslationCollection<TVTranslationData>

/// The translations of an episode.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/translations`.
public typealias TVEpisodeTranslationCollection = TranslationCollection<TVTranslationData>

/// The translations of a person.
///
/// Source: `GET /3/person/{person_id}/translations`.
public typealias PersonTranslationCollection = TranslationCollection<PersonTranslationData>
