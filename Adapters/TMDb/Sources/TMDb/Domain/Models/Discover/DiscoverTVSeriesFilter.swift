public import Foundation

/// What discovered TV series are like. What is `nil` is not asked for.
///
/// ```swift
/// let filter = DiscoverTVSeriesFilter(minimumVoteAverage: 7, genres: .all([18]))
/// ```
///
/// Days are days in UTC; a moment stands for the day that it is on.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct DiscoverTVSeriesFilter: Hashable, Sendable {

    /// The first day of any episode.
    public var earliestAirDate: Date?
    /// The last day of any episode.
    public var latestAirDate: Date?
    /// The year of the first episode.
    public var firstAirDateYear: Int?
    /// The first day of the first episode.
    public var earliestFirstAirDate: Date?
    /// The last day of the first episode.
    public var latestFirstAirDate: Date?
    /// Whether series without a first day are among the results. TMDb's default: no.
    public var includesNullFirstAirDates: Bool?
    /// Whether series for adults are among the results. TMDb's default: no.
    public var includesAdult: Bool?
    /// Whether episodes were shown in cinemas.
    public var isScreenedTheatrically: Bool?
    /// The time zone of the days, such as `Europe/London`.
    public var timezone: String?
    /// The least average of ratings, from 0 to 10.
    public var minimumVoteAverage: Double?
    /// The greatest average of ratings, from 0 to 10.
    public var maximumVoteAverage: Double?
    /// The least number of ratings.
    public var minimumVoteCount: Int?
    /// The greatest number of ratings.
    public var maximumVoteCount: Int?
    /// The shortest running time in minutes.
    public var minimumRuntime: Int?
    /// The longest running time in minutes.
    public var maximumRuntime: Int?
    /// What has become of the series.
    public var statuses: DiscoverValues<TVSeriesStatusFilter>?
    /// The kinds of series.
    public var types: DiscoverValues<TVSeriesTypeFilter>?
    /// Identifiers of networks.
    public var networks: DiscoverValues<Network.ID>?
    /// Identifiers of companies that made the series.
    public var companies: DiscoverValues<Company.ID>?
    /// Identifiers of companies that did not.
    public var excludedCompanies: DiscoverValues<Company.ID>?
    /// Identifiers of genres.
    public var genres: DiscoverValues<Genre.ID>?
    /// Identifiers of genres that the series has not.
    public var excludedGenres: DiscoverValues<Genre.ID>?
    /// Identifiers of keywords.
    public var keywords: DiscoverValues<Keyword.ID>?
    /// Identifiers of keywords that the series has not.
    public var excludedKeywords: DiscoverValues<Keyword.ID>?
    /// Countries of origin, ISO 3166-1 codes.
    public var originCountries: DiscoverValues<String>?
    /// Original languages, ISO 639-1 codes.
    public var originalLanguages: DiscoverValues<String>?
    /// Identifiers of services that offer the series in `watchRegion`.
    public var watchProviders: DiscoverValues<WatchProvider.ID>?
    /// Identifiers of services that do not.
    public var excludedWatchProviders: DiscoverValues<WatchProvider.ID>?
    /// How services offer the series in `watchRegion`.
    public var monetizationTypes: DiscoverValues<MonetizationType>?
    /// The region of the services, an ISO 3166-1 code.
    public var watchRegion: String?

    /// Creates a filter.
    public init(
        earliestAirDate: Date? = nil, latestAirDate: Date? = nil, firstAirDateYear: Int? = nil,
        earliestFirstAirDate: Date? = nil, latestFirstAirDate: Date? = nil, includesNullFirstAirDates: Bool? = nil,
        includesAdult: Bool? = nil, isScreenedTheatrically: Bool? = nil, timezone: String? = nil,
        minimumVoteAverage: Double? = nil, maximumVoteAverage: Double? = nil, minimumVoteCount: Int? = nil,
        maximumVoteCount: Int? = nil, minimumRuntime: Int? = nil, maximumRuntime: Int? = nil,
        statuses: DiscoverValues<TVSeriesStatusFilter>? = nil, types: DiscoverValues<TVSeriesTypeFilter>? = nil,
        networks: DiscoverValues<Network.ID>? = nil, companies: DiscoverValues<Company.ID>? = nil,
        excludedCompanies: DiscoverValues<Company.ID>? = nil, genres: DiscoverValues<Genre.ID>? = nil,
        excludedGenres: DiscoverValues<Genre.ID>? = nil, keywords: DiscoverValues<Keyword.ID>? = nil,
        excludedKeywords: DiscoverValues<Keyword.ID>? = nil, originCountries: DiscoverValues<String>? = nil,
        originalLanguages: DiscoverValues<String>? = nil, watchProviders: DiscoverValues<WatchProvider.ID>? = nil,
        excludedWatchProviders: DiscoverValues<WatchProvider.ID>? = nil,
        monetizationTypes: DiscoverValues<MonetizationType>? = nil, watchRegion: String? = nil
    ) {
        self.earliestAirDate = earliestAirDate
        self.latestAirDate = latestAirDate
        self.firstAirDateYear = firstAirDateYear
        self.earliestFirstAirDate = earliestFirstAirDate
        self.latestFirstAirDate = latestFirstAirDate
        self.includesNullFirstAirDates = includesNullFirstAirDates
        self.includesAdult = includesAdult
        self.isScreenedTheatrically = isScreenedTheatrically
        self.timezone = timezone
        self.minimumVoteAverage = minimumVoteAverage
        self.maximumVoteAverage = maximumVoteAverage
        self.minimumVoteCount = minimumVoteCount
        self.maximumVoteCount = maximumVoteCount
        self.minimumRuntime = minimumRuntime
        self.maximumRuntime = maximumRuntime
        self.statuses = statuses
        self.types = types
        self.networks = networks
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

extension DiscoverTVSeriesFilter {

    /// The filter as items of a query.
    var queryItems: [QueryItem] {
        [
            .day("air_date.gte", earliestAirDate),
            .day("air_date.lte", latestAirDate),
            .number("first_air_date_year", firstAirDateYear),
            .day("first_air_date.gte", earliestFirstAirDate),
            .day("first_air_date.lte", latestFirstAirDate),
            .flag("include_null_first_air_dates", includesNullFirstAirDates),
            .flag("include_adult", includesAdult),
            .flag("screened_theatrically", isScreenedTheatrically),
            .item("timezone", timezone),
            .number("vote_average.gte", minimumVoteAverage),
            .number("vote_average.lte", maximumVoteAverage),
            .number("vote_count.gte", minimumVoteCount),
            .number("vote_count.lte", maximumVoteCount),
            .number("with_runtime.gte", minimumRuntime),
            .number("with_runtime.lte", maximumRuntime),
            .values("with_status", statuses),
            .values("with_type", types),
            .values("with_networks", networks),
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
