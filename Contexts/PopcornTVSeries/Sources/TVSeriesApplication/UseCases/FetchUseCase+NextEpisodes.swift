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
            let results = await repository.series(
                withIDs: ids, including: texts.parts(TVSeriesPart.texts), locale: locale, policy: policy)
            let readings = zip(ids, results).map { id, result in
                WatchlistSeriesResult.Reading(
                    id: id,
                    outcome: result.map { content in
                        content.map { content in
                            texts.withFallback(content.series, from: content.translations) { series, _ in series }
                        }
                    })
            }
            return try WatchlistSeriesResult(readings, now: clock.now).sourced
        } present: { series, locale, images in
            NextEpisodesMapper(imagesConfiguration: images).map(series, locale: locale)
        }
    }
}

/// A result of reading the series on a watchlist: the series and the errors.
struct WatchlistSeriesResult: Sendable {

    struct Reading: Sendable {
        let id: Int
        let outcome: Result<Sourced<TVSeries>, PopcornError>
    }

    let series: [TVSeries]
    let failures: [NextEpisodesFailure]
    let now: Date
    private let sources: [Sourced<TVSeries>]

    /// Creates a result from the outcomes of reading the series.
    ///
    /// - Throws: The first error that fails the whole request. If no series could be read, the first error other than
    ///   `notFound`.
    init(_ readings: [Reading], now: Date) throws(PopcornError) {
        var sources: [Sourced<TVSeries>] = []
        var failures: [NextEpisodesFailure] = []
        for reading in readings {
            switch reading.outcome {
            case .success(let series): sources.append(series)
            case .failure(let error):
                guard error.kind.affectsSingleItem else { throw error }
                failures.append(NextEpisodesFailure(seriesID: reading.id, error: error))
            }
        }
        if sources.isEmpty, let first = failures.first(where: { $0.error.kind != .notFound }) { throw first.error }
        self.sources = sources
        self.failures = failures
        self.now = now
        series = sources.map(\.value)
    }

    /// The result with its source: the oldest caching time, the first failure, and the origin. The origin is stale if
    /// any series is stale, or else the network if any series was fetched.
    var sourced: Sourced<WatchlistSeriesResult> {
        Sourced(self, of: sources, now: now)
    }
}

extension PopcornError.Kind {
    /// Whether the error affects a single series. Other errors fail the whole request.
    fileprivate var affectsSingleItem: Bool {
        switch self {
        case .notFound, .notCached, .rateLimited, .unavailable, .undecodable: true
        case .invalidInput, .unauthorised, .storage, .cancelled: false
        }
    }
}
