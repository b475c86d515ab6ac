import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructureTestHelpers
import Foundation
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
