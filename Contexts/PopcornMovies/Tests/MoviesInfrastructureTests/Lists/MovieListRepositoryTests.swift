import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import MoviesDomain
import PopcornCaching
import Testing

@testable import MoviesInfrastructure

/// Tests of movie lists, read from the cache or fetched from TMDb.
@Suite
struct MovieListRepositoryTests {

    private let clock = ManualClock()
    private let remote = ListRemoteDataSourceMock<MovieList, MoviePreview>(
        .success(ContentPage(page: 1, totalPages: 3, totalResults: 41, items: [.mock(id: 1), .mock(id: 2)])))

    private func withRepository(
        _ body: (DefaultListRepository<MovieList, SingleKindPreviewStore<MoviePreviewMapper>>) async throws -> Void
    ) async throws {
        try await withCache(.movies, clock: clock.clock) { database, environment in
            try await body(
                DefaultListRepository(
                    "movie_list", remote: remote, previews: SingleKindPreviewStore(MoviePreviewMapper()),
                    database: database, environment: environment))
        }
    }

    @Test
    func `a page is fetched once in six hours`() async throws {
        try await withRepository { repository in
            let cold = try await repository.page(1, of: .popular, locale: .americanEnglish, policy: .cacheFirst)
            clock.advance(by: 6 * 3600 - 1)
            let warm = try await repository.page(1, of: .popular, locale: .americanEnglish, policy: .cacheFirst)

            #expect(cold.origin == .network)
            #expect(warm.origin == .cache)
            #expect(warm.value == cold.value)
            #expect(warm.value.items.map(\.id) == [1, 2])
            #expect(remote.calls == [ListCall(page: 1, list: .popular, locale: .americanEnglish)])

            clock.advance(by: 1)
            let stale = try await repository.page(1, of: .popular, locale: .americanEnglish, policy: .cacheFirst)
            #expect(stale.origin == .stale)
        }
    }

    @Test(arguments: [MovieList.nowPlaying, .upcoming, .trending(.day)])
    func `a page of a dated list is stale after an hour and fetched after a day`(list: MovieList) async throws {
        try await withRepository { repository in
            func page(_ policy: ReadPolicy = .cacheFirst) async throws(PopcornError) -> DataOrigin {
                try await repository.page(1, of: list, locale: .americanEnglish, policy: policy).origin
            }
            let cold = try await page()
            clock.advance(by: 3599)
            let warm = try await page()
            clock.advance(by: 1)
            let stale = try await page(.cacheOnly)
            #expect([cold, warm, stale] == [.network, .cache, .stale])

            clock.advance(by: 23 * 3600)
            remote.setResult(.failure(PopcornError(.unavailable, "TMDb is down")))
            await #expect(throws: PopcornError.self) { try await page() }
            let offline = await #expect(throws: PopcornError.self) { try await page(.cacheOnly) }
            #expect(offline?.kind == .notCached)
        }
    }

    @Test
    func `discovered movies are cached once for all regions, except by watch provider`() async throws {
        try await withRepository { repository in
            let regions = [ContentLocale.americanEnglish, try ContentLocale(language: "en-US", region: "DE")]
            for list in [MovieList.discover(MovieFilter(genres: [18])), .discover(MovieFilter(watchProviders: [8]))] {
                for locale in regions {
                    _ = try await repository.page(1, of: list, locale: locale, policy: .cacheFirst)
                }
            }
            #expect(remote.calls.count == 3)
        }
    }

    @Test
    func `the time zone does not separate pages of movies`() async throws {
        try await withRepository { repository in
            for zone in ["Europe/Berlin", "Asia/Tokyo"] {
                let locale = try ContentLocale(language: "en", timeZone: TimeZone(checkedIdentifier: zone))
                _ = try await repository.page(1, of: .nowPlaying, locale: locale, policy: .cacheFirst)
            }
            #expect(remote.calls.count == 1)
        }
    }

