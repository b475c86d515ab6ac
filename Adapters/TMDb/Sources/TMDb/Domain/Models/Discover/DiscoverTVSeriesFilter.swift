public import Foundation

/// A filter for discovering TV series. Properties that are `nil` do not restrict the results.
///
/// ```swift
/// let filter = DiscoverTVSeriesFilter(minimumVoteAverage: 7, genres: .all([18]))
/// ```
///
/// Dates are interpreted as days in UTC.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct DiscoverTVSeriesFilter: Hashable, Sendable {

    /// The earliest date of any episode.
    public var earliestAirDate: Date?
    /// The latest date of any episode.
    public var latestAirDate: Date?
    /// The year of the first episode.
    public var firstAirDateYear: Int?
    /// The earliest date of the first episode.
    public var earliestFirstAirDate: Date?
    /// The latest date of the first episode.
    public var latestFirstAirDate: Date?
    /// Whether the results include series without a first air date. TMDb's default: `false`.
    public var includesNullFirstAirDates: Bool?
    /// Whether the results include adult series. TMDb's default: `false`.
    public var includesAdult: Bool?
    /// Whether episodes were shown in cinemas.
    public var isScreenedTheatrically: Bool?
    /// The time zone of the air dates, such as `Europe/London`.
    public var timezone: String?
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
    /// The production statuses.
    public var statuses: DiscoverValues<TVSeriesStatusFilter>?
    /// The types of series.
    public var types: DiscoverValues<TVSeriesTypeFilter>?
    /// The TMDb identifiers of networks.
    public var networks: DiscoverValues<Network.ID>?
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

    /// The query items of the filter.
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
