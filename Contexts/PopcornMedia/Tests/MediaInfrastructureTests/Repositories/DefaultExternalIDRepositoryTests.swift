import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import MediaDomain
import PopcornCaching
import PopcornPersistence
import Testing

@testable import MediaInfrastructure

@Suite
struct DefaultExternalIDRepositoryTests {

    private typealias Repository = DefaultExternalIDRepository<MixedPreviewStore<ExternalIDMatch>>

    private let clock = ManualClock()
    private let found: [ExternalIDMatch] = [
        .media(.movie(MoviePreview(id: 550, title: "Fight Club"))), .media(.movie(MoviePreview(id: 7, title: "Seven"))),
    ]

    private func withRepository(
        _ remote: ExternalIDRemoteStub, _ body: (Repository) async throws -> Void
    ) async throws {
        let schema = Schema(.media, Schema(TestPreviewEntity.self))
        try await withCache(schema, clock: clock.clock) { database, environment in
            try await body(
                DefaultExternalIDRepository(
                    remote: remote, previews: .test, database: database, environment: environment))
        }
    }

    @Test
    func `matches are read back in order, without a second request`() async throws {
        let remote = ExternalIDRemoteStub(.success(found))
        try await withRepository(remote) { repository async throws in
            let id = try ExternalID("tt0137523")
            let cold = try await repository.matches(of: id, locale: .americanEnglish, policy: .cacheFirst)
            let warm = try await repository.matches(of: id, locale: .americanEnglish, policy: .cacheFirst)

            #expect(cold == Sourced(found, origin: .network, cachedAt: clock.now))
            #expect(warm == Sourced(found, origin: .cache, cachedAt: clock.now))
            #expect(remote.calls == [ExternalIDCall(id: id, language: "en-US")])
        }
    }

    @Test
    func `matches are stored separately by language, and are fresh for a week`() async throws {
        let german = try ContentLocale(language: "de-DE")
        let remote = ExternalIDRemoteStub(.success(found))
        try await withRepository(remote) { repository async throws in
            let id = try ExternalID("tt0137523")
            for locale in [german, .americanEnglish, german] {
                _ = try await repository.matches(of: id, locale: locale, policy: .cacheFirst)
            }
            #expect(remote.calls.map(\.language) == ["de-DE", "en-US"])

            clock.advance(by: 7 * 86_400 - 1)
            #expect(try await repository.matches(of: id, locale: german, policy: .cacheFirst).origin == .cache)
            clock.advance(by: 2)
            #expect(try await repository.matches(of: id, locale: german, policy: .cacheFirst).origin == .stale)
        }
    }

    @Test
    func `an unknown identifier is cached as not found`() async throws {
        let remote = ExternalIDRemoteStub(.failure(PopcornError(.notFound, "TMDb has no match")))
        try await withRepository(remote) { repository async throws in
            let id = try ExternalID("tt0137523")
            for _ in 0..<2 {
                let error = await #expect(throws: PopcornError.self) {
                    try await repository.matches(of: id, locale: .americanEnglish, policy: .cacheFirst)
                }
                #expect(error?.kind == .notFound)
            }
            #expect(remote.calls.count == 1)
        }
    }
}
