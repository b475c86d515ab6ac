import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import PopcornCaching
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

/// Tests of TV series lists, read from the cache or fetched from TMDb.
@Suite
struct TVSeriesListTests {

    private typealias Previews = SingleKindPreviewStore<TVSeriesPreviewMapper>
    private typealias Store = PageStore<Previews>

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    private let clock = ManualClock()
    private let remote = ListRemoteDataSourceMock<TVSeriesList, TVSeriesPreview>(
        .success(ContentPage(page: 1, totalPages: 3, totalResults: 41, items: [.mock(id: 1), .mock(id: 2)])))

    private func withRepository(
        _ body: (DefaultListRepository<TVSeriesList, Previews>) async throws -> Void
    ) async throws {
        try await withCache(.tvSeries, clock: clock.clock) { database, environment in
            try await body(
                DefaultListRepository(
                    "tvseries_list", remote: remote, previews: Previews(TVSeriesPreviewMapper()), database: database,
                    environment: environment))
        }
    }

    @Test
    func `every property is mapped to its column`() {
        let preview = TVSeriesPreview.mock(originCountry: ["US", "GB"])
        let entity = TVSeriesPreviewMapper().map(preview, language: "en", cachedAt: time)

        #expect(entity.key == .init(id: 1396, language: "en"))
        #expect(entity.name == "Breaking Bad")
        #expect(entity.originalName == "Breaking Bad")
        #expect(entity.originalLanguage == "en")
        #expect(entity.originCountry == "-US\n-GB")
        #expect(entity.overview == preview.overview)
        #expect(entity.genreIDs == "18,80")
        #expect(entity.firstAirDate == preview.firstAirDate)
        #expect(entity.posterPath == preview.posterPath)
        #expect(entity.backdropPath == preview.backdropPath)
        #expect(entity.popularity == 205.3)
        #expect(entity.voteAverage == 8.9)
        #expect(entity.voteCount == 15_850)
        #expect(entity.isAdultOnly == false)
        #expect(entity.cachedAt == time)
    }

    @Test
    func `nil, empty and non-empty values stay distinct`() {
        let previews: [TVSeriesPreview] = [
            TVSeriesPreview(id: 1, name: ""),
            TVSeriesPreview(id: 1, name: "", originCountry: [], overview: "", genreIDs: []),
            TVSeriesPreview(id: 1, name: "", originCountry: [""]), .mock(),
        ]
        let mapper = TVSeriesPreviewMapper()
        for preview in previews {
            #expect(mapper.map(mapper.map(preview, language: "en", cachedAt: time)) == preview)
        }
    }

    @Test(arguments: [(TVSeriesList.airingToday, 2), (.onTheAir, 2), (.trending(.day), 1)])
    func `pages of lists of a day are cached per time zone where TMDb has one`(
        list: TVSeriesList, requests: Int
    ) async throws {
        try await withRepository { repository in
            for zone in ["Europe/Berlin", "Asia/Tokyo", "Europe/Berlin"] {
                let locale = try ContentLocale(language: "en", timeZone: TimeZone(checkedIdentifier: zone))
                _ = try await repository.page(1, of: list, locale: locale, policy: .cacheFirst)
            }
            #expect(remote.calls.count == requests)
            #expect(list.isDated)
            #expect(!TVSeriesList.popular.isDated && !TVSeriesList.trending(.week).isDated)
        }
    }

    @Test
    func `series airing today are fetched again on the next day of the reader`() async throws {
        try await withRepository { repository in
            let zone = try TimeZone(checkedIdentifier: "Asia/Tokyo")
            let locale = try ContentLocale(language: "ja", timeZone: zone)
            let midnight = zone.day(of: clock.now) + 86_400 - Double(zone.secondsFromGMT())
            clock.advance(by: midnight.timeIntervalSince(clock.now) - 1)
            _ = try await repository.page(1, of: .airingToday, locale: locale, policy: .cacheFirst)
            clock.advance(by: 1)
            let next = try await repository.page(1, of: .airingToday, locale: locale, policy: .cacheFirst)
            #expect(next.origin == .network)
            #expect(remote.calls.count == 2)
        }
    }

    @Test
    func `a page is fetched once, then read from the cache`() async throws {
        try await withRepository { repository in
            let cold = try await repository.page(1, of: .popular, locale: .americanEnglish, policy: .cacheFirst)
            clock.advance(by: 6 * 3600 - 1)
            let warm = try await repository.page(1, of: .popular, locale: .americanEnglish, policy: .cacheFirst)

            #expect(cold.origin == .network)
            #expect(warm.origin == .cache)
            #expect(warm.value == cold.value)
            #expect(warm.value.items.map(\.id) == [1, 2])
            #expect(remote.calls == [ListCall(page: 1, list: .popular, locale: .americanEnglish)])
        }
    }

