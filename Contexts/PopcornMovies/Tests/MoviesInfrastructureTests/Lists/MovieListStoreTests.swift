import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import MoviesDomain
import PopcornPersistence
import Testing

@testable import MoviesInfrastructure
@testable import PopcornCaching

/// Tests of cached lists: pages in order, and one preview of a movie for all lists.
@Suite
struct MovieListStoreTests {

    private typealias Store = PageStore<SingleKindPreviewStore<MoviePreviewMapper>>
    private typealias Page = ContentPage<MoviePreview>

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    private let german: ContentLocale

    init() throws {
        german = try ContentLocale(language: "de-DE")
    }

    private func withStore(_ body: (Store, any CacheDatabase) async throws -> Void) async throws {
        try await withCache { database in
            try await body(Store(SingleKindPreviewStore(MoviePreviewMapper()), in: database), database)
        }
    }

    private func key(
        _ list: MovieList = .popular, page: Int = 1, locale: ContentLocale = .americanEnglish
    ) -> Store.Key {
        Store.Key(list, page: page, locale: locale)
    }

    private func page(_ movies: [MoviePreview], number: Int = 1) -> Page {
        Page(page: number, totalPages: 7, totalResults: 133, items: movies)
    }

    private func keep(_ page: Page, at key: Store.Key, in store: Store, _ time: Date? = nil) async throws {
        try await store.store(Cached(page, cachedAt: time ?? self.time), for: key, WritePermit())
    }

    @Test
    func `a page keeps its order, totals and time`() async throws {
        try await withStore { store, _ in
            let page = page([.mock(id: 9), .mock(id: 3), .mock(id: 7, title: "Seven"), .mock(id: 1)])
            try await keep(page, at: key(), in: store)

            #expect(try await store.value(key()) == Cached(page, cachedAt: time))
        }
    }

    @Test
    func `an empty page is stored`() async throws {
        try await withStore { store, _ in
            try await keep(page([]), at: key(), in: store)

            #expect(try await store.value(key())?.value == page([]))
            #expect(try await store.value(key(page: 2)) == nil)
        }
    }

    @Test
    func `a movie that is on a page twice is returned twice`() async throws {
        try await withStore { store, _ in
            let page = page([.mock(id: 1), .mock(id: 2), .mock(id: 1)])
            try await keep(page, at: key(), in: store)

            #expect(try await store.value(key())?.value.items.map(\.id) == [1, 2, 1])
        }
    }

    @Test
    func `lists share one preview in each language`() async throws {
        try await withStore { store, database in
            try await keep(page([.mock(title: "Old")]), at: key(), in: store)
            try await keep(page([.mock(title: "Kampfclub")]), at: key(locale: german), in: store)
            try await keep(page([.mock(title: "New")]), at: key(.topRated), in: store)

            #expect(try await store.value(key())?.value.items.map(\.title) == ["New"])
            #expect(try await store.value(key(locale: german))?.value.items.map(\.title) == ["Kampfclub"])
            let count = try await database.keys(of: MoviesPreviewEntity.self, after: nil, limit: 1000).count
            #expect(count == 2)
        }
    }

    @Test
    func `a page of an older schema is recognised`() async throws {
        try await withSQLiteCache { database in
            let store = Store(SingleKindPreviewStore(MoviePreviewMapper()), in: database)
            try await keep(page([.mock()]), at: key(), in: store)
            #expect(try await store.value(key())?.isOutdated == false)
            try await database.makeRowsOlder(of: CoreListPageEntity.self)
            #expect(try await store.value(key())?.isOutdated == true)
        }
    }

    @Test
    func `a not-found response replaces a page, until the next page is stored or it is removed`() async throws {
        try await withStore { store, _ in
            let (page, revoked) = (page([.mock()]), WritePermit())
            revoked.revoke()
            try await store.storeNotFound(key(), since: time, revoked)
            #expect(try await store.notFoundSince(key()) == nil)

            try await keep(page, at: key(), in: store)
            try await store.storeNotFound(key(), since: time + 1, revoked)
            #expect(try await store.value(key())?.value == page)

            try await store.storeNotFound(key(), since: time + 1, WritePermit())
            #expect(try await store.value(key()) == nil)
            #expect(try await store.notFoundSince(key()) == time + 1)

            try await keep(page, at: key(), in: store)
            #expect(try await store.notFoundSince(key()) == nil)

            try await store.storeNotFound(key(), since: time, WritePermit())
            try await store.remove(key())
            #expect(try await store.notFoundSince(key()) == nil)
        }
    }

