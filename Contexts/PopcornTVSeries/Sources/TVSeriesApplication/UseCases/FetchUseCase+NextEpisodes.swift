public import CoreApplication
public import CoreDomain
import Foundation
import TVSeriesDomain

extension FetchUseCase where Request == WatchlistOwner {

    /// Fetches the value for an owner's watchlist.
    ///
    /// At most 500 series that are not fresh in the cache are fetched from TMDb, those that were added last. Older values
    /// of the others are included. A series that is not cached is a failure of kind
    /// ``/CoreDomain/PopcornError/Kind-swift.enum/notCached``.
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

    /// Returns an asynchronous sequence of the value for an owner's watchlist: the current value, then each change.
    ///
    /// The series are read again at most once a second, however many of them are refreshed. A series that is added to the watchlist is included once it is cached.
    ///
    /// - Parameters:
    ///   - owner: The owner of the watchlist.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read the first value from the cache, from TMDb, or both. Default:
    ///     ``/CoreDomain/ReadPolicy/cacheFirst``.
    public func updates(
        owner: WatchlistOwner, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> where Value: Equatable {
        updates(owner, locale: locale, policy: policy)
    }
}

extension UseCaseBuilder {

    /// Returns a use case that fetches the next episodes of the series on an owner's watchlist.
    func nextEpisodes(
        of repository: any TVSeriesRepository, on watchlist: any WatchlistRepository, clock: WallClock
    ) -> FetchNextEpisodesUseCase {
        fetch("FetchNextEpisodes", isPaced: true) { [defaults] owner, locale, policy async throws(PopcornError) in
            let ids = try await watchlist.entries(.tvSeries, owner: owner).map(\.id)
            let texts = defaults.texts(for: locale)
            let results = try await ReadResults(
                ids, policy,
                all: { ids, policy in
                    await repository.series(
                        withIDs: ids, including: texts.parts(TVSeriesPart.texts), locale: locale, policy: policy)
                })
            try results.requireValue()
            var source = CombinedSource()
            source.add(results.values.map(\.value))
            let series = results.values.map { WatchlistSeriesResult.Entry($1.value, texts: texts) }
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

    /// A series with its texts by fallback, and the languages of the texts of its next episode.
    struct Entry: Sendable {
        let series: TVSeries
        let textLanguages: TextLanguages?

        init(_ content: TVSeriesWithParts, texts: TextChain?) {
            var series = texts.withFallback(content.series, from: content.translations) { series, _ in series }
            var languages: TextLanguages?
            if let next = series.nextEpisodeToAir {
                let translations = content.translations(ofSeason: next.seasonNumber, episode: next.episodeNumber)
                (series.nextEpisodeToAir, languages) = texts.withFallback(next, from: translations) { ($0, $1) }
            }
            self.series = series
            textLanguages = languages
        }
    }

    let series: [Entry]
    let failures: [NextEpisodesFailure]
    let now: Date
}
