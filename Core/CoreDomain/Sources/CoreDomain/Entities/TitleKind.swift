/// What a title is: movies and series share one space of identifiers, so an identifier goes with its kind.
public enum TitleKind: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    /// A movie.
    case movie
    /// A TV series.
    case tvSeries = "tv"
}

extension TitleKind {

    /// The kind as a message names it.
    package var noun: String {
        switch self {
        case .movie: "movie"
        case .tvSeries: "series"
        }
    }

    /// Refuses a number that TMDb never gives to a title.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func check(_ id: Int) throws(PopcornError) {
        guard id > 0 else { throw .invalidInput("\(id) is not the id of a \(noun); ids are greater than 0") }
    }
}
