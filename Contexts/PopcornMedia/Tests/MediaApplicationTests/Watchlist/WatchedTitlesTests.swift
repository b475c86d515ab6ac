import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import MediaDomain
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

    /// A keeper of names that records the titles without a name.
    private struct Names: LastKnownTitleKeeping {
        let missing = PortDouble<[TitleID], Void>(.success(()))
        func update(_ title: TitleID, language: String) {}
        func addMissing(_ titles: [TitleID]) { try? missing.call(titles) }
    }

    @Test func `titles that cannot be read are sorted by their last known names, and removed only if TMDb says so`()
        async throws
    {
        let watchlist = WatchlistRepositoryMock()
        func known(_ title: String, isRemoved: Bool = false) -> LastKnownTitle {
            LastKnownTitle(title: title, year: 2020, isRemoved: isRemoved)
        }
        let entries = [
            (1, nil), (2, known("Delta")), (3, known("Alpha", isRemoved: true)), (4, known("Bravo")), (5, nil),
        ]
        .map { WatchlistEntry(kind: .movie, id: $0, addedAt: now, lastKnown: $1) }
        _ = try await watchlist.add(entries, owner: .default)
        let names = Names()
        let provider = WatchedTitlesStub(
            cached: [
                TitleID(.movie, 1): .mock(.movie(MoviePreview(id: 1, title: "Charlie"))),
                TitleID(.movie, 2): .mock(.movie(MoviePreview(id: 2, title: "Echo"))),
            ])
        let titles = WatchedTitles(titles: provider, watchlist: watchlist, names: names, clock: .mock())
        func items(_ policy: ReadPolicy) async throws -> [WatchedTitles.Item] {
            try await titles.page(
                ListRequest(WatchlistQuery(owner: .default, order: .title)), locale: .americanEnglish, policy: policy
            ).value.items
        }
        let cached = try await items(.cacheOnly)
        #expect(cached.map(\.entry.id) == [3, 4, 1, 2, 5])
        #expect(cached.map(\.isRemoved) == [true, false, false, false, false])
        let fetched = try await items(.cacheFirst)
        #expect(fetched.map(\.isRemoved) == [true, true, false, false, true])
        #expect(names.missing.calls == [[TitleID(.movie, 1)], [TitleID(.movie, 1)]])

        let mapped = fetched.map { MediaDetailsMapper(imagesConfiguration: .example).map($0) }
        #expect(mapped.map(\.lastKnown?.title) == ["Alpha", "Bravo", nil, nil, nil])
        #expect(mapped.map(\.preview?.title) == [nil, nil, "Charlie", "Echo", nil])
        #expect(mapped.allSatisfy { $0.entry.lastKnown == nil })
    }

    @Test func `a page can have all titles, and a page number can be any`() async throws {
        let titles = try await titles(WatchedTitlesStub(), (1...45).map { TitleID(.movie, $0) })
        func page(_ number: Int, of size: Int) async throws -> ContentPage<WatchedTitles.Item> {
            var query = WatchlistQuery(owner: .default)
            query.pageSize = size
            return try await titles.page(
                ListRequest(query, page: number), locale: .americanEnglish, policy: .cacheOnly
            ).value
        }
        let all = try await page(1, of: .max)
        #expect(all.items.count == 45)
        #expect(all.totalPages == 1)
        #expect(try await page(.max, of: 20).items.isEmpty)
        #expect(try await page(3, of: 20).items.map(\.entry.id) == [5, 4, 3, 2, 1])
        #expect(try await page(1, of: 20).totalPages == 3)
        #expect(try await page(1, of: 15).totalPages == 3)
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
