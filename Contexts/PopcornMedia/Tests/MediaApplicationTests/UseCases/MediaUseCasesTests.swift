import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import MediaDomain
import Testing

@testable import MediaApplication

@Suite struct MediaUseCasesTests {

    private let time = Date(timeIntervalSinceReferenceDate: 1000)
    private let images = ImagesConfiguration.example
    private let german: ContentLocale

    init() throws {
        german = try ContentLocale(language: "de-DE")
    }

    private func useCases(
        lists: MediaListRepositoryMock? = nil, externalIDs: ExternalIDRepositoryMock? = nil,
        names: SeriesNamesStub = SeriesNamesStub(), index: TitleNameIndexStub? = nil,
        titles: WatchedTitlesStub = WatchedTitlesStub(),
        watchlist: WatchlistRepositoryMock = WatchlistRepositoryMock()
    ) -> MediaUseCases {
        let missing = PopcornError(.notFound, "")
        return MediaUseCases(
            lists: lists ?? MediaListRepositoryMock(.failure(missing)),
            externalIDs: externalIDs ?? ExternalIDRepositoryMock(.failure(missing)), names: names,
            index: index, titles: titles, watchlist: watchlist, clock: .mock(),
            fetchCalendar: failing(), exportCalendar: failing(), builder: .mock())
    }

    private func failing<Request: Sendable, Value: Sendable>() -> FetchUseCase<Request, Value> {
        UseCaseBuilder.mock().fetch("Failing") { _, _, _ async throws(PopcornError) -> Sourced<Value> in
            throw PopcornError(.notFound, "")
        } present: { value, _, _ in
            value
        }
    }

