public import CoreDomain

/// A repository of TV series, backed by the cache and TMDb.
public protocol TVSeriesRepository: Sendable {

    /// Returns a TV series with at least the requested parts.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - parts: The requested parts.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func series(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts>

    /// Returns a TV series with at least the requested parts, and with the episodes of all its seasons.
    ///
    /// The episodes have their crew and guest stars. They are `nil` for a season that TMDb lists but does not send.
    /// Later reads of a season or an episode find it in the cache. Its other parts, such as images, need a request.
    /// The parameters are those of `series(withID:)`.
    func wholeSeries(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts>

    /// Returns TV series with at least the requested parts.
    ///
    /// Cached TV series are read together. The rest is fetched concurrently, a few at a time.
    ///
    /// The parameters are those of `series(withID:)`. The identifiers may contain duplicates.
    ///
    /// - Returns: The value or the error of each identifier, in order.
    func series(
        withIDs ids: [Int], including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<TVSeriesWithParts>, PopcornError>]
}

extension TVSeriesRepository {

    /// Reads each of them individually, one after the other.
    public func series(
        withIDs ids: [Int], including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<TVSeriesWithParts>, PopcornError>] {
        await ids.results { id throws(PopcornError) in
            try await series(withID: id, including: parts, locale: locale, policy: policy)
        }
    }
}

/// A repository of seasons with their episodes, backed by the cache and TMDb.
public protocol TVSeasonRepository: Sendable {

    /// Returns a season with its episodes and at least the requested parts.
    ///
    /// - Parameters:
    ///   - id: The series and the season number.
    ///   - parts: The requested parts.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func season(
        _ id: TVSeasonLocator, including parts: [TVSeasonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts>

    /// Returns the names of a season and its series, without a request.
    ///
    /// - Parameters:
    ///   - id: The series and the season number.
    ///   - locale: The language of the names.
    func names(of id: TVSeasonLocator, locale: ContentLocale) async -> TVSeasonNames
}

/// The cached names of a season and its series, in one language.
public struct TVSeasonNames: Hashable, Sendable {
    /// The name of the series, if the series is cached.
    public let series: String?
    /// The name of the season, if the season or its series is cached.
    public let season: String?
    /// The ISO 639-1 code of the original language of the series, if the series is cached.
    package let originalLanguage: String?

    /// Creates the names of a season and its series.
    public init(series: String? = nil, season: String? = nil) {
        self.init(series: series, season: season, originalLanguage: nil)
    }

    package init(series: String?, season: String?, originalLanguage: String?) {
        self.series = series
        self.season = season
        self.originalLanguage = originalLanguage
    }
}

/// A repository of episodes, backed by the cache and TMDb.
public protocol TVEpisodeRepository: Sendable {

    /// Returns an episode with its crew, guest stars and at least the requested parts.
    ///
    /// Reads the episode from its cached season if possible. A season contains the texts of its episodes, but not their
    /// other parts.
    ///
    /// - Parameters:
    ///   - id: The series, the season number and the episode number.
    ///   - parts: The requested parts.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func episode(
        _ id: TVEpisodeLocator, including parts: [TVEpisodePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeWithParts>
}

/// A repository of episode groups, backed by the cache and TMDb.
public protocol TVEpisodeGroupRepository: Sendable {

    /// Returns an episode group with its parts and their episodes.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the group.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func episodeGroup(
        withID id: String, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeGroup>
}
