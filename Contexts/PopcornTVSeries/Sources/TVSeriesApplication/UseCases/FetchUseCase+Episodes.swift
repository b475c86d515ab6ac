public import CoreApplication
public import CoreDomain
public import TVSeriesDomain

extension FetchUseCase where Request == TVSeasonLocator {

    /// Fetches the value for a season.
    ///
    /// - Parameters:
    ///   - seriesID: The TMDb identifier of the series, greater than 0.
    ///   - seasonNumber: The season number, 0 or greater. Season 0 contains specials.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func execute(
        seriesID: Int, seasonNumber: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(seriesID: seriesID, seasonNumber: seasonNumber, locale: locale, policy: policy).value
    }

    /// Fetches the value for a season as `execute(seriesID:seasonNumber:)` does, and reports where it came from.
    @inlinable
    public func sourced(
        seriesID: Int, seasonNumber: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<Value> {
        try await sourced(
            TVSeasonLocator(seriesID: seriesID, seasonNumber: seasonNumber), locale: locale, policy: policy)
    }

    /// Returns an asynchronous sequence of the value for a season: the current value, then each change. The parameters
    /// are those of `execute(seriesID:seasonNumber:)`; the policy applies to the first value.
    public func updates(
        seriesID: Int, seasonNumber: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> where Value: Equatable {
        updates(TVSeasonLocator(seriesID: seriesID, seasonNumber: seasonNumber), locale: locale, policy: policy)
    }
}

extension FetchUseCase where Request == TVEpisodeLocator {

    /// Fetches the value for an episode.
    ///
    /// - Parameters:
    ///   - seriesID: The TMDb identifier of the series, greater than 0.
    ///   - seasonNumber: The season number, 0 or greater. Season 0 contains specials.
    ///   - episodeNumber: The episode number within the season, 0 or greater.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func execute(
        seriesID: Int, seasonNumber: Int, episodeNumber: Int, locale: ContentLocale? = nil,
        policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(
            seriesID: seriesID, seasonNumber: seasonNumber, episodeNumber: episodeNumber, locale: locale, policy: policy
        ).value
    }

    /// Fetches the value for an episode, and reports where it came from. The parameters are those of
    /// `execute(seriesID:seasonNumber:episodeNumber:)`.
    @inlinable
    public func sourced(
        seriesID: Int, seasonNumber: Int, episodeNumber: Int, locale: ContentLocale? = nil,
        policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<Value> {
        try await sourced(
            TVEpisodeLocator(seriesID: seriesID, seasonNumber: seasonNumber, episodeNumber: episodeNumber),
            locale: locale,
            policy: policy)
    }

    /// Returns an asynchronous sequence of the value for an episode: the current value, then each change.
    ///
    /// The parameters are those of `execute(seriesID:seasonNumber:episodeNumber:)`; the policy applies to the first
    /// value.
    public func updates(
        seriesID: Int, seasonNumber: Int, episodeNumber: Int, locale: ContentLocale? = nil,
        policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> where Value: Equatable {
        updates(
            TVEpisodeLocator(seriesID: seriesID, seasonNumber: seasonNumber, episodeNumber: episodeNumber),
            locale: locale,
            policy: policy)
    }
}

extension FetchUseCase where Request == TVEpisodeGroup.ID {

    /// Fetches the value for an episode group.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the group.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        groupID id: String, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(id, locale: locale, policy: policy).value
    }
}

extension TVSeasonLocator: MemoryRequest {
    package var memoryID: MemoryRequestID { MemoryRequestID(seriesID, seasonNumber) }
}

extension TVEpisodeLocator: MemoryRequest {
    package var memoryID: MemoryRequestID { MemoryRequestID(season.seriesID, season.seasonNumber, episodeNumber) }
}