    @Test func `suggestions come from the index, in the locale of the request or the default one`() async throws {
        let suggestion = TitleSuggestion(kind: .movie, id: 550, name: "Fight Club", popularity: 30)
        let index = TitleNameIndexStub(Sourced([suggestion], origin: .index, cachedAt: time))
        let useCases = useCases(index: index)
        let query = SuggestionQuery("fight", kinds: [.movie], limit: 3)
        #expect(
            try await useCases.suggestTitles.sourced(query, locale: german)
                == Sourced([suggestion], origin: .index, cachedAt: time))
        #expect(try await useCases.suggestTitles.execute(" fight  cl ") == [suggestion])
        #expect(index.queries.map(\.0) == [query, SuggestionQuery("fight cl")])
        #expect(index.queries.map(\.1.language) == ["de-DE", "en-US"])
    }

    @Test func `without an index, suggestions are not cached`() async throws {
        let error = await #expect(throws: PopcornError.self) {
            try await useCases().suggestTitles.execute("fight")
        }
        #expect(error?.kind == .notCached)
    }

    @Test func `a search shows previews of each kind, with the watchlist status of titles`() async throws {
        let items: [MediaPreview] = [.movie(.mock()), .tvSeries(.mock(id: 550)), .person(.mock())]
        let page = ContentPage(page: 2, totalPages: 3, totalResults: 60, items: items)
        let lists = MediaListRepositoryMock(.success(Sourced(page, origin: .stale, cachedAt: time)))
        let watchlist = WatchlistRepositoryMock()
        _ = try await watchlist.add(.tvSeries, id: 550, owner: .default)
        let result = try await useCases(lists: lists, watchlist: watchlist).searchMedia.sourced(
            ListRequest(MediaSearch("a"), page: 2, owner: .default), locale: german, policy: .refresh)

        #expect(result.origin == .stale)
        #expect(result.value.totalResults == 60)
        #expect(result.value.items.map(\.kind) == [.movie, .tvSeries, .person])
        #expect(result.value.items.map(\.id) == [.movie(550), .tvSeries(550), .person(287)])
        guard case .movie(let movie) = result.value.items[0], case .tvSeries(let series) = result.value.items[1],
            case .person(let person) = result.value.items[2]
        else { return }
        #expect(movie.isOnWatchlist == false)
        #expect(series.isOnWatchlist == true)
        #expect(person.profileURLSet == images.profileURLSet(for: PersonPreview.mock().profilePath))
        #expect(
            lists.calls == [ListCall(page: 2, list: .search(MediaSearch("a")), locale: german, policy: .refresh)])
    }

    @Test func `trending lists are those of the requested window`() async throws {
        let lists = MediaListRepositoryMock(
            .success(
                Sourced(ContentPage(page: 1, totalPages: 1, totalResults: 0, items: []), origin: .cache, cachedAt: time)
            ))
        _ = try await useCases(lists: lists).fetchTrendingMedia.execute(.week)
        #expect(lists.calls.map(\.list) == [.trending(.week)])
    }

    @Test func `matches are grouped by kind, and seasons and episodes have the names of their series`() async throws {
        let matches: [ExternalIDMatch] = [
            .episode(.mock()), .media(.person(.mock())), .season(.mock()), .media(.movie(.mock())),
            .season(.mock(.mock(id: 9), seriesID: 9)), .media(.tvSeries(.mock())),
        ]
        let repository = ExternalIDRepositoryMock(.success(Sourced(matches, origin: .cache, cachedAt: time)))
        let names = SeriesNamesStub(series: [96677: "Lupin"], seasons: [96677: [1: "Part one", 2: "Two"]])
        let id = try ExternalID("tt2531336")
        let found = try await useCases(externalIDs: repository, names: names).findByExternalID.execute(
            id, locale: german, policy: .cacheOnly)

        #expect(found.movies.map(\.id) == [550])
        #expect(found.tvSeries.map(\.id) == [1396])
        #expect(found.people.map(\.id) == [287])
        #expect(found.seasons.map(\.seriesName) == ["Lupin", nil])
        #expect(found.seasons.map(\.seriesID) == [96677, 9])
        #expect(found.episodes.map(\.seriesName) == ["Lupin"])
        #expect(found.episodes.map(\.seasonName) == ["Part one"])
        #expect(found.episodes.map(\.stillURLSet) == [images.stillURLSet(for: TVEpisode.mock().stillPath)])
        #expect(repository.calls == [ExternalIDCall(id: id, locale: german, policy: .cacheOnly)])
    }

    @Test func `watchlist titles have a preview or the error`() async throws {
        let now = WallClock.mock().now
        let ids = [TitleID(.movie, 550), TitleID(.tvSeries, 1), TitleID(.tvSeries, 2), TitleID(.movie, 4)]
        let watchlist = WatchlistRepositoryMock()
        for id in ids { _ = try await watchlist.add(id.kind, id: id.id, owner: .default) }
        let titles = WatchedTitlesStub(
            cached: [
                ids[0]: .mock(), ids[1]: .mock(.tvSeries(.mock(id: 1)), nextEpisodeAirDate: now + 86_400),
                ids[2]: .mock(.tvSeries(.mock(id: 2))),
            ])
        let page = try await useCases(titles: titles, watchlist: watchlist).fetchWatchlistTitles.execute(
            WatchlistQuery(owner: .default))
        let byID = Dictionary(page.items.map { ($0.id, $0) }) { first, _ in first }

        #expect(page.totalResults == 4)
        #expect(byID[ids[0]]?.preview?.title == "Fight Club")
        #expect(byID[ids[1]]?.nextEpisodeAirDate == now + 86_400)
        #expect(byID[ids[2]]?.preview?.id == .tvSeries(2))
        #expect(byID[ids[2]]?.nextEpisodeAirDate == nil)
        #expect(byID[ids[3]]?.preview == nil)
        #expect(byID[ids[3]]?.failure?.kind == .notFound)
    }
}

/// An index that returns fixed suggestions and records the queries.
private final class TitleNameIndexStub: TitleNameIndex {

    private let double: PortDouble<(SuggestionQuery, ContentLocale), Sourced<[TitleSuggestion]>>

    var queries: [(SuggestionQuery, ContentLocale)] { double.calls }

    init(_ result: Sourced<[TitleSuggestion]>) {
        double = PortDouble(.success(result))
    }

    func suggestions(
        for query: SuggestionQuery, locale: ContentLocale
    ) async throws(PopcornError) -> Sourced<[TitleSuggestion]> {
        try double.call((query, locale))
    }

    func add(_ names: [ContentName], language: String) {}
}
