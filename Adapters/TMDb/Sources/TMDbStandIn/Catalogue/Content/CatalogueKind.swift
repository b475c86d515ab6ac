/// What a catalogue holds in number.
enum CatalogueKind: UInt64, CaseIterable, Sendable {
    case movie = 1
    case tvSeries = 2
    case person = 3

    /// TMDb's word for it.
    var mediaType: String {
        switch self {
        case .movie: "movie"
        case .tvSeries: "tv"
        case .person: "person"
        }
    }

    /// The identifier of the first one. TMDb's own have not come near these numbers.
    var firstID: Int {
        switch self {
        case .movie: 100_000_001
        case .tvSeries: 200_000_001
        case .person: 300_000_001
        }
    }

    /// The most that there can be, so that identifiers of one kind never reach those of the next.
    static let limit = 99_999_999

    /// What an IMDb identifier begins with.
    var imdbPrefix: String { self == .person ? "nm9" : self == .movie ? "tt9" : "tt8" }
}

/// One of the movies, series or people of a catalogue.
struct CatalogueEntry: Hashable, Sendable {
    let kind: CatalogueKind
    let index: Int

    var id: Int { kind.firstID + index }

    /// Eight digits follow the prefix, which IMDb's own numbers have not reached.
    var imdbID: String {
        let digits = String(100_000_000 + index).dropFirst()
        return kind.imdbPrefix + digits
    }
}
