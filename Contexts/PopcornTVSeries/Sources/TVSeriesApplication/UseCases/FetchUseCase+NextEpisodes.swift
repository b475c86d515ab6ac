public import CoreApplication
public import CoreDomain
import Foundation
import TVSeriesDomain

extension FetchUseCase where Request == WatchlistOwner {

    /// What belongs to an owner's watchlist.
    ///
    /// - Parameters:
    ///   - owner: Whose list. Default: that of the owner in a program that names none.
    ///   - locale: The language of texts. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        owner: WatchlistOwner = .default, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(owner, locale: locale, policy: policy).value
    }

    /// What belongs to an owner's watchlist, and then each later change of it. A series that is put on the list and not
    /// cached is shown once it is.
    ///
    /// - Parameters:
    ///   - owner: Whose list. Default: that of the owner in a program that names none.
    ///   - locale: The language of texts. Default: the configured one.
    ///   - policy: Where the first answer may come from. Default: the cache if it is young enough, else TMDb.
    public func updates(
        owner: WatchlistOwner = .default, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentUpdates<Value> where Value: Equatable {
        updates(owner, locale: locale, policy: policy)
    }
}

extension UseCaseBuilder {

    /// The use case that fetches the next episodes of the series on an owner's watchlist.
    func nextEpisodes(
        of repository: any TVSeriesRepository, on watchlist: any WatchlistRepository, clock: WallClock
    ) -> FetchNextEpisodesUseCase {
        fetch("FetchNextEpisodes") { [defaults] owner, locale, policy async throws(PopcornError) in
            let ids = try await watchlist.entries(.tvSeries, owner: owner).map(\.id)
            let texts = defaults.texts(for: locale)
            let readings = await Self.read(ids) { id throws(PopcornError) in
                try await repository.series(
                    withID: id, including: texts.parts(TVSeriesPart.texts), locale: locale, policy: policy
                ).map { content in
                    texts.withFallback(content.series, from: content.translations) { series, _ in series }
                }
            }
            return try WatchedSeries(readings, now: clock.now).sourced
        } present: { series, _, images in
            NextEpisodesMapper(imagesConfiguration: images).map(series)
        }
    }

    /// Reads series, a few at a time, in their order.
    private static func read(
        _ ids: [Int],
        _ read: @escaping @Sendable (Int) async throws(PopcornError) -> Sourced<TVSeries>
    ) async -> [WatchedSeries.Reading] {
        await withTaskGroup(of: (Int, WatchedSeries.Reading).self) { group in
            var readings: [Int: WatchedSeries.Reading] = [:]
            for (place, id) in ids.enumerated() {
                if place >= 8, let (id, reading) = await group.next() { readings[id] = reading }
                group.addTask {
                    do throws(PopcornError) {
                        return (id, .init(id: id, outcome: .success(try await read(id))))
                    } catch {
                        return (id, .init(id: id, outcome: .failure(error)))
                    }
                }
            }
            for await (id, reading) in group { readings[id] = reading }
            return ids.compactMap { readings[$0] }
        }
    }
}

/// The series on a watchlist, as far as they could be read.
struct WatchedSeries: Sendable {

    struct Reading: Sendable {
        let id: Int
        let outcome: Result<Sourced<TVSeries>, PopcornError>
    }

    let series: [TVSeries]
    let failures: [NextEpisodesFailure]
    let now: Date
    private let sources: [Sourced<TVSeries>]

    /// - Throws: A failure that is not about a series; and the first that is, if none could be read because of TMDb.
    init(_ readings: [Reading], now: Date) throws(PopcornError) {
        var sources: [Sourced<TVSeries>] = []
        var failures: [NextEpisodesFailure] = []
        for reading in readings {
            switch reading.outcome {
            case .success(let series): sources.append(series)
            case .failure(let error):
                guard error.kind.isAboutContent else { throw error }
                failures.append(NextEpisodesFailure(seriesID: reading.id, error: error))
            }
        }
        if sources.isEmpty, let first = failures.first(where: { $0.error.kind != .notFound }) { throw first.error }
        self.sources = sources
        self.failures = failures
        self.now = now
        series = sources.map(\.value)
    }

    /// With the oldest time of all, and stale if one of them is.
    var sourced: Sourced<WatchedSeries> {
        let origins = Set(sources.map(\.origin))
        return Sourced(
            self, origin: [.stale, .network].first(where: origins.contains) ?? .cache,
            cachedAt: sources.map(\.cachedAt).min() ?? now, failure: sources.lazy.compactMap(\.failure).first)
    }
}

extension PopcornError.Kind {
    /// Whether it is about what was asked for, and not about the service or the caller.
    fileprivate var isAboutContent: Bool {
        switch self {
        case .notFound, .notCached, .rateLimited, .unavailable, .undecodable: true
        case .invalidInput, .unauthorised, .storage, .cancelled: false
        }
    }
}
