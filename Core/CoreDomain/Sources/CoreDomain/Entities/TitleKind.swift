/// A kind of title: a movie or a TV series. TMDb numbers movies and series independently, so an identifier is unique
/// only together with its kind.
public enum TitleKind: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    /// A movie.
    case movie
    /// A TV series.
    case tvSeries = "tv"
}

extension TitleKind {

    /// Checks that an identifier is greater than 0.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func validate(_ id: Int) throws(PopcornError) {
        try content.validate(id)
    }

    /// The kind as a kind of cached content.
    package var content: ContentKind {
        switch self {
        case .movie: .movie
        case .tvSeries: .tvSeries
        }
    }
}