    @Test(arguments: [0, -1, 501, Int.max])
    func `an invalid page is rejected without a request`(number: Int) async throws {
        try await withRepository { repository in
            let error = await #expect(throws: PopcornError.self) {
                try await repository.page(number, of: .popular, locale: .americanEnglish, policy: .cacheFirst)
            }
            #expect(error?.kind == .invalidInput)
            #expect(error?.message == "\(number) is not a valid page number; it must be from 1 to 500")
            #expect(remote.calls.isEmpty)
        }
    }

    @Test(arguments: [
        (MovieList.search(MovieSearch(" \n ")), "The search text must not be empty"),
        (.similar(id: 0), "0 is not a valid movie identifier; it must be greater than 0"),
        (.discover(MovieFilter(minimumVoteAverage: 11)), "11.0 is not a valid rating; it must be from 0 to 10"),
        (
            .discover(MovieFilter(years: 1...2000)),
            "1 to 2000 is not a valid range of years for movies; years must be from 1800 to 9999"
        ),
        (
            .discover(
                MovieFilter(
                    releaseDays: DayRange(
                        from: Date(timeIntervalSince1970: 86_400), to: .init(timeIntervalSince1970: 0)))),
            "1970-01-02...1970-01-01 is not a valid range of days; it must not end before it starts"
        ),
        (.discover(MovieFilter(releaseTypes: [.unknown])), "A release type of a filter must not be unknown"),
        (.discover(MovieFilter(certificationRegion: "US")), "A certification region needs a certification"),
    ])
    func `an invalid list is rejected without a request`(list: MovieList, message: String) async throws {
        try await withRepository { repository in
            let error = await #expect(throws: PopcornError.self) {
                try await repository.page(1, of: list, locale: .americanEnglish, policy: .cacheFirst)
            }
            #expect(error == PopcornError(.invalidInput, message))
            #expect(remote.calls.isEmpty)
        }
    }

    @Test
    func `a not-found response for similar movies is cached`() async throws {
        remote.setResult(.failure(PopcornError(.notFound, "none")))
        try await withRepository { repository in
            for _ in 0..<2 {
                let error = await #expect(throws: PopcornError.self) {
                    try await repository.page(1, of: .similar(id: 5), locale: .americanEnglish, policy: .cacheFirst)
                }
                #expect(error?.kind == .notFound)
            }
            #expect(remote.calls.count == 1)
        }
    }

    @Test(
        arguments: [
            (MovieFilter(), false), (MovieFilter(genres: [18], firstReleaseDays: DayRange()), false),
            (MovieFilter(watchProviders: [8]), true), (MovieFilter(offerKinds: [.free]), true),
            (MovieFilter(releaseDays: DayRange()), true), (MovieFilter(releaseTypes: [.digital]), true),
            (MovieFilter(certification: "12"), true),
            (MovieFilter(certification: "12", certificationRegion: "DE"), false),
        ])
    func `discovered movies depend on the region only if the region is sent`(filter: MovieFilter, isRegional: Bool) {
        #expect(MovieList.discover(filter).isRegional == isRegional)
    }

    @Test
    func `different queries have different list names`() {
        let lists: [MovieList] = [
            .popular, .topRated, .nowPlaying, .upcoming, .trending(.day), .trending(.week), .similar(id: 1),
            .similar(id: 2), .recommendations(id: 1), .search(MovieSearch("a")), .search(MovieSearch("a&year=1999")),
            .search(MovieSearch("a", year: 1999)), .search(MovieSearch("a", includesAdult: true)),
            .search(MovieSearch("a%26year=1999")), .discover(MovieFilter()), .discover(MovieFilter(order: .newest)),
            .discover(MovieFilter(genres: [1])), .discover(MovieFilter(genres: [1, 2])),
            .discover(MovieFilter(excludedGenres: [1])), .discover(MovieFilter(years: 1990...1999)),
            .discover(MovieFilter(minimumVoteAverage: 7)), .discover(MovieFilter(minimumVoteCount: 7)),
            .discover(MovieFilter(runtime: 60...90)), .discover(MovieFilter(originalLanguage: "de")),
            .discover(MovieFilter(originCountry: "DE")), .discover(MovieFilter(people: [1])),
            .discover(MovieFilter(companies: [1])), .discover(MovieFilter(keywords: [1])),
            .discover(MovieFilter(watchProviders: [1])), .discover(MovieFilter(includesAdult: true)),
            .discover(MovieFilter(firstReleaseDays: DayRange(from: clock.now))),
            .discover(MovieFilter(firstReleaseDays: DayRange(to: clock.now))),
            .discover(MovieFilter(releaseDays: DayRange(from: clock.now))),
            .discover(MovieFilter(releaseTypes: [.digital])), .discover(MovieFilter(certification: "12")),
            .discover(MovieFilter(minimumCertification: "12")), .discover(MovieFilter(maximumCertification: "12")),
            .discover(MovieFilter(certification: "12", certificationRegion: "DE")),
            .discover(MovieFilter(offerKinds: [.free])),
        ]
        #expect(Set(lists.map(\.name)).count == lists.count)
        #expect(
            MovieList.discover(MovieFilter(genres: [2, 1, 2])).name == "movie/discover?order=popularity&genres=1,2")
        #expect(MovieList.search(MovieSearch("  fight club ")).name == "movie/search?text=fight club")
    }
}
