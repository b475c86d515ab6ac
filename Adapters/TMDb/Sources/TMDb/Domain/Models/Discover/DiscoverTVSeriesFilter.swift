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

extension DiscoverTVSeriesFilter {

    /// Returns a copy of the filter that matches TV series first aired in a range of years.
    ///
    /// ```swift
    /// let recent = DiscoverTVSeriesFilter(networks: [174]).firstAirYears(from: 2020)
    /// ```
    ///
    /// The range replaces ``firstAirDateYear``, ``earliestFirstAirDate`` and ``latestFirstAirDate``.
    ///
    /// - Parameters:
    ///   - first: The first year, or `nil` for no lower limit. Default: `nil`.
    ///   - last: The last year, inclusive, or `nil` for no upper limit. Default: `nil`.
    public func firstAirYears(from first: Int? = nil, through last: Int? = nil) -> Self {
        var filter = self
        filter.firstAirDateYear = nil
        filter.earliestFirstAirDate = first.map { CivilDate.date(year: $0, month: 1, day: 1) }
        filter.latestFirstAirDate = last.map { CivilDate.date(year: $0, month: 12, day: 31) }
        return filter
    }
}

/// A production status of TV series, in a filter. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct TVSeriesStatusFilter: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// More episodes are planned.
    public static let returning = TVSeriesStatusFilter(rawValue: 0)
    /// The series is planned.
    public static let planned = TVSeriesStatusFilter(rawValue: 1)
    /// The series is in production.
    public static let inProduction = TVSeriesStatusFilter(rawValue: 2)
    /// The series has ended.
    public static let ended = TVSeriesStatusFilter(rawValue: 3)
    /// The series was cancelled.
    public static let cancelled = TVSeriesStatusFilter(rawValue: 4)
    /// Only a pilot was produced.
    public static let pilot = TVSeriesStatusFilter(rawValue: 5)
}

/// A type of TV series, in a filter. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/discover-tv
public struct TVSeriesTypeFilter: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A documentary.
    public static let documentary = TVSeriesTypeFilter(rawValue: 0)
    /// A news programme.
    public static let news = TVSeriesTypeFilter(rawValue: 1)
    /// A miniseries.
    public static let miniseries = TVSeriesTypeFilter(rawValue: 2)
    /// A reality show.
    public static let reality = TVSeriesTypeFilter(rawValue: 3)
    /// Scripted fiction.
    public static let scripted = TVSeriesTypeFilter(rawValue: 4)
    /// A talk show.
    public static let talkShow = TVSeriesTypeFilter(rawValue: 5)
    /// A video series.
    public static let video = TVSeriesTypeFilter(rawValue: 6)
}
