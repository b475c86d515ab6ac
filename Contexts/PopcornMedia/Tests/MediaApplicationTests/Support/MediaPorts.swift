import CoreDomain
import CoreDomainTestHelpers
import MediaDomain

/// A repository of lists that returns a prepared result and records its requests.
typealias MediaListRepositoryMock = ListRepositoryMock<MediaList, MediaPreview>

/// A repository of external identifiers that returns a prepared result and records its requests.
typealias ExternalIDRepositoryMock = PortDouble<ExternalIDCall, Sourced<[ExternalIDMatch]>>

struct ExternalIDCall: Equatable {
    let id: ExternalID
    let locale: ContentLocale
    let policy: ReadPolicy
}

extension PortDouble: ExternalIDRepository
where Arguments == ExternalIDCall, Value == Sourced<[ExternalIDMatch]> {

    func matches(
        of id: ExternalID, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[ExternalIDMatch]> {
        try call(ExternalIDCall(id: id, locale: locale, policy: policy))
    }
}

/// A provider of the names of some series and their seasons.
struct SeriesNamesStub: SeriesNameProviding {

    var series: [Int: String] = [:]
    var seasons: [Int: [Int: String]] = [:]

    func names(ofSeries id: Int, season number: Int, locale: ContentLocale) async -> SeriesNames {
        SeriesNames(series: series[id], season: seasons[id]?[number])
    }
}

/// A provider of some titles, of which some are cached. Other titles are not found.
struct WatchedTitlesStub: WatchedTitleProviding {

    var cached: [TitleID: WatchedTitle] = [:]
    var remote: [TitleID: WatchedTitle] = [:]

    func title(
        _ id: TitleID, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<WatchedTitle> {
        if let title = cached[id] { return Sourced(title, origin: .cache, cachedAt: WallClock.mock().now) }
        guard policy != .cacheOnly else { throw PopcornError(.notCached, "not cached") }
        guard let title = remote[id] else { throw PopcornError(.notFound, "not found") }
        return Sourced(title, origin: .network, cachedAt: WallClock.mock().now)
    }
}