    @Test
    func `a new first page keeps the other pages`() async throws {
        try await withStore { store, _ in
            try await keep(page([.mock(id: 1)], number: 1), at: key(page: 1), in: store)
            try await keep(page([.mock(id: 2)], number: 2), at: key(page: 2), in: store)
            try await keep(page([.mock(id: 3)], number: 1), at: key(page: 1), in: store, time + 60)

            #expect(try await store.value(key(page: 1)) == Cached(page([.mock(id: 3)], number: 1), cachedAt: time + 60))
            #expect(try await store.value(key(page: 2)) == Cached(page([.mock(id: 2)], number: 2), cachedAt: time))
        }
    }

    @Test
    func `only regional lists are stored by region`() async throws {
        let austrian = try ContentLocale(language: "de-DE", region: "AT")
        #expect(key(.popular, locale: german) != key(.popular, locale: austrian))
        #expect(key(.similar(id: 550), locale: german) == key(.similar(id: 550), locale: austrian))
    }

    @Test
    func `storing a preview does not change the details`() async throws {
        try await withStore { store, database in
            let movies = MovieStore(database: database)
            try await movies.store(Cached(.mock(), cachedAt: time), language: "en-US")
            try await keep(page([.mock(title: "Preview", overview: nil)]), at: key(), in: store, time + 60)

            let details = try await movies.movie(withID: 550, language: "en-US", including: .all)
            #expect(details == Cached(.mock(), cachedAt: time))
        }
    }

    @Test
    func `a page that lacks a preview is a cache miss`() async throws {
        try await withStore { store, database in
            try await keep(page([.mock(id: 1), .mock(id: 2)]), at: key(), in: store)
            try await database.write([
                .delete(MoviesPreviewEntity.self, MoviesPreviewEntity.Key(id: 2, language: "en-US"))
            ])

            #expect(try await store.value(key()) == nil)
        }
    }

    @Test
    func `old pages and previews are deleted`() async throws {
        try await withStore { store, database in
            for number in 1...3 {
                let movies = (0..<150).map { MoviePreview.mock(id: number * 1000 + $0) }
                try await keep(page(movies, number: number), at: key(page: number), in: store, time + Double(number))
            }
            try await store.delete(before: time + 3)

            #expect(try await store.value(key(page: 2)) == nil)
            #expect(try await store.value(key(page: 3))?.value.items.count == 150)
            let count = try await database.keys(of: MoviesPreviewEntity.self, after: nil, limit: 1000).count
            #expect(count == 150)

            try await store.delete(before: .distantFuture)
            #expect(try await store.value(key(page: 3)) == nil)
        }
    }

    @Test
    func `a thousand generated previews are read back equal`() async throws {
        var generator = SeededGenerator(seed: 20)
        try await withStore { store, _ in
            for number in 1...50 {
                let movies = (1...20).map { generator.preview(id: number * 100 + $0) }
                try await keep(page(movies, number: number), at: key(page: number), in: store)

                #expect(try await store.value(key(page: number))?.value.items == movies)
            }
        }
    }
}

extension SeededGenerator {

    fileprivate mutating func preview(id: Int) -> MoviePreview {
        MoviePreview(
            id: id, title: text(), originalTitle: optional { $0.text() }, originalLanguage: optional { $0.text() },
            overview: optional { $0.text() }, genreIDs: optional { $0.array { $0.int() } },
            releaseDate: optional { $0.date() }, posterPath: optional { $0.url() }, backdropPath: optional { $0.url() },
            popularity: optional { $0.double() }, voteAverage: optional { $0.double() },
            voteCount: optional { $0.int() },
            hasVideo: optional { Bool.random(using: &$0) }, isAdultOnly: optional { Bool.random(using: &$0) })
    }
}
