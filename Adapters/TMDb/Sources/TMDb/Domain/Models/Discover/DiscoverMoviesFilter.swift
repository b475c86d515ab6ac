public import Foundation

/// A filter for discovering movies. Properties that are `nil` do not restrict the results.
///
/// ```swift
/// let filter = DiscoverMoviesFilter(minimumVoteAverage: 7, genres: .all([18]))
/// ```
///
/// Dates are interpreted as days in UTC.
///
/// Source: https://developer.themoviedb.org/reference/discover-movie
public struct DiscoverMoviesFilter: Hashable, Sendable {

    /// The age rating, in `certificationCountry`.
    public var certification: String?
    /// The minimum age rating, in `certificationCountry`.
    public var minimumCertification: String?
    /// The maximum age rating, in `certificationCountry`.
    public var maximumCertification: String?
    /// The region of the age ratings: an ISO 3166-1 code, or a region of a country in ``CertificationCollection``, such
    /// as `CA-QC`.
    public var certificationCountry: String?
    /// Whether the results include adult movies. TMDb's default: `false`.
    public var includesAdult: Bool?
    /// Whether the results include video releases. TMDb's default: `false`.
    public var includesVideo: Bool?
    /// The year of the first release.
    public var primaryReleaseYear: Int?
    /// The earliest date of the first release.
    public var earliestPrimaryReleaseDate: Date?
    /// The latest date of the first release.
    public var latestPrimaryReleaseDate: Date?
    /// The region whose releases are considered, as an ISO 3166-1 code.
    public var region: String?
    /// The earliest date of any release.
    public var earliestReleaseDate: Date?
    /// The latest date of any release.
    public var latestReleaseDate: Date?
    /// The types of release, in `region`.
    public var releaseTypes: DiscoverValues<ReleaseType>?
    /// The year of any release.
    public var year: Int?
    /// The minimum average user rating, from 0 to 10.
    public var minimumVoteAverage: Double?
    /// The maximum average user rating, from 0 to 10.
    public var maximumVoteAverage: Double?
    /// The minimum number of user ratings.
    public var minimumVoteCount: Int?
    /// The maximum number of user ratings.
    public var maximumVoteCount: Int?
    /// The minimum runtime, in minutes.
    public var minimumRuntime: Int?
    /// The maximum runtime, in minutes.
    public var maximumRuntime: Int?
    /// The TMDb identifiers of people in the cast.
    public var cast: DiscoverValues<Int>?
    /// The TMDb identifiers of people in the crew.
    public var crew: DiscoverValues<Int>?
    /// The TMDb identifiers of people in the cast or crew.
    public var people: DiscoverValues<Int>?
    /// The TMDb identifiers of production companies.
    public var companies: DiscoverValues<Company.ID>?
    /// The TMDb identifiers of production companies to exclude.
    public var excludedCompanies: DiscoverValues<Company.ID>?
    /// The TMDb identifiers of genres.
    public var genres: DiscoverValues<Genre.ID>?
    /// The TMDb identifiers of genres to exclude.
    public var excludedGenres: DiscoverValues<Genre.ID>?
    /// The TMDb identifiers of keywords.
    public var keywords: DiscoverValues<Keyword.ID>?
    /// The TMDb identifiers of keywords to exclude.
    public var excludedKeywords: DiscoverValues<Keyword.ID>?
    /// The countries of origin, as ISO 3166-1 codes.
    public var originCountries: DiscoverValues<String>?
    /// The original languages, as ISO 639-1 codes.
    public var originalLanguages: DiscoverValues<String>?
    /// The TMDb identifiers of watch providers in `watchRegion`.
    public var watchProviders: DiscoverValues<WatchProvider.ID>?
    /// The TMDb identifiers of watch providers to exclude, in `watchRegion`.
    public var excludedWatchProviders: DiscoverValues<WatchProvider.ID>?
    /// The monetisation types of offers in `watchRegion`.
    public var monetizationTypes: DiscoverValues<MonetizationType>?
    /// The region of watch providers and offers, as an ISO 3166-1 code.
    public var watchRegion: String?

