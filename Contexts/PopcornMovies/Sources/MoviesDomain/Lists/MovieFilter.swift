package import CoreDomain

/// What discovered movies are like. What is not named is not asked for.
///
/// ```swift
/// let quiet = MovieFilter(genres: [18], years: 1990...1999, minimumVoteAverage: 7, minimumVoteCount: 500)
/// ```
public struct MovieFilter: Hashable, Sendable {
    /// The order of the movies.
    public var order: MovieOrder
    /// TMDb's identifiers of genres, all of which the movie has.
    public var genres: [Int]
    /// TMDb's identifiers of genres, none of which the movie has.
    public var excludedGenres: [Int]
    /// The years of the first release. 1800 stands for no beginning, 9999 for no end.
    public var years: ClosedRange<Int>?
    /// The least mean of ratings, 0 to 10.
    public var minimumVoteAverage: Double?
    /// The least number of ratings.
    public var minimumVoteCount: Int?
    /// The running time in minutes.
    public var runtime: ClosedRange<Int>?
    /// The original language, an ISO 639-1 code.
    public var originalLanguage: String?
    /// The country of origin, an ISO 3166-1 alpha-2 code.
    public var originCountry: String?
    /// TMDb's identifiers of people, all of whom played in the movie or made it.
    public var people: [Int]
    /// TMDb's identifiers of companies, any of which produced the movie.
    public var companies: [Int]
    /// TMDb's identifiers of keywords, all of which the movie has.
    public var keywords: [Int]
    /// TMDb's identifiers of services, any of which offers the movie in the locale's region.
    public var watchProviders: [Int]
    /// Whether movies for adults only are found too.
    public var includesAdult: Bool

    /// Creates a filter.
    public init(
        order: MovieOrder = .popularity, genres: [Int] = [], excludedGenres: [Int] = [],
        years: ClosedRange<Int>? = nil, minimumVoteAverage: Double? = nil, minimumVoteCount: Int? = nil,
        runtime: ClosedRange<Int>? = nil, originalLanguage: String? = nil, originCountry: String? = nil,
        people: [Int] = [], companies: [Int] = [], keywords: [Int] = [], watchProviders: [Int] = [],
        includesAdult: Bool = false
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
        self.people = people
        self.companies = companies
        self.keywords = keywords
        self.watchProviders = watchProviders
        self.includesAdult = includesAdult
    }
}

/// An order of discovered movies, the first first.
public enum MovieOrder: String, CaseIterable, Codable, Hashable, Sendable {
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
    /// The most successful in cinemas.
    case revenue
    /// By title, A to Z.
    case title
}

extension MovieFilter {

    /// The part of a cache key that identifies the query.
    package var queryKey: QueryKey {
        QueryKey(
            ("order", order.rawValue), ("genres", QueryKey.identifiers(genres)),
            ("without-genres", QueryKey.identifiers(excludedGenres)),
            ("years", years), ("rating", minimumVoteAverage), ("votes", minimumVoteCount), ("runtime", runtime),
            ("language", originalLanguage), ("country", originCountry),
            ("people", QueryKey.identifiers(people)),
            ("companies", QueryKey.identifiers(companies)),
            ("keywords", QueryKey.identifiers(keywords)),
            ("services", QueryKey.identifiers(watchProviders)), ("adult", includesAdult ? true : nil)
        )
    }

    func check() throws(PopcornError) {
        try TitleFilterValidation.check(minimumVoteAverage: minimumVoteAverage, years: years, of: "movies")
    }
}
