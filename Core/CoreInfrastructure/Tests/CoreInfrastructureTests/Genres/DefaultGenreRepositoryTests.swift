import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructureTestHelpers
import Foundation
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite
struct DefaultGenreRepositoryTests {

    private let clock = ManualClock()
    private let remote = PortDouble<TitleKind, [Genre]>(
        .success([Genre(id: 28, name: "Action"), Genre(id: 12, name: ""), Genre(id: 16, name: "映画")]))

    private func withRepository(_ body: (DefaultGenreRepository) async throws -> Void) async throws {
        try await withCache(Schema(), clock: clock.clock) { database, environment in
            try await body(DefaultGenreRepository(remote: remote, database: database, environment: environment))
        }
    }

    @Test
    func `genres keep TMDb's order and are fresh for a week`() async throws {
        try await withRepository { repository in
            let cold = try await repository.genres(of: .movie, locale: .americanEnglish, policy: .cacheFirst)
            clock.advance(by: 7 * 86_400 - 1)
            let warm = try await repository.genres(of: .movie, locale: .americanEnglish, policy: .cacheFirst)

            #expect(cold.origin == .network)
            #expect(warm.origin == .cache)
            #expect(warm.value == cold.value)
            #expect(warm.value.map(\.id) == [28, 12, 16])
            #expect(remote.calls == [.movie])

            clock.advance(by: 1)
            #expect(
                try await repository.genres(of: .movie, locale: .americanEnglish, policy: .cacheFirst).origin == .stale)
        }
    }

    @Test
    func `each kind and language is cached separately`() async throws {
        let german = try ContentLocale(language: "de-DE")
        try await withRepository { repository in
            _ = try await repository.genres(of: .movie, locale: .americanEnglish, policy: .cacheFirst)
            _ = try await repository.genres(of: .tvSeries, locale: .americanEnglish, policy: .cacheFirst)
            _ = try await repository.genres(of: .movie, locale: german, policy: .cacheFirst)

            #expect(remote.calls == [.movie, .tvSeries, .movie])
        }
    }

    /// A remote data source with a list for each language.
    private final class Lists: GenreRemoteDataSource {
        let lists: [String: Result<[Genre], PopcornError>]
        let languages = NIOLockedValueBox<[String]>([])

        init(_ lists: [String: Result<[Genre], PopcornError>]) {
            self.lists = lists
        }

        func genres(of kind: TitleKind, locale: ContentLocale) async throws(PopcornError) -> [Genre] {
            languages.withLockedValue { $0.append(locale.language) }
            return try (lists[locale.language] ?? .failure(PopcornError(.unavailable, "no list"))).get()
        }
    }

    private static let nameless = [Genre(id: 28, name: ""), Genre(id: 18, name: "Drama"), Genre(id: 12, name: " ")]

    @Test
    func `missing names come from the fallback languages, then English, with one request for each`() async throws {
        let catalan = try ContentLocale(language: "ca")
        let lists = Lists([
            "ca": .success(Self.nameless),
            "es": .success([Genre(id: 12, name: "Aventura"), Genre(id: 18, name: "Drama (es)")]),
            "en-US": .success([Genre(id: 28, name: "Action"), Genre(id: 12, name: "Adventure")]),
        ])
        try await withCache(Schema(), clock: clock.clock) { database, environment in
            let repository = DefaultGenreRepository(
                remote: lists, fallback: try TextFallback(["ca", "es", "de"]), database: database,
                environment: environment)
            for policy in [ReadPolicy.cacheFirst, .cacheFirst, .cacheOnly] {
                let genres = try await repository.genres(of: .movie, locale: catalan, policy: policy)
                #expect(genres.value.map(\.name) == ["Action", "Drama", "Aventura"])
                #expect(genres.value.map(\.id) == [28, 18, 12])
            }
            // The list in German fails, and is not requested again immediately.
            #expect(lists.languages.withLockedValue(\.self) == ["ca", "es", "de", "en-US"])
            let refreshed = try await repository.genres(of: .movie, locale: catalan, policy: .refresh)
            #expect(refreshed.value.map(\.name) == ["Action", "Drama", "Aventura"])
            #expect(lists.languages.withLockedValue(\.self) == ["ca", "es", "de", "en-US", "ca"])
        }
    }

    @Test
    func `a list with all names needs no other, and a name that no language has is empty`() async throws {
        let german = try ContentLocale(language: "de")
        let lists = Lists([
            "de": .success([Genre(id: 18, name: "Drama")]), "en-US": .success(Self.nameless),
        ])
        try await withCache(Schema(), clock: clock.clock) { database, environment in
            let repository = DefaultGenreRepository(remote: lists, database: database, environment: environment)
            _ = try await repository.genres(of: .movie, locale: german, policy: .cacheFirst)
            #expect(lists.languages.withLockedValue(\.self) == ["de"])
            let english = try await repository.genres(of: .movie, locale: .americanEnglish, policy: .cacheFirst)
            #expect(english.value == Self.nameless)
            #expect(lists.languages.withLockedValue(\.self) == ["de", "en-US"])
        }
    }

    @Test
    func `lists cached before a time are deleted`() async throws {
        try await withRepository { repository in
            _ = try await repository.genres(of: .movie, locale: .americanEnglish, policy: .cacheFirst)
            clock.advance(by: 10)
            _ = try await repository.genres(of: .tvSeries, locale: .americanEnglish, policy: .cacheFirst)

            try await repository.maintenance.delete(before: clock.now)

            let error = await #expect(throws: PopcornError.self) {
                try await repository.genres(of: .movie, locale: .americanEnglish, policy: .cacheOnly)
            }
            #expect(error?.kind == .notCached)
            let kept = try await repository.genres(of: .tvSeries, locale: .americanEnglish, policy: .cacheOnly)
            #expect(kept.origin == .cache)

            try await repository.maintenance.delete(before: .distantFuture)
            await #expect(throws: PopcornError.self) {
                try await repository.genres(of: .tvSeries, locale: .americanEnglish, policy: .cacheOnly)
            }
        }
    }

    @Test
    func `an empty list is cached`() async throws {
        remote.setResult(.success([]))
        try await withRepository { repository in
            _ = try await repository.genres(of: .movie, locale: .americanEnglish, policy: .cacheFirst)
            #expect(try await repository.genres(of: .movie, locale: .americanEnglish, policy: .cacheOnly).value == [])
        }
    }
}

extension PortDouble: GenreRemoteDataSource where Arguments == TitleKind, Value == [Genre] {

    func genres(of kind: TitleKind, locale: ContentLocale) async throws(PopcornError) -> [Genre] {
        try call(kind)
    }
}
