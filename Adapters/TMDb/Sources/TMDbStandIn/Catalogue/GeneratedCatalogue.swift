import TMDbTesting

/// A catalogue of any number of movies, series and people, generated from a seed.
///
/// Entries are generated on demand, so a catalogue of a hundred thousand movies uses no more memory than one of ten.
/// Equal seeds and sizes always produce the same bytes. The data is consistent: list rows match the details, a movie's
/// cast matches the credits of its actors, and searches return the titles that contain the query. The pages of a list
/// contain each of its titles exactly once.
///
/// Identifiers of movies start at 100,000,001, of series at 200,000,001, and of people at 300,000,001, above TMDb's
/// own. The catalogue uses 1 July 2025 as the current date. It ignores languages and regions. Discover supports filters
/// by genre, date, vote, original language, company, keyword, network and status, and sorting by popularity, average
/// vote and date.
public struct GeneratedCatalogue: Hashable, Sendable {
    /// The seed, which determines everything except the sizes.
    public let seed: Int
    /// The number of movies.
    public let movieCount: Int
    /// The number of series.
    public let seriesCount: Int
    /// The number of people.
    public let personCount: Int

    let movies: CatalogueOrders
    let series: CatalogueOrders
    let people: CatalogueOrders

    /// Creates a catalogue. The sizes are clamped to the range from 0 to 99,999,999.
    public init(seed: Int = 0, movieCount: Int = 1000, seriesCount: Int = 200, personCount: Int = 500) {
        let sizes = 0...CatalogueKind.limit
        func clamped(_ count: Int) -> Int { min(max(count, sizes.lowerBound), sizes.upperBound) }
        self.seed = seed
        self.movieCount = clamped(movieCount)
        self.seriesCount = clamped(seriesCount)
        self.personCount = clamped(personCount)
        movies = CatalogueOrders(kind: .movie, count: self.movieCount, seed: seed)
        series = CatalogueOrders(kind: .tvSeries, count: self.seriesCount, seed: seed)
        people = CatalogueOrders(kind: .person, count: self.personCount, seed: seed)
    }

    /// The identifiers of the movies, most popular first.
    public var movieIDs: Range<Int> { ids(of: .movie) }
    /// The identifiers of the series, most popular first.
    public var seriesIDs: Range<Int> { ids(of: .tvSeries) }
    /// The identifiers of the people, most popular first.
    public var personIDs: Range<Int> { ids(of: .person) }
}

extension GeneratedCatalogue {

    func orders(of kind: CatalogueKind) -> CatalogueOrders {
        switch kind {
        case .movie: movies
        case .tvSeries: series
        case .person: people
        }
    }

    func count(of kind: CatalogueKind) -> Int {
        switch kind {
        case .movie: movieCount
        case .tvSeries: seriesCount
        case .person: personCount
        }
    }

    func ids(of kind: CatalogueKind) -> Range<Int> { kind.firstID..<(kind.firstID + count(of: kind)) }

    /// Returns the entry with an identifier, or `nil` if the identifier is unknown.
    func entry(_ kind: CatalogueKind, id: Int) -> CatalogueEntry? {
        ids(of: kind).contains(id) ? CatalogueEntry(kind: kind, index: id - kind.firstID) : nil
    }

    /// Returns a number below a bound, derived from the seed, the entry and the subject.
    func number(of entry: CatalogueEntry, for subject: StaticString, below bound: Int) -> Int {
        Int(bits(of: entry, for: subject) % UInt64(bound))
    }

    func bits(of entry: CatalogueEntry, for subject: StaticString) -> UInt64 {
        let place = (entry.kind.rawValue << 56) ^ UInt64(bitPattern: Int64(entry.index))
        return (UInt64(bitPattern: Int64(seed)).splitMix64 ^ place.splitMix64 ^ subject.fnv1a).splitMix64
    }

    /// Returns the path of an image, which begins with its kind.
    func imagePath(of entry: CatalogueEntry, for subject: StaticString) -> String {
        let bits = bits(of: entry, for: subject)
        return "/\(subject)-\(bits.hexadecimal(digits: 16))\(bits.splitMix64.hexadecimal(digits: 8)).jpg"
    }
}
