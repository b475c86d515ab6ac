public import CoreDomain

/// The criteria for discovering TV series. `nil` and empty criteria match every TV series.
///
/// ```swift
/// let mysteries = TVSeriesFilter(genres: [9648], years: 2010...2019, minimumVoteCount: 500, statuses: [.ended])
/// ```
public struct TVSeriesFilter: Hashable, Sendable {
    /// The sort order.
    public var order: TVSeriesOrder
    /// The TMDb identifiers of genres, all of which must match.
    public var genres: [Int]
    /// The TMDb identifiers of genres, none of which may match.
    public var excludedGenres: [Int]
    /// The years of the first episode. A lower bound of 1800 means an open start, an upper bound of 9999 an open end.
    public var years: ClosedRange<Int>?
    /// The days of the first episode. If ``years`` is set too, both must match.
    public var firstAirDays: DayRange?
    /// The days of an episode.
    public var airDays: DayRange?
    /// The minimum average rating, from 0 to 10.
    public var minimumVoteAverage: Double?
    /// The minimum number of ratings.
    public var minimumVoteCount: Int?
    /// The range of running times of an episode, in minutes.
    public var runtime: ClosedRange<Int>?
    /// The original language, an ISO 639-1 code.
    public var originalLanguage: String?
    /// The country of origin, an ISO 3166-1 alpha-2 code.
    public var originCountry: String?
    /// The TMDb identifiers of networks, any of which may match.
    public var networks: [Int]
    /// The TMDb identifiers of production companies, any of which may match.
    public var companies: [Int]
    /// The TMDb identifiers of keywords, all of which must match.
    public var keywords: [Int]
    /// The TMDb identifiers of streaming services, any of which may offer the series in the locale's region.
    public var watchProviders: [Int]
    /// The kinds of watch offers, any of which may match in the locale's region. If ``watchProviders`` are set, one of
    /// them must make the offer.
    public var offerKinds: Set<WatchOfferKind>
    /// The production statuses, any of which may match.
    public var statuses: Set<Status>
    /// The types of series, any of which may match.
    public var types: Set<SeriesType>
    /// Whether to include series for adults only.
    public var includesAdult: Bool

    /// Creates a filter.
    public init(
        order: TVSeriesOrder = .popularity, genres: [Int] = [], excludedGenres: [Int] = [],
        years: ClosedRange<Int>? = nil, firstAirDays: DayRange? = nil, airDays: DayRange? = nil,
        minimumVoteAverage: Double? = nil, minimumVoteCount: Int? = nil,
        runtime: ClosedRange<Int>? = nil, originalLanguage: String? = nil, originCountry: String? = nil,
        networks: [Int] = [], companies: [Int] = [], keywords: [Int] = [], watchProviders: [Int] = [],
        offerKinds: Set<WatchOfferKind> = [], statuses: Set<Status> = [], types: Set<SeriesType> = [],
        includesAdult: Bool = false
    ) {
        self.order = order
        self.genres = genres
        self.excludedGenres = excludedGenres
        self.years = years
        self.firstAirDays = firstAirDays
        self.airDays = airDays
        self.minimumVoteAverage = minimumVoteAverage
        self.minimumVoteCount = minimumVoteCount
        self.runtime = runtime
        self.originalLanguage = originalLanguage
        self.originCountry = originCountry
        self.networks = networks
        self.companies = companies
        self.keywords = keywords
        self.watchProviders = watchProviders
        self.offerKinds = offerKinds
        self.statuses = statuses
        self.types = types
        self.includesAdult = includesAdult
    }

    /// The production status of a TV series.
    public enum Status: String, CaseIterable, Codable, Hashable, Sendable {
        /// More episodes are planned.
        case returning
        /// The series is planned.
        case planned
        /// The series is in production.
        case inProduction = "in-production"
        /// The series has ended.
        case ended
        /// The series was cancelled.
        case cancelled
        /// Only a pilot was produced.
        case pilot
    }

    /// The type of a TV series.
    public enum SeriesType: String, CaseIterable, Codable, Hashable, Sendable {
        /// A documentary.
        case documentary
        /// A news programme.
        case news
        /// A miniseries.
        case miniseries
        /// A reality show.
        case reality
        /// Scripted fiction.
        case scripted
        /// A talk show.
        case talkShow = "talk-show"
        /// A video series.
        case video
    }
}

/// The sort order of discovered TV series.
public enum TVSeriesOrder: String, CaseIterable, Codable, Hashable, Sendable {
    /// Most popular first.
    case popularity
    /// Highest average rating first.
    case rating
    /// Most ratings first.
    case votes
    /// Newest first.
    case newest
    /// Oldest first.
    case oldest
    /// By name, from A to Z.
    case name
}

extension TVSeriesFilter {

    /// The part of a cache key that identifies the query.
    package var queryKey: QueryKey {
        QueryKey(
            ("order", order.rawValue), ("genres", QueryKey.identifiers(genres)),
            ("without-genres", QueryKey.identifiers(excludedGenres)), ("years", years),
            ("first-air", firstAirDays), ("air", airDays),
            ("rating", minimumVoteAverage), ("votes", minimumVoteCount), ("runtime", runtime),
            ("language", originalLanguage), ("country", originCountry),
            ("networks", QueryKey.identifiers(networks)),
            ("companies", QueryKey.identifiers(companies)),
            ("keywords", QueryKey.identifiers(keywords)),
            ("services", QueryKey.identifiers(watchProviders)),
            ("offers", QueryKey.rawValues(offerKinds)),
            ("status", QueryKey.rawValues(statuses)),
            ("type", QueryKey.rawValues(types)), ("adult", includesAdult ? true : nil)
        )
    }

    /// Whether the region is sent to TMDb: only together with ``watchProviders`` or ``offerKinds``.
    package var isRegional: Bool { !watchProviders.isEmpty || !offerKinds.isEmpty }

    func validate() throws(PopcornError) {
        try TitleFilterValidation.validate(minimumVoteAverage: minimumVoteAverage, years: years, of: "series")
        try TitleFilterValidation.validate(firstAirDays, airDays)
    }
}
