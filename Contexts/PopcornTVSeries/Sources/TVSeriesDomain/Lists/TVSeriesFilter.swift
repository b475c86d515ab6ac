package import CoreDomain

/// What discovered series are like. What is not named is not asked for.
///
/// ```swift
/// let mysteries = TVSeriesFilter(genres: [9648], years: 2010...2019, minimumVoteCount: 500, statuses: [.ended])
/// ```
public struct TVSeriesFilter: Hashable, Sendable {
    /// The order of the series.
    public var order: TVSeriesOrder
    /// TMDb's identifiers of genres, all of which the series has.
    public var genres: [Int]
    /// TMDb's identifiers of genres, none of which the series has.
    public var excludedGenres: [Int]
    /// The years of the first episode. 1800 stands for no beginning, 9999 for no end.
    public var years: ClosedRange<Int>?
    /// The least mean of ratings, 0 to 10.
    public var minimumVoteAverage: Double?
    /// The least number of ratings.
    public var minimumVoteCount: Int?
    /// The running time of an episode in minutes.
    public var runtime: ClosedRange<Int>?
    /// The original language, an ISO 639-1 code.
    public var originalLanguage: String?
    /// The country of origin, an ISO 3166-1 alpha-2 code.
    public var originCountry: String?
    /// TMDb's identifiers of networks, any of which showed the series first.
    public var networks: [Int]
    /// TMDb's identifiers of companies, any of which produced the series.
    public var companies: [Int]
    /// TMDb's identifiers of keywords, all of which the series has.
    public var keywords: [Int]
    /// TMDb's identifiers of services, any of which offers the series in the locale's region.
    public var watchProviders: [Int]
    /// What has become of the series, any of these.
    public var statuses: Set<Status>
    /// The kinds of series, any of these.
    public var types: Set<SeriesType>
    /// Whether series for adults only are found too.
    public var includesAdult: Bool

    /// Creates a filter.
    public init(
        order: TVSeriesOrder = .popularity, genres: [Int] = [], excludedGenres: [Int] = [],
        years: ClosedRange<Int>? = nil, minimumVoteAverage: Double? = nil, minimumVoteCount: Int? = nil,
        runtime: ClosedRange<Int>? = nil, originalLanguage: String? = nil, originCountry: String? = nil,
        networks: [Int] = [], companies: [Int] = [], keywords: [Int] = [], watchProviders: [Int] = [],
        statuses: Set<Status> = [], types: Set<SeriesType> = [], includesAdult: Bool = false
    ) {
        self.order = order
        self.genres = genres
        self.excludedGenres = excludedGenres
        self.years = years
        self.minimumVoteAverage = minimumVoteAverage
        self.minimumVoteCount = minimumVoteCount
        self.runtime = runtime
        self.originalLanguage = originalLanguage
        self.originCountry = originCountry
        self.networks = networks
        self.companies = companies
        self.keywords = keywords
        self.watchProviders = watchProviders
        self.statuses = statuses
        self.types = types
        self.includesAdult = includesAdult
    }

    /// What has become of a series.
    public enum Status: String, CaseIterable, Codable, Hashable, Sendable {
        /// More episodes are to come.
        case returning
        /// It is planned.
        case planned
        /// It is being made.
        case inProduction = "in-production"
        /// It came to its end.
        case ended
        /// It was called off.
        case cancelled
        /// A first episode was made, to try it.
        case pilot
    }

    /// The kind of a series.
    public enum SeriesType: String, CaseIterable, Codable, Hashable, Sendable {
        /// A documentary.
        case documentary
        /// News.
        case news
        /// A series of few episodes.
        case miniseries
        /// Reality.
        case reality
        /// Fiction.
        case scripted
        /// A talk show.
        case talkShow = "talk-show"
        /// Videos.
        case video
    }
}

/// An order of discovered series, the first first.
public enum TVSeriesOrder: String, CaseIterable, Codable, Hashable, Sendable {
    /// The most popular.
    case popularity
    /// The best rated.
    case rating
    /// The most rated.
    case votes
    /// The newest.
    case newest
    /// The oldest.
    case oldest
    /// By name, A to Z.
    case name
}

extension TVSeriesFilter {

    /// The part of a cache key that identifies the query.
    package var queryKey: QueryKey {
        QueryKey(
            ("order", order.rawValue), ("genres", QueryKey.identifiers(genres)),
            ("without-genres", QueryKey.identifiers(excludedGenres)), ("years", years),
            ("rating", minimumVoteAverage), ("votes", minimumVoteCount), ("runtime", runtime),
            ("language", originalLanguage), ("country", originCountry),
            ("networks", QueryKey.identifiers(networks)),
            ("companies", QueryKey.identifiers(companies)),
            ("keywords", QueryKey.identifiers(keywords)),
            ("services", QueryKey.identifiers(watchProviders)),
            ("status", Self.words(statuses)),
            ("type", Self.words(types)), ("adult", includesAdult ? true : nil)
        )
    }

    /// Words in one order; `nil` for none.
    private static func words<Word: RawRepresentable<String>>(_ words: Set<Word>) -> String? {
        words.isEmpty ? nil : words.map(\.rawValue).sorted().joined(separator: ",")
    }

    func check() throws(PopcornError) {
        try TitleFilterValidation.check(minimumVoteAverage: minimumVoteAverage, years: years, of: "series")
    }
}
