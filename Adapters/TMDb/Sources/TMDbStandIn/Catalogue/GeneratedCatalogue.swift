import TMDbTesting

/// Movies, series and people of any number, made up from a seed.
///
/// Everything is computed when it is asked for, so a catalogue of a hundred thousand movies takes no more memory than
/// one of ten. The same seed and sizes always give the same bytes. What agrees in TMDb agrees here: a row of a list
/// with the details, the cast of a movie with the credits of its actors, a search with the titles that contain the
/// query. The pages of a list hold every title once.
///
/// Identifiers of movies start at 100,000,001, of series at 200,000,001 and of people at 300,000,001, beyond TMDb's
/// own. The catalogue's today is 1 July 2025. Languages and regions are ignored; of the filters of discover it knows
/// genres, dates, votes, original language, companies and keywords, and of the orders popularity, votes and dates.
public struct GeneratedCatalogue: Hashable, Sendable {
    /// Picks everything but the sizes.
    public let seed: Int
    /// How many movies there are.
    public let movieCount: Int
    /// How many series there are.
    public let seriesCount: Int
    /// How many people there are.
    public let personCount: Int

    let movies: CatalogueOrders
    let series: CatalogueOrders
    let people: CatalogueOrders

    /// Creates a catalogue. A size below 0 counts as 0, and one above 99,999,999 as that.
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

    /// The identifiers of the movies, the most popular first.
    public var movieIDs: Range<Int> { ids(of: .movie) }
    /// The identifiers of the series, the most popular first.
    public var seriesIDs: Range<Int> { ids(of: .tvSeries) }
    /// The identifiers of the people, the most popular first.
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

    /// The entry of an identifier; nil if there is none.
    func entry(_ kind: CatalogueKind, id: Int) -> CatalogueEntry? {
        ids(of: kind).contains(id) ? CatalogueEntry(kind: kind, index: id - kind.firstID) : nil
    }

    /// A number below a bound, made from the seed, an entry and what it is for.
    func number(of entry: CatalogueEntry, for subject: StaticString, below bound: Int) -> Int {
        Int(bits(of: entry, for: subject) % UInt64(bound))
    }

    func bits(of entry: CatalogueEntry, for subject: StaticString) -> UInt64 {
        let place = (entry.kind.rawValue << 56) ^ UInt64(bitPattern: Int64(entry.index))
        return (UInt64(bitPattern: Int64(seed)).scrambled ^ place.scrambled ^ subject.fingerprint).scrambled
    }

    /// The path of an image.
    func imagePath(of entry: CatalogueEntry, for subject: StaticString) -> String {
        let bits = bits(of: entry, for: subject)
        return "/\(bits.hexadecimal(digits: 16))\(bits.scrambled.hexadecimal(digits: 8)).jpg"
    }
}
