import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import MoviesDomain
import PopcornCaching
import PopcornPersistence
import Testing

@testable import MoviesInfrastructure

/// Tests of movie collections, read from the cache or fetched from TMDb.
@Suite
struct DefaultMovieCollectionRepositoryTests {

    private typealias Store = ListingStore<MovieCollectionMapper, SingleKindPreviewStore<MoviePreviewMapper>>

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    private let clock = ManualClock()
    private let remote = MovieCollectionRemoteStub(.success(.mock()))

    private func withRepository(
        _ body: (DefaultMovieCollectionRepository, any CacheDatabase) async throws -> Void
    ) async throws {
        try await withCache(.movies, clock: clock.clock) { database, environment in
            try await body(
                DefaultMovieCollectionRepository(remote: remote, database: database, environment: environment),
                database)
        }
    }

    @Test
    func `every property reaches its column`() {
        let collection = MovieCollection.mock(originalName: "O", originalLanguage: "fr")
        let entity = MovieCollectionMapper().map(
            collection, key: .init(id: 10, language: "en"), cachedAt: time)

        #expect(entity.key == .init(id: 10, language: "en"))
        #expect(entity.name == "Star Wars Collection")
        #expect(entity.originalName == "O")
        #expect(entity.originalLanguage == "fr")
        #expect(entity.overview == "An epic space opera.")
        #expect(entity.posterPath == collection.posterPath)
        #expect(entity.backdropPath == collection.backdropPath)
        #expect(entity.cachedAt == time)
        #expect(MovieCollectionMapper().items(of: collection) == collection.parts)
    }

    @Test(arguments: [
        MovieCollection.mock(), MovieCollection(id: 10, name: "", parts: []),
        .mock(overview: "", parts: [.mock(id: 3), .mock(id: 1), .mock(id: 2)]),
    ])
    func `a stored collection is read back unchanged, its movies in order`(collection: MovieCollection) async throws {
        try await withCache { database in
            let store = Store(MovieCollectionMapper(), SingleKindPreviewStore(MoviePreviewMapper()), in: database)
            let key = MoviesCollectionEntity.Key(id: 10, language: "en-US")
            try await store.store(
                Cached(.mock(name: "Old", parts: [.mock(id: 9)]), cachedAt: time - 1), for: key, WritePermit())
            try await store.store(Cached(collection, cachedAt: time), for: key, WritePermit())

            #expect(try await store.value(key) == Cached(collection, cachedAt: time))
        }
    }

    @Test
    func `a thousand generated collections are read back equal`() async throws {
        var generator = SeededGenerator(seed: 31)
        try await withCache { database in
            let store = Store(MovieCollectionMapper(), SingleKindPreviewStore(MoviePreviewMapper()), in: database)
            for id in 1...1000 {
                let collection = MovieCollection(
                    id: id, name: generator.text(), originalName: generator.optional { $0.text() },
                    originalLanguage: generator.optional { $0.text() }, overview: generator.optional { $0.text() },
                    posterPath: generator.optional { $0.url() }, backdropPath: generator.optional { $0.url() },
                    parts: (0..<generator.pick([0, 1, 3])).map {
                        .mock(id: id * 10 + $0, title: generator.text(), overview: generator.optional { $0.text() })
                    })
                let key = MoviesCollectionEntity.Key(id: id, language: "en-US")
                try await store.store(Cached(collection, cachedAt: time), for: key, WritePermit())

                #expect(try await store.value(key)?.value == collection)
            }
        }
    }

