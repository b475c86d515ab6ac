public import CoreApplication
public import CoreDomain
import Foundation
import TVSeriesDomain

extension FetchUseCase where Request == WatchlistOwner {

    /// Fetches the value for an owner's watchlist.
    ///
    /// At most 500 series and 500 seasons that are not fresh in the cache are fetched from TMDb, starting with the
    /// series that were added last. For the others, older cached values are used. A series or season that is not cached
    /// is a failure of kind ``/CoreDomain/PopcornError/Kind-swift.enum/notCached``.
    ///
    /// - Parameters:
    ///   - owner: The owner of the watchlist.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        owner: WatchlistOwner, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(owner, locale: locale, policy: policy).value
    }

    /// Returns an asynchronous sequence of the value for an owner's watchlist: the current value, then each change. The
    /// parameters are those of `execute(owner:)`; the policy applies to the first value.
    ///
    /// The series are read again at most once a second. A series that is added to the watchlist is included once it is
    /// cached.
    public func updates(
        owner: WatchlistOwner, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> where Value: Equatable {
        updates(owner, locale: locale, policy: policy)
    }
}

extension UseCaseBuilder {

    /// Returns a use case that fetches the next episodes of the series on an owner's watchlist.
    func nextEpisodes(
        of repository: any TVSeriesRepository, seasons: any TVSeasonRepository, on watchlist: any WatchlistRepository,
        clock: WallClock
    ) -> FetchNextEpisodesUseCase {
        let airing = AiringEpisodesReader(seasons: seasons, defaults: defaults)
        return fetch("FetchNextEpisodes", isPaced: true) {
            [defaults] owner, locale, policy async throws(PopcornError) in
            let ids = try await watchlist.entries(.tvSeries, owner: owner).map(\.id)
            let texts = defaults.texts(for: locale)
            let results = try await ReadResults(
                ids, policy,
                all: { ids, policy in
                    await repository.series(
                        withIDs: ids, including: texts.parts(TVSeriesPart.texts), locale: locale, policy: policy)
                })
            try results.requireValue()
            let now = clock.now
            var source = CombinedSource()
            source.add(results.values.map(\.value))
            let episodes = try await airing.episodes(
                of: results.values.map { $1.value.withSeriesFallback(texts) }, from: locale.day(of: now), now: now,
                locale: locale, policy: policy, source: &source)
            let failures =
                results.failures.map { NextEpisodesFailure(seriesID: $0.key, error: $0.error) }
                + episodes.failures.map { season, error in
                    NextEpisodesFailure(seriesID: season.seriesID, seasonNumber: season.seasonNumber, error: error)
                }
            return source.sourced((episodes: episodes, failures: failures), now: now)
        } present: { content, _, images in
            NextEpisodesMapper(imagesConfiguration: images).map(content.episodes, failures: content.failures)
        }
    }
}
