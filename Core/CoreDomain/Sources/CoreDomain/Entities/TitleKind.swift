/// What a title is: movies and series share one space of identifiers, so an identifier goes with its kind.
public enum TitleKind: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    /// A movie.
    case movie
    /// A TV series.
    case tvSeries = "tv"
}

extension TitleKind {

    /// Refuses a number that TMDb never gives to a title.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func check(_ id: Int) throws(PopcornError) {
        try content.check(id)
    }

    private var content: ContentKind {
        switch self {
        case .movie: .movie
        case .tvSeries: .tvSeries
        }
    }
}
