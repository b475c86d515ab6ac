/// A kind of content that is cached. Each kind has its own identifiers.
public enum ContentKind: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    /// A movie.
    case movie
    /// A TV series.
    case tvSeries = "tv"
    /// A season of a TV series.
    case tvSeason = "tv-season"
    /// An episode of a TV series.
    case tvEpisode = "tv-episode"
    /// A person.
    case person
    /// A collection of movies.
    case collection
}

extension ContentKind {

    /// The noun for the kind in messages.
    package var noun: String {
        switch self {
        case .movie, .person, .collection: rawValue
        case .tvSeries: "series"
        case .tvSeason: "season"
        case .tvEpisode: "episode"
        }
    }

    /// Checks that an identifier is greater than 0.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func validate(_ id: Int) throws(PopcornError) {
        guard id > 0 else { throw .invalidInput("\(id) is not a valid \(noun) identifier; it must be greater than 0") }
    }

    /// Checks that a season or episode number is not negative.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func validate(number: Int) throws(PopcornError) {
        guard number >= 0 else { throw .invalidInput("\(number) is not a valid \(noun) number; it must be at least 0") }
    }
}
