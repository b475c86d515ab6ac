import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MediaDomain
import MediaDomainTestHelpers
import Testing

@testable import MediaApplication

/// Tests of the order and the pages of watchlist titles.
@Suite struct WatchedTitlesTests {

    private let now = WallClock.mock().now

    private func titles(_ provider: WatchedTitlesStub, _ ids: [TitleID]) async throws -> WatchedTitles {
        let watchlist = WatchlistRepositoryMock()
        for id in ids { _ = try await watchlist.add(id.kind, id: id.id, owner: .default) }
        return WatchedTitles(titles: provider, watchlist: watchlist, clock: .mock())
    }

    private func series(_ id: Int, _ name: String, firstAirDate: Date?, next: Date?) -> WatchedTitle {
        .mock(.tvSeries(TVSeriesPreview(id: id, name: name, firstAirDate: firstAirDate)), nextEpisodeAirDate: next)
    }

    @Test(arguments: [
        (WatchlistOrder.title, [2, 1, 3, 4]), (.release, [1, 3, 4, 2]), (.nextEpisode, [3, 1, 4, 2]),
    ])
    func `titles without the property, or that cannot be read, are last, latest addition first`(
        order: WatchlistOrder, expected: [Int]
    ) async throws {
        let ids = [TitleID(.tvSeries, 1), TitleID(.movie, 2), TitleID(.tvSeries, 3), TitleID(.movie, 4)]
        let provider = WatchedTitlesStub(cached: [
            ids[0]: series(1, "Émile", firstAirDate: now, next: now + 2 * 86_400),
            ids[1]: .mock(.movie(MoviePreview(id: 2, title: "bar"))),
            ids[2]: series(3, "Zoo", firstAirDate: now - 86_400, next: now + 86_400),
        ])
        let page = try await titles(provider, ids).page(
            ListRequest(WatchlistQuery(owner: .default, order: order)), locale: .americanEnglish, policy: .cacheFirst)
        #expect(page.value.items.map(\.entry.id) == expected)
    }

    @Test func `at most a page of titles that are not cached is fetched to sort, and none with cacheOnly`()
        async throws
    {
        let ids = (1...50).map { TitleID(.movie, $0) }
        var provider = WatchedTitlesStub()
        for id in ids {
            provider.remote[id] = .mock(.movie(MoviePreview(id: id.id, title: "\(1000 - id.id)")))
        }
        let titles = try await titles(provider, ids)
        let query = WatchlistQuery(owner: .default, order: .title)
        let page = try await titles.page(
            ListRequest(query), locale: .americanEnglish, policy: .cacheFirst)
        let cached = try await titles.page(
            ListRequest(query), locale: .americanEnglish, policy: .cacheOnly)

        #expect(page.value.totalPages == 3)
        #expect(page.value.items.compactMap(\.title).count == 20)
        #expect(page.value.items.map(\.entry.id) == page.value.items.map(\.entry.id).sorted(by: >))
        #expect(cached.value.items.count == 20)
        #expect(cached.value.items.compactMap(\.title).isEmpty)
        #expect(cached.value.items.allSatisfy { $0.failure?.kind == .notCached })
    }

    @Test func `an invalid page number is rejected`() async throws {
        let titles = try await titles(WatchedTitlesStub(), [])
        let error = await #expect(throws: PopcornError.self) {
            try await titles.page(
                ListRequest(WatchlistQuery(owner: .default), page: 0), locale: .americanEnglish, policy: .cacheFirst)
        }
        #expect(error == .invalidInput("0 is not a valid page number; it must be greater than 0"))
    }
}