    @Test(arguments: [
        (TVSeriesList.search(TVSeriesSearch(" \n ")), "The search text must not be empty"),
        (.similar(id: 0), "0 is not a valid series identifier; it must be greater than 0"),
        (.discover(TVSeriesFilter(minimumVoteAverage: 11)), "11.0 is not a valid rating; it must be from 0 to 10"),
        (
            .discover(TVSeriesFilter(years: 1...2000)),
            "1 to 2000 is not a valid range of years for series; years must be from 1800 to 9999"
        ),
        (
            .discover(TVSeriesFilter(airDays: DayRange(from: .distantFuture, to: .distantPast))),
            "4001-01-01...0001-01-01 is not a valid range of days; it must not end before it starts"
        ),
    ])
    func `an invalid list is rejected without a request`(list: TVSeriesList, message: String) async throws {
        try await withRepository { repository in
            let error = await #expect(throws: PopcornError.self) {
                try await repository.page(1, of: list, locale: .americanEnglish, policy: .cacheFirst)
            }
            #expect(error == PopcornError(.invalidInput, message))
            #expect(remote.calls.isEmpty)
        }
    }

    @Test
    func `different queries have different names`() {
        let filters = [
            TVSeriesFilter(), TVSeriesFilter(order: .newest), TVSeriesFilter(genres: [1]),
            TVSeriesFilter(genres: [1, 2]), TVSeriesFilter(excludedGenres: [1]), TVSeriesFilter(years: 1990...1999),
            TVSeriesFilter(minimumVoteAverage: 7), TVSeriesFilter(minimumVoteCount: 7),
            TVSeriesFilter(runtime: 60...90),
            TVSeriesFilter(originalLanguage: "de"), TVSeriesFilter(originCountry: "DE"), TVSeriesFilter(networks: [1]),
            TVSeriesFilter(companies: [1]), TVSeriesFilter(keywords: [1]), TVSeriesFilter(watchProviders: [1]),
            TVSeriesFilter(statuses: [.ended]), TVSeriesFilter(statuses: [.ended, .pilot]),
            TVSeriesFilter(types: [.news]), TVSeriesFilter(includesAdult: true),
            TVSeriesFilter(firstAirDays: DayRange(from: clock.now)), TVSeriesFilter(airDays: DayRange(from: clock.now)),
            TVSeriesFilter(airDays: DayRange(to: clock.now)), TVSeriesFilter(offerKinds: [.free]),
        ]
        let lists: [TVSeriesList] =
            [
                .popular, .topRated, .onTheAir, .airingToday, .trending(.day), .trending(.week), .similar(id: 1),
                .similar(id: 2), .recommendations(id: 1), .search(TVSeriesSearch("a")),
                .search(TVSeriesSearch("a", year: 1999)), .search(TVSeriesSearch("a", includesAdult: true)),
            ] + filters.map { .discover($0) }
        #expect(Set(lists.map(\.name)).count == lists.count)
        #expect(
            TVSeriesList.discover(TVSeriesFilter(genres: [2, 1, 2], statuses: [.pilot, .ended])).name
                == "tv/discover?order=popularity&genres=1,2&status=ended,pilot")
    }

    @Test
    func `only a filter by watch offers depends on the region`() {
        for list: TVSeriesList in [.popular, .airingToday, .trending(.day), .similar(id: 1), .discover(.init())] {
            #expect(list.isRegional == false)
        }
        #expect(TVSeriesList.discover(TVSeriesFilter(watchProviders: [8])).isRegional)
        #expect(TVSeriesList.discover(TVSeriesFilter(offerKinds: [.rent])).isRegional)
    }

    @Test
    func `a thousand generated previews are read back as stored, until deleted`() async throws {
        var generator = SeededGenerator(seed: 21)
        try await withCache(.tvSeries) { database, _ async throws in
            let store = Store(Previews(TVSeriesPreviewMapper()), in: database)
            func key(_ number: Int) -> Store.Key {
                Store.Key(TVSeriesList.popular, page: number, locale: .americanEnglish)
            }
            for number in 1...50 {
                let page = ContentPage(
                    page: number, totalPages: 50, totalResults: 1000,
                    items: (1...20).map { generator.preview(id: number * 100 + $0) })
                try await store.store(Cached(page, cachedAt: time), for: key(number), WritePermit())

                #expect(try await store.value(key(number))?.value == page)
            }
            try await store.delete(before: .distantFuture)
            #expect(try await store.value(key(1)) == nil)
        }
    }
}

extension SeededGenerator {

    fileprivate mutating func preview(id: Int) -> TVSeriesPreview {
        TVSeriesPreview(
            id: id, name: text(), originalName: optional { $0.text() }, originalLanguage: optional { $0.text() },
            originCountry: optional { $0.array { $0.text() } }, overview: optional { $0.text() },
            genreIDs: optional { $0.array { $0.int() } }, firstAirDate: optional { $0.date() },
            posterPath: optional { $0.url() }, backdropPath: optional { $0.url() },
            popularity: optional { $0.double() }, voteAverage: optional { $0.double() },
            voteCount: optional { $0.int() }, isAdultOnly: optional { Bool.random(using: &$0) })
    }
}
