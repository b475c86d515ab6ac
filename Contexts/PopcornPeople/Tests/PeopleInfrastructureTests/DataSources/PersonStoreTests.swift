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

@Suite
struct PersonStoreTests {

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.123456)
    private let key = PeoplePersonEntity.Key(id: 287, language: "en")

    private func withStore(_ body: (AggregateStore<PersonWithPartsMapper>) async throws -> Void) async throws {
        try await withCache(.people) { database, _ in
            try await body(AggregateStore(PersonWithPartsMapper(), in: database))
        }
    }

    private static let empty = PersonWithParts.mock(
        person: .mock(alsoKnownAs: [], biography: ""), credits: [], images: ImageCollection(),
        externalIDs: ExternalIDs())

    @Test(arguments: [
        PersonWithParts.mock(), .mock(credits: nil, images: nil, externalIDs: nil), empty,
        PersonWithParts(person: Person(id: 287, name: "")),
    ])
    func `a stored person is read back unchanged`(content: PersonWithParts) async throws {
        try await withStore { store async throws in
            #expect(try await store.value(key, including: .parts(.all)) == nil)

            try await store.store(Cached(content, cachedAt: time), at: key)

            #expect(try await store.value(key, including: .parts(.all)) == Cached(content, cachedAt: time))
        }
    }

    private static let parts: [([PersonPart], PersonWithParts)] = [
        ([.credits], PersonWithParts(person: .mock(), credits: [.mock()])),
        ([.images], PersonWithParts(person: .mock(), images: PersonWithParts.mock().images)),
        ([.externalIDs], PersonWithParts(person: .mock(), externalIDs: .mock())),
        ([], PersonWithParts(person: .mock())),
    ]

    @Test(arguments: parts)
    func `only the requested parts are read`(parts: [PersonPart], expected: PersonWithParts) async throws {
        try await withStore { store async throws in
            try await store.store(Cached(.mock(), cachedAt: time), at: key)

            #expect(try await store.value(key, including: .parts(parts))?.value == expected)
        }
    }

    @Test
    func `roles and jobs stay with their titles`() async throws {
        let credits: [PersonCredit] = [
            .mock(id: 1, roles: [.mock(creditID: "a"), .mock(creditID: "b")], jobs: []),
            .mock(kind: .tvSeries, id: 1, roles: [], jobs: [.mock(creditID: "c")]), .mock(id: 2, roles: [], jobs: []),
            .mock(id: 3, roles: [.mock(creditID: "d")], jobs: (0..<12).map { .mock(creditID: "e\($0)") }),
        ]
        try await withStore { store async throws in
            try await store.store(Cached(.mock(credits: credits), cachedAt: time), at: key)

            #expect(try await store.value(key, including: .parts([.credits]))?.value.credits == credits)
        }
    }

    @Test
    func `a thousand generated people are read back equal`() async throws {
        var generator = SeededGenerator(seed: 287)
        try await withStore { store async throws in
            for id in 1...1000 {
                // Every second value replaces the one before it.
                let key = PeoplePersonEntity.Key(id: (id + 1) / 2, language: "en")
                let content = Cached(generator.personWithParts(id: key.id), cachedAt: generator.date())
                try await store.store(content, at: key)

                #expect(try await store.value(key, including: .parts(.all)) == content)
            }
        }
    }
}
