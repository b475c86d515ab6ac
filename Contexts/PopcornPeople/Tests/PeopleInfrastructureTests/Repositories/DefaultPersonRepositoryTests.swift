import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import PeopleDomain
import PopcornCaching
import PopcornPersistence
import Testing

@testable import PeopleInfrastructure

/// Tests of the repository's keys, parts and time-to-live classes.
@Suite
struct DefaultPersonRepositoryTests {

    private let clock = ManualClock()
    private let remote = RemoteDataSourceStub(.success(.mock()))
    private let british: ContentLocale

    init() throws {
        british = try ContentLocale(language: "en-GB")
    }

    private func withRepository(_ body: (DefaultPersonRepository) async throws -> Void) async throws {
        try await withCache(.people, clock: clock.clock) { database, environment in
            try await body(DefaultPersonRepository(remote: remote, database: database, environment: environment))
        }
    }

    @Test
    func `a cache miss is fetched in the locale, and a cache hit sends no request`() async throws {
        try await withRepository { repository async throws in
            let cold = try await repository.person(
                withID: 287, including: .all, locale: british, policy: .cacheFirst)
            let warm = try await repository.person(
                withID: 287, including: .all, locale: british, policy: .cacheFirst)
            let bare = try await repository.person(withID: 287, including: [], locale: british, policy: .cacheOnly)

            #expect(cold == Sourced(.mock(), origin: .network, cachedAt: clock.now))
            #expect(warm == Sourced(.mock(), origin: .cache, cachedAt: clock.now))
            #expect(bare.value == PersonWithParts(person: .mock()))
            #expect(remote.calls == [british])
        }
    }

    @Test
    func `each language is stored separately`() async throws {
        let german = try ContentLocale(language: "de-DE")
        try await withRepository { repository async throws in
            for locale in [british, german, british] {
                _ = try await repository.person(withID: 287, including: [], locale: locale, policy: .cacheFirst)
            }
            #expect(remote.calls == [british, german])
            let statistics = try await repository.maintenance.statistics()
            #expect(statistics.countByLanguage == ["en-GB": 1, "de-DE": 1])
        }
    }

    @Test(arguments: [0, -1, Int.min], [ReadPolicy.cacheFirst, .refresh, .cacheOnly])
    func `an invalid identifier is rejected without a request`(id: Int, policy: ReadPolicy) async throws {
        try await withRepository { repository async throws in
            let error = await #expect(throws: PopcornError.self) {
                try await repository.person(withID: id, including: [], locale: british, policy: policy)
            }
            #expect(error == .invalidInput("\(id) is not a valid person identifier; it must be greater than 0"))
            #expect(remote.calls.isEmpty)
        }
    }

    @Test
    func `a not-found response is cached`() async throws {
        let missing = PopcornError(.notFound, "TMDb has no person 287")
        remote.setResult(.failure(missing))
        try await withRepository { repository async throws in
            for policy in [ReadPolicy.cacheFirst, .cacheFirst, .cacheOnly] {
                await #expect(throws: missing) {
                    try await repository.person(withID: 287, including: [], locale: british, policy: policy)
                }
            }
            #expect(remote.calls.count == 1)
        }
    }

    @Test(
        arguments: [
            (nil, TimeToLiveClass.usual), (-366, .settled), (-364, .usual), (0, .usual), (400, .usual),
        ] as [(Double?, TimeToLiveClass)])
    func `the time-to-live class depends on the date of death`(daysToDeath: Double?, expected: TimeToLiveClass) {
        let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let person = Person(id: 1, name: "N", deathday: daysToDeath.map { now.addingTimeInterval($0 * 86_400) })

        #expect(person.timeToLiveClass(now: now) == expected)
    }
}
