public import CoreDomain

/// The criteria for discovering movies. `nil` and empty criteria match every movie.
///
/// ```swift
/// let quiet = MovieFilter(genres: [18], years: 1990...1999, minimumVoteAverage: 7, minimumVoteCount: 500)
/// ```
public struct MovieFilter: Hashable, Sendable {
    /// The order of the results.
    public var order: MovieOrder
    /// The TMDb identifiers of genres; all must match.
    public var genres: [Int]
    /// The TMDb identifiers of genres to exclude.
    public var excludedGenres: [Int]
    /// The years of the first release. A lower bound of 1800 means no lower limit; an upper bound of 9999 means no
    /// upper limit.
    public var years: ClosedRange<Int>?
    /// The days of the first release. If ``years`` is set too, both must match.
    public var firstReleaseDays: DayRange?
    /// The days of a release in the locale's region.
    public var releaseDays: DayRange?
    /// The types of a release in the locale's region; any may match. If ``releaseDays`` is set, the release on those
    /// days must be of one of the types.
    public var releaseTypes: Set<MovieReleaseType>
    /// The age rating, such as `PG-13`, in ``certificationRegion``.
    public var certification: String?
    /// The mildest age rating, in ``certificationRegion``.
    public var minimumCertification: String?
    /// The strictest age rating, in ``certificationRegion``.
    public var maximumCertification: String?
    /// The region of the age ratings, an ISO 3166-1 alpha-2 code. Default: the locale's region.
    public var certificationRegion: String?
    /// The minimum average rating, from 0 to 10.
    public var minimumVoteAverage: Double?
    /// The minimum number of ratings.
    public var minimumVoteCount: Int?
    /// The running time, in minutes.
    public var runtime: ClosedRange<Int>?
    /// The original language, an ISO 639-1 code.
    public var originalLanguage: String?
    /// The country of origin, an ISO 3166-1 alpha-2 code.
    public var originCountry: String?
    /// The TMDb identifiers of cast and crew members; all must match.
    public var people: [Int]
    /// The TMDb identifiers of production companies; any may match.
    public var companies: [Int]
    /// The TMDb identifiers of keywords; all must match.
    public var keywords: [Int]
    /// The TMDb identifiers of watch providers in the locale's region; any may match.
    public var watchProviders: [Int]
    /// The kinds of watch offers in the locale's region; any may match. If ``watchProviders`` are set, one of them must
    /// make the offer.
    public var offerKinds: Set<WatchOfferKind>
    /// Whether to include movies for adults only. Default: `false`.
    public var includesAdult: Bool

    /// Creates a filter.
    public init(
        order: MovieOrder = .popularity, genres: [Int] = [], excludedGenres: [Int] = [],
        years: ClosedRange<Int>? = nil, firstReleaseDays: DayRange? = nil, releaseDays: DayRange? = nil,
        releaseTypes: Set<MovieReleaseType> = [], certification: String? = nil, minimumCertification: String? = nil,
        maximumCertification: String? = nil, certificationRegion: String? = nil,
        minimumVoteAverage: Double? = nil, minimumVoteCount: Int? = nil,
        runtime: ClosedRange<Int>? = nil, originalLanguage: String? = nil, originCountry: String? = nil,
        people: [Int] = [], companies: [Int] = [], keywords: [Int] = [], watchProviders: [Int] = [],
        offerKinds: Set<WatchOfferKind> = [], includesAdult: Bool = false
    ) {
        self.order = order
        self.genres = genres
        self.excludedGenres = excludedGenres
        self.years = years
        self.firstReleaseDays = firstReleaseDays
        self.releaseDays = releaseDays
        self.releaseTypes = releaseTypes
        self.certification = certification
        self.minimumCertification = minimumCertification
        self.maximumCertification = maximumCertification
        self.certificationRegion = certificationRegion
        self.minimumVoteAverage = minimumVoteAverage
        self.minimumVoteCount = minimumVoteCount
        self.runtime = runtime
        self.originalLanguage = originalLanguage
        self.originCountry = originCountry
        self.people = people
        self.companies = companies
        self.keywords = keywords
        self.watchProviders = watchProviders
        self.offerKinds = offerKinds
        self.includesAdult = includesAdult
    }
}

/// An order of discovered movies.
public enum MovieOrder: String, CaseIterable, Codable, Hashable, Sendable {
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
    /// Highest revenue first.
    case revenue
    /// By title, from A to Z.
    case title
}

extension MovieFilter {

    /// The part of a cache key that identifies the query.
    package var queryKey: QueryKey {
        QueryKey(
            ("order", order.rawValue), ("genres", QueryKey.identifiers(genres)),
            ("without-genres", QueryKey.identifiers(excludedGenres)),
            ("years", years), ("first-release", firstReleaseDays), ("release", releaseDays),
            ("release-type", QueryKey.rawValues(releaseTypes)), ("certification", certification),
            ("min-certification", minimumCertification), ("max-certification", maximumCertification),
            ("certification-region", certificationRegion), ("rating", minimumVoteAverage), ("votes", minimumVoteCount),
            ("runtime", runtime),
            ("language", originalLanguage), ("country", originCountry),
            ("people", QueryKey.identifiers(people)),
            ("companies", QueryKey.identifiers(companies)),
            ("keywords", QueryKey.identifiers(keywords)),
            ("services", QueryKey.identifiers(watchProviders)), ("offers", QueryKey.rawValues(offerKinds)),
            ("adult", includesAdult ? true : nil)
        )
    }

    /// Whether the filter has an age rating.
    package var hasCertification: Bool {
        certification != nil || minimumCertification != nil || maximumCertification != nil
    }

    /// Whether the filter has criteria for releases in a region.
    package var hasRegionalRelease: Bool { releaseDays != nil || !releaseTypes.isEmpty }

    /// Whether the filter has criteria for watch offers in a region.
    package var hasWatchOffers: Bool { !watchProviders.isEmpty || !offerKinds.isEmpty }

    /// Whether the locale's region is sent to TMDb: only together with criteria that depend on a region.
    package var isRegional: Bool {
        hasRegionalRelease || hasWatchOffers || (hasCertification && certificationRegion == nil)
    }

    func validate() throws(PopcornError) {
        try TitleFilterValidation.validate(minimumVoteAverage: minimumVoteAverage, years: years, of: "movies")
        try TitleFilterValidation.validate(firstReleaseDays, releaseDays)
        if releaseTypes.contains(.unknown) { throw .invalidInput("A release type of a filter must not be unknown") }
        if certificationRegion != nil, !hasCertification {
            throw .invalidInput("A certification region needs a certification")
        }
    }
}
