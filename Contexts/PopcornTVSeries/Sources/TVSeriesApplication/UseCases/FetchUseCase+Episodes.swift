public import CoreApplication
public import CoreDomain
public import TVSeriesDomain

extension FetchUseCase where Request == TVSeasonLocator {

    /// A season.
    ///
    /// - Parameters:
    ///   - seriesID: TMDb's identifier of the series, greater than 0.
    ///   - seasonNumber: The number; that of the specials is 0.
    ///   - locale: The language of texts. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func execute(
        seriesID: Int, seasonNumber: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(seriesID: seriesID, seasonNumber: seasonNumber, locale: locale, policy: policy).value
    }

    /// A season, with where it came from.
    ///
    /// - Parameters:
    ///   - seriesID: TMDb's identifier of the series, greater than 0.
    ///   - seasonNumber: The number; that of the specials is 0.
    ///   - locale: The language of texts. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func sourced(
        seriesID: Int, seasonNumber: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<Value> {
        try await sourced(
            TVSeasonLocator(seriesID: seriesID, seasonNumber: seasonNumber), locale: locale, policy: policy)
    }
}

extension FetchUseCase where Request == TVEpisodeLocator {

    /// What belongs to an episode.
    ///
    /// - Parameters:
    ///   - seriesID: TMDb's identifier of the series, greater than 0.
    ///   - seasonNumber: The number; that of the specials is 0.
    ///   - episodeNumber: The number within the season, 0 or greater.
    ///   - locale: The language of texts. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
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

    /// What belongs to an episode, with where it came from.
    ///
    /// - Parameters:
    ///   - seriesID: TMDb's identifier of the series, greater than 0.
    ///   - seasonNumber: The number; that of the specials is 0.
    ///   - episodeNumber: The number within the season, 0 or greater.
    ///   - locale: The language of texts. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
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
}

extension FetchUseCase where Request == TVSeasonLocator, Value: Equatable {

    /// A season, and then each later change of it.
    ///
    /// - Parameters:
    ///   - seriesID: TMDb's identifier of the series, greater than 0.
    ///   - seasonNumber: The number; that of the specials is 0.
    ///   - locale: The language of texts. Default: the configured one.
    ///   - policy: Where the first answer may come from. Default: the cache if it is young enough, else TMDb.
    public func updates(
        seriesID: Int, seasonNumber: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> {
        updates(TVSeasonLocator(seriesID: seriesID, seasonNumber: seasonNumber), locale: locale, policy: policy)
    }
}

extension FetchUseCase where Request == TVEpisodeLocator, Value: Equatable {

    /// What belongs to an episode, and then each later change of it.
    ///
    /// - Parameters:
    ///   - seriesID: TMDb's identifier of the series, greater than 0.
    ///   - seasonNumber: The number; that of the specials is 0.
    ///   - episodeNumber: The number within the season, 0 or greater.
    ///   - locale: The language of texts. Default: the configured one.
    ///   - policy: Where the first answer may come from. Default: the cache if it is young enough, else TMDb.
    public func updates(
        seriesID: Int, seasonNumber: Int, episodeNumber: Int, locale: ContentLocale? = nil,
        policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> {
        updates(
            TVEpisodeLocator(seriesID: seriesID, seasonNumber: seasonNumber, episodeNumber: episodeNumber),
            locale: locale,
            policy: policy)
    }
}
