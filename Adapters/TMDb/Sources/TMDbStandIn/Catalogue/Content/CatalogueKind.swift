/// The kinds of entries that a catalogue generates in any number.
enum CatalogueKind: UInt64, CaseIterable, Sendable {
    case movie = 1
    case tvSeries = 2
    case person = 3

    /// TMDb's media type.
    var mediaType: String {
        switch self {
        case .movie: "movie"
        case .tvSeries: "tv"
        case .person: "person"
        }
    }

    /// The identifier of the first entry. TMDb's own identifiers are far below these numbers.
    var firstID: Int {
        switch self {
        case .movie: 100_000_001
        case .tvSeries: 200_000_001
        case .person: 300_000_001
        }
    }

    /// The maximum number of entries. It keeps the identifiers of the kinds apart.
    static let limit = 99_999_999

    /// The prefix of IMDb IDs.
    var imdbPrefix: String { self == .person ? "nm9" : self == .movie ? "tt9" : "tt8" }
}

/// A movie, TV series or person of a catalogue.
struct CatalogueEntry: Hashable, Sendable {
    let kind: CatalogueKind
    let index: Int

    var id: Int { kind.firstID + index }

    /// The IMDb ID. It consists of the prefix and eight digits, a range that IMDb does not use yet.
    var imdbID: String {
        let digits = String(100_000_000 + index).dropFirst()
        return kind.imdbPrefix + digits
    }
}