    @Test
    func `a collection is fetched once a day in each language`() async throws {
        try await withRepository { repository, _ in
            let german = try ContentLocale(language: "de-DE")
            let cold = try await repository.collection(
                withID: 10, textLanguages: nil, locale: .americanEnglish, policy: .cacheFirst)
            clock.advance(by: 86_400 - 1)
            let warm = try await repository.collection(
                withID: 10, textLanguages: nil, locale: .americanEnglish, policy: .cacheFirst)
            _ = try await repository.collection(withID: 10, textLanguages: nil, locale: german, policy: .cacheFirst)

            #expect(cold.origin == .network)
            #expect(warm.origin == .cache)
            #expect(warm.value == cold.value)
            #expect(remote.calls == [.americanEnglish, german])

            clock.advance(by: 1)
            #expect(
                try await repository.collection(
                    withID: 10, textLanguages: nil, locale: .americanEnglish, policy: .cacheFirst
                ).origin
                    == .stale)
        }
    }

    @Test
    func `a collection that was cached without translations is fetched once more`() async throws {
        try await withRepository { repository, _ async throws in
            func read(_ languages: [String]?) async throws(PopcornError) -> Sourced<MovieCollection> {
                try await repository.collection(
                    withID: 10, textLanguages: languages, locale: .americanEnglish, policy: .cacheFirst)
            }
            _ = try await read(nil)
            let german = Translation(languageCode: "de", countryCode: "DE", texts: ContentTexts(title: "Titel"))
            let french = Translation(languageCode: "fr", countryCode: "FR", texts: ContentTexts(title: "Titre"))
            remote.setResult(.success(.mock(translations: [french, german])))
            #expect(try await read(["de"]).origin == .network)
            let warm = try await read(["de"])
            #expect(warm.origin == .cache)
            #expect(warm.value.translations == [german])
            #expect(try await read(nil).value.translations == nil)
            #expect(remote.calls.count == 2)
        }
    }

    @Test
    func `a not-found response for a collection is cached for an hour`() async throws {
        remote.setResult(.failure(PopcornError(.notFound, "TMDb has no collection 5")))
        try await withRepository { repository, _ in
            for _ in 0..<2 {
                let error = await #expect(throws: PopcornError.self) {
                    try await repository.collection(
                        withID: 5, textLanguages: nil, locale: .americanEnglish, policy: .cacheFirst)
                }
                #expect(error == PopcornError(.notFound, "TMDb has no collection 5"))
            }
            #expect(remote.calls.count == 1)
            clock.advance(by: 3600)
            await #expect(throws: PopcornError.self) {
                try await repository.collection(
                    withID: 5, textLanguages: nil, locale: .americanEnglish, policy: .cacheFirst)
            }
            #expect(remote.calls.count == 2)
        }
    }

    @Test
    func `an invalid identifier is rejected without a request`() async throws {
        try await withRepository { repository, _ in
            let error = await #expect(throws: PopcornError.self) {
                try await repository.collection(
                    withID: 0, textLanguages: nil, locale: .americanEnglish, policy: .cacheFirst)
            }
            #expect(error == .invalidInput("0 is not a valid collection identifier; it must be greater than 0"))
            #expect(remote.calls.isEmpty)
        }
    }

    @Test
    func `lists and collections share previews, and a collection that lacks one is fetched again`() async throws {
        try await withRepository { repository, database in
            _ = try await repository.collection(
                withID: 10, textLanguages: nil, locale: .americanEnglish, policy: .cacheFirst)
            let pages = PageStore(SingleKindPreviewStore(MoviePreviewMapper()), in: database)
            let page = ContentPage(
                page: 1, totalPages: 1, totalResults: 1, items: [MoviePreview.mock(id: 11, title: "IV")])
            try await pages.store(
                Cached(page, cachedAt: time), for: .init(MovieList.popular, page: 1, locale: .americanEnglish),
                WritePermit())

            let shared = try await repository.collection(
                withID: 10, textLanguages: nil, locale: .americanEnglish, policy: .cacheFirst)
            #expect(shared.value.parts.map(\.title) == ["IV", "The Empire Strikes Back"])
            try await database.write([
                .delete(MoviesPreviewEntity.self, MoviesPreviewEntity.Key(id: 11, language: "en-US"))
            ])
            let again = try await repository.collection(
                withID: 10, textLanguages: nil, locale: .americanEnglish, policy: .cacheFirst)
            #expect(again.origin == .network)
            #expect(again.value == .mock())
        }
    }

    @Test
    func `collections are counted and deleted`() async throws {
        try await withRepository { repository, _ in
            _ = try await repository.collection(
                withID: 10, textLanguages: nil, locale: .americanEnglish, policy: .cacheFirst)
            #expect(try await repository.maintenance.statistics().countByLanguage == ["en-US": 1])
            #expect(try await repository.maintenance.delete(before: .distantFuture) == 1)
            #expect(try await repository.maintenance.statistics().countByLanguage == [:])
        }
    }
}

/// A remote data source that returns a prepared result and records the locales of its requests.
private typealias MovieCollectionRemoteStub = PortDouble<ContentLocale, MovieCollection>

extension PortDouble: MovieCollectionRemoteDataSource
where Arguments == ContentLocale, Value == MovieCollection {

    func collection(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieCollection {
        try call(locale)
    }
}
