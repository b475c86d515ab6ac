public import CoreApplication
public import CoreDomain
import Foundation
import TVSeriesDomain

extension FetchUseCase where Request == WatchlistOwner {

    /// Fetches the value for an owner's watchlist.
    ///
    /// - Parameters:
    ///   - owner: The owner of the watchlist. Default: ``/CoreDomain/WatchlistOwner/default``.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        owner: WatchlistOwner = .default, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(owner, locale: locale, policy: policy).value
    }

    /// Returns an asynchronous sequence of the value for an owner's watchlist: the current value, then each change.
    ///
    /// A series that is added to the watchlist is included once it is cached.
    ///
    /// - Parameters:
    ///   - owner: The owner of the watchlist. Default: ``/CoreDomain/WatchlistOwner/default``.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read the first value from the cache, from TMDb, or both. Default:
    ///     ``/CoreDomain/ReadPolicy/cacheFirst``.
    public func updates(
        owner: WatchlistOwner = .default, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> where Value: Equatable {
        updates(owner, locale: locale, policy: policy)
    }
}

extension UseCaseBuilder {

    /// Returns a use case that fetches the next episodes of the series on an owner's watchlist.
    func nextEpisodes(
        of repository: any TVSeriesRepository, on watchlist: any WatchlistRepository, clock: WallClock
    ) -> FetchNextEpisodesUseCase {
        fetch("FetchNextEpisodes") { [defaults] owner, locale, policy async throws(PopcornError) in
            let ids = try await watchlist.entries(.tvSeries, owner: owner).map(\.id)
            let texts = defaults.texts(for: locale)
            let found = await repository.series(
                withIDs: ids, including: texts.parts(TVSeriesPart.texts), locale: locale, policy: policy)
            let results = try ReadResults(ids, found)
            try results.requireValue()
            var source = CombinedSource()
            source.add(results.values.map(\.value))
            let series = results.values.map { _, content in
                texts.withFallback(content.value.series, from: content.value.translations) { series, _ in series }
            }
            let result = WatchlistSeriesResult(
                series: series,
                failures: results.failures.map { NextEpisodesFailure(seriesID: $0.key, error: $0.error) },
                now: clock.now)
            return source.sourced(result, now: clock.now)
        } present: { series, locale, images in
            NextEpisodesMapper(imagesConfiguration: images).map(series, locale: locale)
        }
    }
}

/// A result of reading the series on a watchlist: the series and the errors.
struct WatchlistSeriesResult: Sendable {
    let series: [TVSeries]
    let failures: [NextEpisodesFailure]
    let now: Date
}
