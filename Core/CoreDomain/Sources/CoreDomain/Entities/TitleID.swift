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

/// An identifier of a movie or TV series. TMDb numbers movies and series independently, so it includes the kind.
public struct TitleID: Codable, Hashable, Sendable {
    /// The kind of the title.
    public let kind: TitleKind
    /// The TMDb identifier, unique among titles of the same kind.
    public let id: Int

    /// Creates an identifier.
    public init(_ kind: TitleKind, _ id: Int) {
        self.kind = kind
        self.id = id
    }
}