    /// Creates a filter.
    public init(
        certification: String? = nil, minimumCertification: String? = nil, maximumCertification: String? = nil,
        certificationCountry: String? = nil, includesAdult: Bool? = nil, includesVideo: Bool? = nil,
        primaryReleaseYear: Int? = nil, earliestPrimaryReleaseDate: Date? = nil, latestPrimaryReleaseDate: Date? = nil,
        region: String? = nil, earliestReleaseDate: Date? = nil, latestReleaseDate: Date? = nil,
        releaseTypes: DiscoverValues<ReleaseType>? = nil, year: Int? = nil, minimumVoteAverage: Double? = nil,
        maximumVoteAverage: Double? = nil, minimumVoteCount: Int? = nil, maximumVoteCount: Int? = nil,
        minimumRuntime: Int? = nil, maximumRuntime: Int? = nil, cast: DiscoverValues<Int>? = nil,
        crew: DiscoverValues<Int>? = nil, people: DiscoverValues<Int>? = nil,
        companies: DiscoverValues<Company.ID>? = nil, excludedCompanies: DiscoverValues<Company.ID>? = nil,
        genres: DiscoverValues<Genre.ID>? = nil, excludedGenres: DiscoverValues<Genre.ID>? = nil,
        keywords: DiscoverValues<Keyword.ID>? = nil, excludedKeywords: DiscoverValues<Keyword.ID>? = nil,
        originCountries: DiscoverValues<String>? = nil, originalLanguages: DiscoverValues<String>? = nil,
        watchProviders: DiscoverValues<WatchProvider.ID>? = nil,
        excludedWatchProviders: DiscoverValues<WatchProvider.ID>? = nil,
        monetizationTypes: DiscoverValues<MonetizationType>? = nil, watchRegion: String? = nil
    ) {
        self.certification = certification
        self.minimumCertification = minimumCertification
        self.maximumCertification = maximumCertification
        self.certificationCountry = certificationCountry
        self.includesAdult = includesAdult
        self.includesVideo = includesVideo
        self.primaryReleaseYear = primaryReleaseYear
        self.earliestPrimaryReleaseDate = earliestPrimaryReleaseDate
        self.latestPrimaryReleaseDate = latestPrimaryReleaseDate
        self.region = region
        self.earliestReleaseDate = earliestReleaseDate
        self.latestReleaseDate = latestReleaseDate
        self.releaseTypes = releaseTypes
        self.year = year
        self.minimumVoteAverage = minimumVoteAverage
        self.maximumVoteAverage = maximumVoteAverage
        self.minimumVoteCount = minimumVoteCount
        self.maximumVoteCount = maximumVoteCount
        self.minimumRuntime = minimumRuntime
        self.maximumRuntime = maximumRuntime
        self.cast = cast
        self.crew = crew
        self.people = people
        self.companies = companies
        self.excludedCompanies = excludedCompanies
        self.genres = genres
        self.excludedGenres = excludedGenres
        self.keywords = keywords
        self.excludedKeywords = excludedKeywords
        self.originCountries = originCountries
        self.originalLanguages = originalLanguages
        self.watchProviders = watchProviders
        self.excludedWatchProviders = excludedWatchProviders
        self.monetizationTypes = monetizationTypes
        self.watchRegion = watchRegion
    }
}

extension DiscoverMoviesFilter {

    /// The query items of the filter.
    var queryItems: [QueryItem] {
        [
            .item("certification", certification),
            .item("certification.gte", minimumCertification),
            .item("certification.lte", maximumCertification),
            QueryItem("certification_country", certificationCountry, .ratingRegion),
            .flag("include_adult", includesAdult),
            .flag("include_video", includesVideo),
            .number("primary_release_year", primaryReleaseYear),
            .day("primary_release_date.gte", earliestPrimaryReleaseDate),
            .day("primary_release_date.lte", latestPrimaryReleaseDate),
            .region(region),
            .day("release_date.gte", earliestReleaseDate),
            .day("release_date.lte", latestReleaseDate),
            .values("with_release_type", releaseTypes),
            .number("year", year),
            .number("vote_average.gte", minimumVoteAverage),
            .number("vote_average.lte", maximumVoteAverage),
            .number("vote_count.gte", minimumVoteCount),
            .number("vote_count.lte", maximumVoteCount),
            .number("with_runtime.gte", minimumRuntime),
            .number("with_runtime.lte", maximumRuntime),
            .values("with_cast", cast),
            .values("with_crew", crew),
            .values("with_people", people),
            .values("with_companies", companies),
            .values("without_companies", excludedCompanies),
            .values("with_genres", genres),
            .values("without_genres", excludedGenres),
            .values("with_keywords", keywords),
            .values("without_keywords", excludedKeywords),
            .values("with_origin_country", originCountries),
            .values("with_original_language", originalLanguages),
            .values("with_watch_providers", watchProviders),
            .values("without_watch_providers", excludedWatchProviders),
            .values("with_watch_monetization_types", monetizationTypes),
            .region(watchRegion, as: "watch_region"),
        ]
    }
}

extension DiscoverMoviesFilter {

    /// Returns a copy of the filter that matches movies first released in a range of years.
    ///
    /// ```swift
    /// let nineties = DiscoverMoviesFilter(genres: [18]).primaryReleaseYears(from: 1990, through: 1999)
    /// ```
    ///
    /// The range replaces ``primaryReleaseYear``, ``earliestPrimaryReleaseDate`` and ``latestPrimaryReleaseDate``.
    ///
    /// - Parameters:
    ///   - first: The first year, or `nil` for no lower limit. Default: `nil`.
    ///   - last: The last year, inclusive, or `nil` for no upper limit. Default: `nil`.
    public func primaryReleaseYears(from first: Int? = nil, through last: Int? = nil) -> Self {
        var filter = self
        filter.primaryReleaseYear = nil
        filter.earliestPrimaryReleaseDate = first.map { CivilDate.date(year: $0, month: 1, day: 1) }
        filter.latestPrimaryReleaseDate = last.map { CivilDate.date(year: $0, month: 12, day: 31) }
        return filter
    }
}
