package import CoreDomain
package import CoreInfrastructure
import Foundation
package import PopcornCaching
package import PopcornPersistence
package import TVSeriesDomain

/// A repository of TV series, backed by the cache and TMDb.
///
/// A whole series is stored in the rows of the series and of its seasons.
package struct DefaultTVSeriesRepository: TVSeriesRepository {

    private let remote: any TVSeriesRemoteDataSource
    private let environment: CachingEnvironment
    private let series: PartsReader<TVSeriesWithPartsMapper>
    private let whole: CachedReader<WholeTVSeriesStore>

    /// Creates a repository with a cache database that was opened with ``PopcornPersistence/Schema/tvSeries``.
    package init(remote: any TVSeriesRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment) {
        self.remote = remote
        self.environment = environment
        series = PartsReader("series", TVSeriesWithPartsMapper(), in: database, environment: environment) {
            $0.value.series.timeToLiveClass(now: $1)
        }
        whole = CachedReader(
            "whole_series",
            store: WholeTVSeriesStore(
                series: series, seasons: AggregateStore(TVSeasonWithPartsMapper(), in: database),
                environment: environment),
            environment: environment
        ) { $0.value.series.wholeTimeToLiveClass(now: $1) }
    }

    /// The maintenance of cached series.
    package var maintenance: any CacheMaintaining { series.reader }

    package func series(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try await series.read(
            id, locale, policy, including: parts,
            fetch: series(locale), fetchPart: part(locale))
    }

    package func series(
        withIDs ids: [Int], including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<TVSeriesWithParts>, PopcornError>] {
        await series.read(
            ids, locale, policy, including: parts,
            fetch: series(locale), fetchPart: part(locale))
    }

    /// Returns a closure that fetches a series. The data source gets the stored series, which lists the seasons and
    /// episodes; `nil` if the series cannot be read.
    private func series(_ locale: ContentLocale) -> PartsReader<TVSeriesWithPartsMapper>.Reader.Fetch {
        { [remote] key, stored throws(PopcornError) in
            try await remote.series(withID: key.id, locale: locale, known: (try? await stored())?.series)
        }
    }

    /// Returns a closure that fetches a part of a series.
    private func part(_ locale: ContentLocale) -> PartsReader<TVSeriesWithPartsMapper>.PartFetch {
        { [remote] key, part, series throws(PopcornError) in
            try await remote.part(
                part, ofSeries: key.id, locale: locale, originalLanguage: series.series.originalLanguage)
        }
    }

    package func wholeSeries(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try ContentKind.tvSeries.validate(id)
        let key = WholeTVSeriesStore.Key(series: .init(id: id, language: locale.language))
        environment.registerKey(key.series)
        let content = try await whole.read(key, policy, including: parts) { _, _ throws(PopcornError) in
            // The series may be stored although some of its seasons are not.
            let stored = try? await series.store.cached(key.series, including: [])?.value.series
            let content = try await remote.wholeSeries(
                withID: id, locale: locale, originalLanguage: stored?.originalLanguage)
            series.reader.countMissing(content.missing.parts, of: key.series)
            return content
        }
        for season in content.value.series.seasons ?? [] { environment.registerKey(key.season(season.seasonNumber)) }
        // The stored series has its seasons without their episodes.
        return try await series.completed(
            content, key.series, policy, including: parts, takesDetails: false, fetchPart: part(locale))
    }
}

/// The time-to-live classes of TV series, seasons and episodes.
///
/// - `imminent`: within two weeks of an air date; for a series, the air date of the next episode.
/// - `settled`: more than a year after the last air date; for a series, only if it has ended or was cancelled; for a
///   season, only if none of its coming episodes lacks a date.
/// - `usual`: otherwise.
extension TVSeries {

    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        if let next = nextEpisodeToAir?.airDate, next.isWithinTwoWeeks(of: now) { return .imminent }
        guard let status, ["Ended", "Canceled"].contains(status), let lastAirDate else { return .usual }
        return lastAirDate.isOverAYear(before: now) ? .settled : .usual
    }

    /// Returns the class of the series together with its seasons: the class of the value that is likely to change
    /// first.
    func wholeTimeToLiveClass(now: Date) -> TimeToLiveClass {
        let classes = [timeToLiveClass(now: now)] + (seasons ?? []).map { $0.timeToLiveClass(now: now) }
        return [.imminent, .usual].first(where: classes.contains) ?? .settled
    }
}

extension TVSeason {

    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        let dates = episodes?.compactMap(\.airDate) ?? []
        if dates.contains(where: { $0.isWithinTwoWeeks(of: now) }) { return .imminent }
        if hasUndatedComingEpisode { return .usual }
        return (dates.max() ?? airDate)?.isOverAYear(before: now) == true ? .settled : .usual
    }

    /// Whether an episode without an air date follows all episodes that have one.
    private var hasUndatedComingEpisode: Bool {
        let episodes = episodes ?? []
        let lastDated = episodes.filter { $0.airDate != nil }.map(\.episodeNumber).max() ?? -1
        return episodes.contains { $0.airDate == nil && $0.episodeNumber > lastDated }
    }
}

extension TVEpisode {

    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        TimeToLiveClass(around: airDate, now: now)
    }
}

extension Date {

    fileprivate func isWithinTwoWeeks(of now: Date) -> Bool {
        abs(now.timeIntervalSince(self)) < 14 * 86_400
    }

    fileprivate func isOverAYear(before now: Date) -> Bool {
        now.timeIntervalSince(self) > 365 * 86_400
    }
}
